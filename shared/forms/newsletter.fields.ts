/** The newsletter form as both sides know it: where it goes, its field, its limits. */
export const newsletterForm = {
  action: '/api/newsletter',
  fields: { email: { name: 'email', maxLength: 254 } },
} as const;
