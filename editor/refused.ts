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
