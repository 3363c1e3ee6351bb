/** One window of a browser, in the few words that tests of all engines need. Selectors are CSS and must name an element. */
export interface Tab {
  /** Opens a path of the site; resolves when its page has loaded. */
  open: (path: string) => Promise<void>;
  /** Size of the window in CSS pixels. An engine may refuse to be narrower than its own least width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which sees the text it is given and nothing else. Its answer must be plain data. */
  run: <Answer>(work: (given: string) => Answer, given?: string) => Promise<Awaited<Answer>>;
  click: (selector: string) => Promise<void>;
  /** Adds text to a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Types where the focus is. */
  write: (text: string) => Promise<void>;
  press: (key: 'Escape' | 'Tab') => Promise<void>;
  /** Gives a file of this machine, by its absolute path, to a file field. */
  attach: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that opens windows on the site at `origin`. */
export interface Engine {
  name: string;
  launch: (origin: string) => Promise<Tab>;
}
