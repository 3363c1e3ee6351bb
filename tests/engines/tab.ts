/** One window of a browser, with the few actions that the tests of all engines need. Selectors are CSS and must match an element. */
export interface Tab {
  /** Opens a path of the site; resolves when its page has loaded. */
  open: (path: string) => Promise<void>;
  /** Size of the window in CSS pixels. An engine may have a minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page with one text as its argument, and no access to other variables. Its result must be plain data. */
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
