/** The contact form as both sides know it: where it goes, its fields, their limits. */
import type { Form } from './formTypes.ts';

export const contactForm = {
  action: '/api/contact',
  fields: {
    name: { name: 'name', kind: 'line', maxLength: 100, required: true },
    email: { name: 'email', kind: 'email', maxLength: 254, required: true },
    company: { name: 'company', kind: 'line', maxLength: 150, required: false },
    phone: { name: 'phone', kind: 'line', maxLength: 40, required: false },
    /** What the enquiry is about: path of a service (`devops/ci-cd`) or of an industry. */
    topic: { name: 'topic', kind: 'slug', maxLength: 100, required: false },
    /** How large the sender sees the work, in people and time: nobody is asked for a sum. */
    budget: { name: 'budget', kind: 'choice', choices: ['weeks', 'months', 'year', 'running'], required: false },
    /** Language of the answer, where it is to be another one than the page's. */
    language: { name: 'language', kind: 'choice', choices: ['en', 'ar', 'ku'], required: false },
    message: { name: 'message', kind: 'text', maxLength: 5000, required: true },
  },
} as const satisfies Form;
