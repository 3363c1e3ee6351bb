/** The contact form, shared by page and server: its address, its fields and their limits. */
import type { Form } from './formTypes.ts';

export const contactForm = {
  action: '/api/contact',
  fields: {
    name: { name: 'name', kind: 'line', maxLength: 100, required: true },
    email: { name: 'email', kind: 'email', maxLength: 254, required: true },
    company: { name: 'company', kind: 'line', maxLength: 150, required: false },
    phone: { name: 'phone', kind: 'phone', maxLength: 40, required: false },
    /** What the enquiry is about: path of a service (`devops/ci-cd`) or of an industry. */
    topic: { name: 'topic', kind: 'slug', maxLength: 100, required: false },
    /** Size of the project as the sender estimates it, in people and time. The form never asks for a budget. */
    budget: { name: 'budget', kind: 'choice', choices: ['weeks', 'months', 'year', 'running'], required: false },
    /** Language of the reply, if it differs from the language of the page. */
    language: { name: 'language', kind: 'choice', choices: ['en', 'ar', 'ku'], required: false },
    message: { name: 'message', kind: 'text', maxLength: 5000, required: true },
  },
} as const satisfies Form;

/** Fields that a page may leave out of the form. Name, mail address and message are in every form; a page may set the topic itself. */
export const OPTIONAL_FIELDS = ['company', 'phone', 'budget', 'language'] as const;
