/** Removes the white space at the end of YAML text: spaces, tabs and line breaks. `trimEnd` would also remove spaces of a value, such as U+00A0. */
export const trimYamlEnd = (text: string): string => text.replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '');

/** Removes the white space at both ends of YAML text. */
export const trimYaml = (text: string): string => trimYamlEnd(text.replace(/^[ \t\r\n]+/, ''));
