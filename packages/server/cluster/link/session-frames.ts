type Post<Out> = (n: number, messages: readonly Out[]) => Promise<unknown>;

/**
 * Numbers the frames of one end of a session. What is sent in one turn of the event loop, and while the frame before is
 * still under way, goes into one frame with the next number. What comes in must have the number after the last one: a
 * gap means that something was lost.
 */
export class SessionFrames<Out> {
  readonly #post: Post<Out>;
  readonly #soon: (run: () => void) => void;
  #waiting: Out[] = [];
  #underWay = 0;
  #sent = 0;
  #received = 0;

  /** `post` resolves when it is known whether the message was received. */
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

  /** Sends the waiting messages at once, even if a frame is under way. */
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

  /** Whether this is the next frame; if so it counts as received. */
  isNext(n: number): boolean {
    if (n !== this.#received + 1) return false;
    this.#received = n;
    return true;
  }
}
