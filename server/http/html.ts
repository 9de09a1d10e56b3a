/** A page as the body of an answer: of a plain text Koa would count the bytes first. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
