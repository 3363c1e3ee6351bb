/** Whether a text is exactly an origin, such as `https://example.com`: no path, no trailing slash, no capital letters. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
