/** Text of a field error in the error summary above a form. A label that ends with a question mark gets no colon. */
export const problemLine = (label: string, text: string): string => `${label}${/[?؟]$/.test(label) ? '' : ':'} ${text}`;
