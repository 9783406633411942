import type { StaticFile } from './static-file.ts';

type Entry = { answer: Promise<StaticFile | null>; bytes: number };

/**
 * Cache of responses that are the same for all visitors, valid until the blog changes. Concurrent requests for a key
 * share one render. When the cache is full, the least recently used responses are dropped.
 */
export type ResponseCache = {
  /**
   * The response for `key`, created if it is not cached.
   *
   * @param make returns null if there is nothing to cache; the next request then tries again.
   */
  get(key: string, make: () => Promise<StaticFile | null>): Promise<StaticFile | null>;
};

/**
 * @param version changes when everything cached is outdated.
 * @param most the maximum number of responses and of bytes, over all encodings.
 */
export function createResponseCache(
  version: () => Promise<string>,
  most: { answers: number; bytes: number },
): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let madeFrom: string | null = null;

  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const add = (key: string, make: () => Promise<StaticFile | null>): Entry => {
    const entry: Entry = { answer: make(), bytes: 0 };
    entries.set(key, entry);
    entry.answer.then(
      (file) => {
        if (entries.get(key) !== entry) return;
        const size = file === null ? 0 : sizeOf(file);
        // A huge response is created again each time, so that it does not displace all others.
        if (file === null || size > most.bytes / 4) return drop(key, entry);
        entry.bytes = size;
        bytes += entry.bytes;
        trim();
      },
      () => drop(key, entry),
    );
    return entry;
  };
  const trim = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= most.answers && bytes <= most.bytes) return;
      drop(key, entry);
    }
  };
  return {
    async get(key, make) {
      // Read the version before creating the response: if the blog changes meanwhile, the response is stored under the
      // old version.
      const now = await version();
      if (now !== madeFrom) {
        entries.clear();
        bytes = 0;
        madeFrom = now;
      }
      const known = entries.get(key);
      if (known) entries.delete(key);
      const entry = known ?? add(key, make);
      if (known) entries.set(key, known);
      return entry.answer;
    },
  };
}

function sizeOf({ variants }: StaticFile): number {
  return Object.values(variants).reduce((sum, variant) => sum + variant.bytes.length, 0);
}
