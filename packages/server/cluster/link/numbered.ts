type Post<Out> = (n: number, messages: readonly Out[]) => Promise<unknown>;

/**
 * One end of a session: what is sent in one turn of the event loop, and while what was sent before is still under way,
 * travels together, under the next number; what comes in must have the number after the last one. A gap means that
 * something was lost.
 */
export class Numbered<Out> {
  readonly #post: Post<Out>;
  readonly #soon: (run: () => void) => void;
  #waiting: Out[] = [];
  #underWay = 0;
  #sent = 0;
  #heard = 0;

  /** `post` resolves when it is known whether somebody heard it. */
  constructor(post: Post<Out>, soon: (run: () => void) => void) {
    this.#post = post;
    this.#soon = soon;
  }

  send(message: Out): void {
    this.#waiting.push(message);
    if (this.#waiting.length === 1 && this.#underWay === 0) this.#soon(() => this.#next());
  }

  #next(): void {
    if (this.#underWay === 0) this.flush();
  }

  /** Without waiting for anything. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const messages = this.#waiting;
    this.#waiting = [];
    this.#underWay += 1;
    void this.#post(++this.#sent, messages).finally(() => {
      this.#underWay -= 1;
      this.#next();
    });
  }

  /** Whether this is what comes next. */
  isNext(n: number): boolean {
    if (n !== this.#heard + 1) return false;
    this.#heard = n;
    return true;
  }
}
