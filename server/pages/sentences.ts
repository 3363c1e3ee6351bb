/** What the server's own pages say. */
import type { FormError } from '#shared/forms/formTypes.ts';
import { site } from '#site.config';

type Code = FormError['code'];

const write = `Write to ${site.contact.email} instead.`;

/** One sentence for each code, naming what to do. */
export const sentences: Readonly<Record<Code, string>> = {
  required: 'Please fill this in.',
  tooLong: 'This is too long.',
  invalid: 'This does not look right. Please check it.',
  control: 'This must be one line of plain text.',
  unknown: 'The form sent something it does not have.',
  fileTooBig: 'The file is over 5 MB. Please choose a smaller one.',
  fileEmpty: 'The file is empty.',
  fileNotPdf: 'The file is not a PDF.',
  malformed: `The form did not arrive whole. Please try again. ${write}`,
  unsupportedType: `The form was sent in a way this server does not take. ${write}`,
  tooLarge: `What was sent is too large. A file may have up to 5 MB. ${write}`,
  tooSlow: 'Sending took too long. Please try again.',
  foreignOrigin: `The form was not sent from our own page. Please open it there and try again. ${write}`,
  conflict: 'This form was already sent with other content. Please open it again.',
  tooMany: `There were many messages from your connection. Please try again later. ${write}`,
  busy: `The server cannot store anything at the moment. Please try again in a minute. ${write}`,
  off: `This form is switched off. ${write}`,
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not work that way.',
  failed: `Something went wrong on our side. ${write}`,
};

/** Labels of the fields, by name. */
export const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email address',
  company: 'Company (optional)',
  phone: 'Phone (optional)',
  topic: 'Topic (optional)',
  message: 'Message',
  role: 'Position',
  links: 'Links (optional)',
  cv: 'CV as PDF, up to 5 MB',
};
