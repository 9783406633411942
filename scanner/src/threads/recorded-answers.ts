import type { HopAnswer, HopRequest } from '../collect/wire/follow-redirects.ts';

/**
 * Bytes of response bodies cached for one scan. Nearly all sites send less in total; anything beyond is requested
 * again.
 */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * The recorded responses of one scan. If its thread dies because of another site, the scan runs again from them,
 * without requesting the site twice.
 */
export class RecordedAnswers {
  readonly #ask: (request: HopRequest) => Promise<HopAnswer>;
  readonly #answers = new Map<string, Promise<HopAnswer>>();
  readonly #times = new Map<string, number>();
  #keptBytes = 0;

  constructor(ask: (request: HopRequest) => Promise<HopAnswer>) {
    this.#ask = ask;
  }

  /** Restarts the scan: its requests are answered from the record, in any order. */
  rewind(): void {
    this.#times.clear();
  }

  /** The response, and the buffers that may be transferred because they are not cached. */
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

  /** A scan may request one URL more than once, hoping for another response. */
  #keyOf({ url, wanted, method, userAgent }: HopRequest): string {
    const key = JSON.stringify([url, wanted, method, userAgent]);
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, times);
    return `${times} ${key}`;
  }
}

/** Node's small buffers share one ArrayBuffer, which cannot be transferred. */
function ownBuffer(body: Uint8Array): ArrayBuffer[] {
  const { buffer } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength ? [buffer] : [];
}
