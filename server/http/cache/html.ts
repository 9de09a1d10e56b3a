/** A page as the body of an answer, in pieces: of a plain text Koa would count the bytes first. */
export class Html {
  readonly pieces: readonly string[];

  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }
}
