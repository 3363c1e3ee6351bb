/** The first `count` code points of `text`: none is cut in two. */
export const firstLetters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
