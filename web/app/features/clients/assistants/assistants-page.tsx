import type { Assistants } from '@named-first/contract';
import { useState } from 'react';
import { LoadFailed, Place } from '../../../components/admin/place';
import { useSignInRedirect } from '../../../components/admin/use-sign-in-redirect';
import { Button } from '../../../components/ui/button';
import { ClientsFrame } from '../clients-frame';
import { AskMarket } from './ask-market';
import { monthOf50ClientsWords } from './assistant-words';
import { LaneList } from './lane-list';
import { PasteAnswer } from './paste-answer';
import { RunList } from './run-list';
import { useAssistants } from './use-assistants';

/** Which assistants are asked, the estimated and actual cost, and the results. */
export function AssistantsPage() {
  const assistants = useAssistants();
  if (useSignInRedirect(assistants.error)) return null;
  return (
    <ClientsFrame>
      {assistants.isPending && <Place>Loading...</Place>}
      {assistants.isError && !assistants.data && (
        <LoadFailed what="The assistants" error={assistants.error} onAgain={() => assistants.refetch()} />
      )}
      {assistants.data && <View assistants={assistants.data} />}
    </ClientsFrame>
  );
}

function View({ assistants }: { assistants: Assistants }) {
  const { nobodyAsked, lanes, today, costs, runs } = assistants;
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      {nobodyAsked !== null && <p className="ticket mt-4 px-6 py-5 wrap-anywhere">{nobodyAsked}</p>}
      <div className="mt-6 grid items-start gap-x-10 gap-y-10 lg:grid-cols-2">
        <LaneList lanes={lanes} today={today} />
        <section aria-labelledby="ask-market" className="min-w-0">
          <h2 id="ask-market" className="border-b-2 border-ink pb-2 text-xl">
            Ask a market
          </h2>
          {nobodyAsked === null && <AskMarket costs={costs} />}
          {nobodyAsked === null && (
            <p className="mt-4 text-sm text-soft">{monthOf50ClientsWords(costs.monthOf50Clients)}</p>
          )}
          <p className="mt-4">With or without a key, you can ask in an assistant's app and store what it said.</p>
          <Button look="plain" className="mt-3" onClick={() => setIsPasting(true)}>
            Paste an answer
          </Button>
        </section>
      </div>
      <RunList runs={runs} canAsk={nobodyAsked === null} />
      {isPasting && <PasteAnswer onClose={() => setIsPasting(false)} />}
    </>
  );
}
