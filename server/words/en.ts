/** Texts of the server in English. */
import { brandIn } from '#shared/brand.ts';
import { site } from '#site.config';
import type { Words } from './words.ts';

const brand = brandIn('en');
const write = `Write to ${site.contact.email} instead.`;

export const en: Words = {
  errors: {
    required: 'Please fill this in.',
    tooLong: 'This text is too long. Please shorten it.',
    invalid: 'Please check this entry.',
    notEmail: 'Enter a full email address, like name@company.com.',
    notMailable: 'Our emails reach only addresses with the letters a to z before the @. Please use another one.',
    control: 'This must be one line of plain text.',
    unknown: 'This field is not part of the form.',
    fileTooBig: 'The file is larger than 5 MB. Please choose a smaller one.',
    fileEmpty: 'The file is empty. Please choose another one.',
    fileNotPdf: 'The file is not a PDF. Please choose a PDF.',
    fileGone: 'The file was changed or removed after you chose it. Please choose it again.',
    malformed: `The form arrived incomplete. Please try again. ${write}`,
    unsupportedType: `The form was sent in a format that this server does not accept. ${write}`,
    tooLarge: `The form is too large. A file may have up to 5 MB: please choose a smaller one, or write to ${site.contact.email}.`,
    foreignOrigin: `The form was not sent from our own page. Please open it there and try again. ${write}`,
    tooMany: `Too many messages came from your connection. Please try again later. ${write}`,
    busy: `The server cannot store anything at the moment. Please try again in a minute. ${write}`,
    off: `This form is switched off. ${write}`,
    notOffered: `This file is no longer offered. ${write}`,
    notFound: 'There is no page at this address.',
    methodNotAllowed: 'This address does not accept that method.',
    failed: `Something went wrong on our side. ${write}`,
  },
  labels: {
    contact: {
      name: 'Your name',
      email: 'Work email',
      company: 'Company',
      phone: 'Telephone',
      budget: 'Project size',
      language: 'Language of our answer',
      message: 'Your message',
    },
    newsletter: { email: 'Email address' },
    download: { email: 'Email address' },
    application: {
      name: 'Your name',
      email: 'Email address',
      message: 'About you and your work',
      links: 'Links',
      cv: 'CV as PDF, up to 5 MB',
    },
  },
  optional: 'optional',
  choices: {
    budget: {
      '': 'Not decided yet',
      weeks: 'A few weeks: assessment or pilot',
      months: 'A few months: one team',
      year: 'A year or more: several teams',
      running: 'Operation and support',
    },
    language: { '': 'The language of this page' },
  },
  form: {
    contact: 'Contact us',
    newsletter: 'Newsletter',
    download: 'Get the file by email',
    application: 'Apply',
    notSent: 'Not sent yet.',
    chooseRole: 'Choose a role on our career page and apply there.',
    backToRole: 'Back to the role',
    fileAgain: 'The chosen file is not kept. Please choose it again.',
    honeypot: 'Leave this empty',
    send: 'Send',
  },
  refused: { any: 'Not sent', off: 'Switched off', tooMany: 'Please wait a little', busy: 'Not stored' },
  thanks: {
    contact: { title: 'Your message has arrived', text: 'We have it and will answer within two working days.' },
    application: {
      title: 'Your application has arrived',
      text: 'We have it, your CV included, and will answer within five working days.',
    },
    newsletter: {
      title: 'Please check your email',
      text: 'Look for our email with a link that confirms the address. The link works for 48 hours.',
    },
    download: {
      title: 'Your file comes by email',
      text: 'Look for our email with the link to the file. If none comes within a few minutes, look into the folder for spam too.',
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    text: `Press the button to receive ${brand}’s newsletter at this address.`,
    button: 'Confirm',
  },
  confirmed: { title: 'Subscription confirmed', text: 'Your subscription is confirmed. Thank you.' },
  alreadyConfirmed: {
    title: 'Already confirmed',
    text: 'Your subscription is already active, and there is nothing left to do.',
  },
  unknownLink: {
    title: 'This link does not work',
    text: 'It may have expired or be incomplete. Please sign up again on our site to get a new link.',
  },
  unsubscribe: { title: 'Unsubscribe', text: 'Stop our newsletter to this address?', button: 'Unsubscribe' },
  unsubscribed: { title: 'Unsubscribed', text: 'You get no more newsletters from us.' },
  notUnsubscribed: {
    title: 'This link does not work',
    text: `It is incomplete, and nothing has changed. Please open it from the email itself. ${write}`,
  },
  confirmationMail: {
    subject: `Confirm your subscription to ${brand}`,
    question: `Someone, probably you, asked for ${brand}’s newsletter at this address.`,
    request: 'Open this page and press its button to confirm:',
    note: 'The link works for 48 hours. If it was not you, ignore this email: without confirmation nothing will be sent.',
    never: 'Remove this address',
  },
  download: {
    ready: {
      title: 'Your file is ready',
      text: 'Press the button to confirm your email address. The download then begins.',
      button: 'Download the file',
    },
    invalid: {
      title: 'This link does not work',
      text: 'It is incomplete or was changed. Please open it from the email itself, or ask for the file again on its page.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links to files work for some days only. Please ask for the file again on its page to get a new link.',
    },
    missing: { title: 'This file is no longer here', text: `We have taken it off our site. ${write}` },
    backToPage: 'Back to the page',
  },
  downloadMail: {
    subject: `Your file from ${brand}`,
    question: `Someone, probably you, asked ${brand} for this file at this address:`,
    request: 'Open this page and press its button to download it:',
    valid: { one: 'The link works for {count} day.', other: 'The link works for {count} days.' },
    note: 'If it was not you, ignore this email: your address is then deleted when the link expires.',
  },
  acknowledgementMail: {
    note: `Someone, probably you, gave this address in a form of ${brand}. If it was not you, ignore this email. An answer to it reaches us.`,
  },
};
