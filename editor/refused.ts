/** A refused save. The message is the reason, for the editor. */
export class Refused extends Error {
  override name = 'Refused';
  /** 409: another editor has changed the file. 422: the content is not valid. */
  readonly status: 409 | 422;

  constructor(status: 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** The refusal of a save that needs a file which is not readable after a change by hand. `file` is its path in the repository. */
export const invalidFile = (file: string): Refused =>
  new Refused(422, `Not saved: a change outside the editor has made ${file} invalid. Ask a developer to correct it.`);
