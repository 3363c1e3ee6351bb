/** Why a save is not taken, in words for the editor. */
export class Refused extends Error {
  override name = 'Refused';
  /** 409: somebody else was faster. 422: the words themselves. */
  readonly status: 409 | 422;

  constructor(status: 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}
