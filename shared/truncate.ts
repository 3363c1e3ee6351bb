/** The first `count` code points of `text`. */
export const truncate = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
