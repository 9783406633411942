import { EMPTY_FIELDS, type PostFields } from './post-fields';

/** What was typed and not saved, as one tab keeps it in the browser. */
export type Draft = {
  /** Null for a post that is not saved yet. */
  postId: string | null;
  tabId: string;
  fields: PostFields;
  /** The `updatedAt` of the post that was edited: it tells whether somebody saved since. */
  baseUpdatedAt: string | null;
  keptAt: string;
};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DraftStore = ReturnType<typeof createDraftStore>;

const PREFIX = 'named-first.draft.';

/**
 * Keeps what is typed, one entry for each post and tab, so that two tabs never write over each other. `localStorage`
 * writes before it returns: what a tab kept in its last moment is there when it is opened again.
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
    /** Whether it could be kept: a browser may forbid it, or have no room left. */
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
    /** Everything kept, newest first. What cannot be read is left out. */
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
