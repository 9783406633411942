import type { StaticFile } from './static-file.ts';

type Kept = { answer: Promise<StaticFile | null>; bytes: number };

/**
 * Answers that are the same for everybody, in memory until the blog changes. Whatever is asked for at once is made
 * once. The least recently used go first when there are too many.
 */
export type KeptAnswers = {
  /**
   * The answer under `key`, made when it is not there yet.
   *
   * @param make null when there is nothing to keep; whoever asks next tries again.
   */
  get(key: string, make: () => Promise<StaticFile | null>): Promise<StaticFile | null>;
};

/**
 * @param version another text once everything kept is out of date.
 * @param most how many answers and how many bytes are kept, all encodings counted.
 */
export function createKeptAnswers(
  version: () => Promise<string>,
  most: { answers: number; bytes: number },
): KeptAnswers {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let madeFrom: string | null = null;

  const drop = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  };
  const add = (key: string, make: () => Promise<StaticFile | null>): Kept => {
    const entry: Kept = { answer: make(), bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      (file) => {
        if (kept.get(key) !== entry) return;
        const size = file === null ? 0 : sizeOf(file);
        // One giant is made again each time rather than push out all the others.
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
    for (const [key, entry] of kept) {
      if (kept.size <= most.answers && bytes <= most.bytes) return;
      drop(key, entry);
    }
  };
  return {
    async get(key, make) {
      // Asked before anything is made: what a change overtakes is then stored under the version before it.
      const now = await version();
      if (now !== madeFrom) {
        kept.clear();
        bytes = 0;
        madeFrom = now;
      }
      const known = kept.get(key);
      if (known) kept.delete(key);
      const entry = known ?? add(key, make);
      if (known) kept.set(key, known);
      return entry.answer;
    },
  };
}

function sizeOf({ variants }: StaticFile): number {
  return Object.values(variants).reduce((sum, variant) => sum + variant.bytes.length, 0);
}
