import { EMPTY_FIELDS, type PostFields } from './post-fields';

/** Unsaved input of one tab, kept in the browser. */
export type Draft = {
  /** Null for a new post. */
  postId: string | null;
  tabId: string;
  fields: PostFields;
  /** The `updatedAt` of the edited post, which shows whether somebody saved it since. */
  baseUpdatedAt: string | null;
  keptAt: string;
};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DraftStore = ReturnType<typeof createDraftStore>;

const PREFIX = 'named-first.draft.';

/**
 * Stores unsaved input, one entry for each post and tab, so that two tabs never overwrite each other. `localStorage`
 * writes synchronously, so even the last change before a tab closes is restored.
 */
export function createDraftStore(storage: DraftStorage) {
  const keyOf = ({ postId, tabId }: Pick<Draft, 'postId' | 'tabId'>) => `${PREFIX}${postId ?? 'new'}.${tabId}`;

  const all = (): Draft[] => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys
      .filter((key) => key?.startsWith(PREFIX))
      .map((key) => readDraft(storage.getItem(key!)))
      .filter((draft) => draft !== null)
      .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  };

  return {
    /** Returns false if the browser forbids storage or has no room left. */
    keep(draft: Draft): boolean {
      try {
        storage.setItem(keyOf(draft), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove(place: Pick<Draft, 'postId' | 'tabId'>): void {
      storage.removeItem(keyOf(place));
    },
    /** All stored drafts, newest first. Skips entries that cannot be read. */
    all,
    of: (postId: string | null) => all().filter((draft) => draft.postId === postId),
  };
}

function readDraft(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? '') as Draft;
    const isWhole =
      typeof draft.tabId === 'string' &&
      typeof draft.keptAt === 'string' &&
      Object.entries(EMPTY_FIELDS).every(
        ([name, value]) => typeof draft.fields[name as keyof PostFields] === typeof value,
      );
    return isWhole ? draft : null;
  } catch {
    return null;
  }
}
