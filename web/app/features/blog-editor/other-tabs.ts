/** Messages between the tabs of one browser. `postId` is null while a tab writes a new post. */
export type TabMessage =
  | { kind: 'ask'; tabId: string }
  | { kind: 'here'; tabId: string; postId: string | null }
  | { kind: 'left'; tabId: string }
  | { kind: 'saved'; tabId: string; postId: string };

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

/** An open tab answers at once, so a tab without an answer by then is closed. */
const ANSWER_MS = 250;

export type OtherTabs = ReturnType<typeof createOtherTabs>;

/** Tracks which other tabs of this browser edit which post. */
export function createOtherTabs(channel: TabChannel, tabId: string) {
  const tabs = new Map<string, string | null>();
  const listeners = new Set<(message: TabMessage) => void>();
  let own: { postId: string | null } | null = null;

  const say = (message: TabMessage) => channel.postMessage(message);
  const sayHere = () => own && say({ kind: 'here', tabId, postId: own.postId });
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tabId === tabId) return;
    if (data.kind === 'ask') sayHere();
    if (data.kind === 'here') tabs.set(data.tabId, data.postId);
    if (data.kind === 'left') tabs.delete(data.tabId);
    for (const listener of listeners) listener(data);
  };
  channel.addEventListener('message', onMessage as EventListener);
  say({ kind: 'ask', tabId });
  const settled = new Promise<void>((done) => setTimeout(done, ANSWER_MS));

  return {
    tabId,
    /** Resolves when every open tab has had time to answer. */
    settled,
    isOpen: (other: string) => tabs.has(other),
    edits: (postId: string) => [...tabs.values()].includes(postId),
    /** Announces what this tab edits now. */
    edit(postId: string | null): void {
      own = { postId };
      sayHere();
    },
    saved: (postId: string) => say({ kind: 'saved', tabId, postId }),
    listen(listener: (message: TabMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave(): void {
      say({ kind: 'left', tabId });
    },
    close(): void {
      say({ kind: 'left', tabId });
      channel.removeEventListener('message', onMessage as EventListener);
      channel.close();
    },
  };
}
