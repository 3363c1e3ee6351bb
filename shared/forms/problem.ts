/** What is wrong with a field, as the list above a form says it. A label that asks needs no colon after its mark. */
export const problemLine = (label: string, text: string): string => `${label}${/[?؟]$/.test(label) ? '' : ':'} ${text}`;
