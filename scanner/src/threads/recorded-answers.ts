import type { HopAnswer, HopRequest } from '../collect/wire/follow-redirects.ts';

/** Bodies kept for one scan. Nearly all sites send less in all; what goes beyond is asked for again. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * The answers of one scan. When its thread dies through another site, the scan is run again from them, so that the site
 * is not asked twice.
 */
export class RecordedAnswers {
  readonly #ask: (request: HopRequest) => Promise<HopAnswer>;
  readonly #answers = new Map<string, Promise<HopAnswer>>();
  readonly #times = new Map<string, number>();
  #keptBytes = 0;

  constructor(ask: (request: HopRequest) => Promise<HopAnswer>) {
    this.#ask = ask;
  }

  /** The scan begins again: its requests are answered from the record, in whatever order they come. */
  rewind(): void {
    this.#times.clear();
  }

  /** The answer, and what of it may be handed over for good because it is not kept. */
  async answer(request: HopRequest): Promise<{ answer: HopAnswer; transfer: ArrayBuffer[] }> {
    const key = this.#keyOf(request);
    const asked = this.#answers.get(key) ?? this.#ask(request);
    const isNew = !this.#answers.has(key);
    this.#answers.set(key, asked);
    const answer = await asked;
    if (!('body' in answer) || !isNew) return { answer, transfer: [] };
    if (this.#keptBytes + answer.body.byteLength <= KEPT_BYTES) {
      this.#keptBytes += answer.body.byteLength;
      return { answer, transfer: [] };
    }
    this.#answers.delete(key);
    return { answer, transfer: ownBuffer(answer.body) };
  }

  /** A scan may ask for one address more than once, in the hope of another answer. */
  #keyOf({ url, wanted, method, userAgent }: HopRequest): string {
    const key = JSON.stringify([url, wanted, method, userAgent]);
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, times);
    return `${times} ${key}`;
  }
}

/** Node's small buffers share one, which cannot be handed over. */
function ownBuffer(body: Uint8Array): ArrayBuffer[] {
  const { buffer } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength ? [buffer] : [];
}
