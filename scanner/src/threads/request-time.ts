/**
 * How long one scan may spend on requests. The clock runs only while a request is active, so a scan that waits for a
 * busy thread loses no time.
 */
export class RequestTime {
  readonly #over = new AbortController();
  #leftMs: number;
  #underWay = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(budgetMs: number) {
    this.#leftMs = budgetMs;
  }

  /** Aborts when the time is used up. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  async spend<Result>(request: () => Promise<Result>): Promise<Result> {
    if (this.#underWay === 0) this.#start();
    this.#underWay += 1;
    try {
      return await request();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#stop();
    }
  }

  #start(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#over.abort(), Math.max(0, this.#leftMs));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#since;
  }
}
