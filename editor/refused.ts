/** Why a save is refused, as a message for the editor. */
export class Refused extends Error {
  override name = 'Refused';
  /** 409: somebody else has changed the file. 422: the content is not valid. */
  readonly status: 409 | 422;

  constructor(status: 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}
