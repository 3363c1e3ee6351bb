/**
 * Runs in the head before anything is painted: a remembered theme never flashes the other one. Looks again when a page that was drawn ahead, or
 * comes back as it was left, is shown: it may have missed a choice.
 */
export const themeScript =
  "(f=>{f();addEventListener('pageshow',f);document.addEventListener('prerenderingchange',f)})(()=>{try{const t=localStorage.getItem('theme'),d=document.documentElement.dataset;if(t==='dark'||t==='light')d.theme=t;else delete d.theme}catch{}})";
