import type { StepsSource } from '@named-first/contract';

/**
 * The form in which a builder accepts a paste: the block with its script tags, the same without them, or text for
 * single fields.
 */
export type PasteForm = 'block' | 'json' | 'fields';

/** How to make a kind of change in a builder. */
export type Cell =
  | {
      state: 'steps';
      steps: readonly string[];
      source: StepsSource;
      plan: string | null;
      paste: PasteForm | null;
    }
  /** The builder does not allow it; `instead` says what to do. */
  | { state: 'not-possible'; instead: readonly string[]; source: StepsSource }
  /** No source for it was found, so the report gives the general steps. */
  | { state: 'unverified' };

/** A page of the builder's vendor (help, documentation or source code) and the day on which it was read. */
export function page(url: string, read: string): StepsSource {
  return { url, read, by: 'maker' };
}

/** A file of the vendor's public repository, at the commit that was read: it contains the words on the screen. */
export function sourceFile(repository: string, commit: string, path: string, read: string): StepsSource {
  return page(`https://github.com/${repository}/blob/${commit}/${path}`, read);
}

/** A guide by someone else, if the vendor's own page was not available. */
export function guide(url: string, read: string): StepsSource {
  return { url, read, by: 'other' };
}

/** A change that the builder allows: its menu path in the words on the screen. */
export function steps(
  source: StepsSource,
  lines: readonly string[],
  { plan = null, paste = null }: { plan?: string | null; paste?: PasteForm | null } = {},
): Cell {
  return { state: 'steps', steps: lines, source, plan, paste };
}

/** A change that the builder does not allow, with what to do instead. */
export function notPossible(source: StepsSource, instead: readonly string[]): Cell {
  return { state: 'not-possible', instead, source };
}

/** A change without documented steps. */
export const unverified: Cell = { state: 'unverified' };
