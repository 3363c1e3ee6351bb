/** Runs in the head before anything is painted: a remembered theme never flashes the other one. */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";
