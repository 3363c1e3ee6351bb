/** Everything a company changes to put its own name on this site. Where a value is followed by `as`, change the value and keep the rest. */
export const site = {
  brand: 'Kariz',
  /** How a language spells the brand within its own text; one without an entry writes it as above. */
  brandIn: { ar: 'كاريز', ku: 'کارێز' },
  /** Name in the copyright line. */
  legalName: 'Kariz Information Technology',
  /** Public address of the site, without a slash at the end. */
  url: 'https://kariz.example',
  /** Time zone of the company, for publication dates, events and the times in the editing service: a name of the IANA list. */
  timeZone: 'Asia/Dubai',
  tagline: 'The software that runs under your business.',
  description:
    'Kariz designs, builds and runs software for companies in the Gulf: products, integrations, cloud platforms and the people to keep them going.',
  contact: {
    email: 'sales@kariz.example',
    // Optional, shown on the contact page, below Get In Touch and in the footer: `telephone` and `whatsapp`, numbers with their
    // country code such as '+1 555 0100', and `booking`, the https address where visitors book a meeting. Offices are records:
    // content/en/offices/.
  },
  /** Countries where remote colleagues are looked for, as ISO 3166 writes them; job boards that take one get the first. */
  remoteFrom: ['AE', 'SA', 'OM', 'QA', 'KW', 'BH', 'IQ', 'JO', 'EG', 'TR'],
  /** Shown in the footer, in this order. A path or an address; [] for none. */
  socials: [
    { name: 'LinkedIn', icon: 'ph:linkedin-logo', href: '/' },
    { name: 'GitHub', icon: 'ph:github-logo', href: '/' },
    { name: 'Instagram', icon: 'ph:instagram-logo', href: '/' },
    { name: 'YouTube', icon: 'ph:youtube-logo', href: '/' },
  ] as readonly { name: string; icon: string; href: string }[],
  // Optional: `contentSignal`, what programs may do with the text, for example { search: true, aiInput: true, aiTrain: false }.
  /**
   * A form that is off keeps its block on the page, sends nothing and says what to do instead. While `downloads` is off, no page may offer
   * a file to confirmed addresses.
   */
  forms: { newsletter: true, contact: true, applications: true, downloads: true },
  /** Whether the server counts how often pages are read, without cookies and without a trace of a visitor; the privacy notice says so then. */
  counts: false as boolean,
  /**
   * Whether forms tell where their sender came from: first page, host of the site before, `utm_*`. `{ clickIds: [] }` is on; the list
   * names identifiers of advertisers that are kept too, such as 'gclid'. The privacy notice then says so.
   */
  attribution: false as false | { clickIds: readonly string[] },
} as const;
