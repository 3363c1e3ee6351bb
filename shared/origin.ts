/** Whether a text is an origin to the letter, such as `https://example.com`: no path, no slash at its end, no capitals. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
