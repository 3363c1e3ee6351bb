/** Returns the first `count` code points of `text`. No code point is split. */
export const firstLetters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
