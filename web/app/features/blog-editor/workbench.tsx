import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createDraftStore, type DraftStore } from './draft-store';
import { createOtherTabs, type OtherTabs } from './other-tabs';

/** State that lasts as long as the page is open, whichever post is edited. */
type Workbench = { tabs: OtherTabs; drafts: DraftStore };

const WorkbenchContext = createContext<Workbench | null>(null);

/** Creates the workbench in the browser; the server renders `waiting`. */
export function WorkbenchProvider({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [workbench, setWorkbench] = useState<Workbench | null>(null);
  useEffect(() => {
    const tabs = createOtherTabs(new BroadcastChannel('named-first.blog-editor'), newTabId());
    const leave = () => tabs.leave();
    const drafts = createDraftStore(localStorage);
    let isOpen = true;
    void tabs.settled.then(() => isOpen && setWorkbench({ tabs, drafts }));
    addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      removeEventListener('pagehide', leave);
      tabs.close();
    };
  }, []);
  if (!workbench) return waiting;
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>;
}

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('The editor stands outside its workbench');
  return workbench;
}

/** `crypto.randomUUID` exists only on https. This id must only differ from the few other tabs of one browser. */
function newTabId(): string {
  return Math.random().toString(36).slice(2);
}
