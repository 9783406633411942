/** Lets at most `limit` pieces of work for one host run at once; the rest wait in order. Shared by all scans of a process. */
export class HostGate {
  readonly #limit: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs `work` when the host has room. Work whose signal has fired while waiting is run all the same and sees it. */
  async run<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(host) ?? 0;
    if (running >= this.#limit) await new Promise<void>((go) => this.#queue(host).push(go));
    else this.#running.set(host, running + 1);
    try {
      return await work();
    } finally {
      this.#leave(host);
    }
  }

  #queue(host: string): (() => void)[] {
    let queue = this.#waiting.get(host);
    if (!queue) {
      queue = [];
      this.#waiting.set(host, queue);
    }
    return queue;
  }

  /** The place is handed to the next in line, so that nobody slips in between. */
  #leave(host: string): void {
    const next = this.#waiting.get(host)?.shift();
    if (next) {
      next();
      return;
    }
    this.#waiting.delete(host);
    const running = (this.#running.get(host) ?? 1) - 1;
    if (running > 0) this.#running.set(host, running);
    else this.#running.delete(host);
  }
}
