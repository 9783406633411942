import { type AnswerLine, type ClientAnswers as Answers, laneName, missingWords } from '@named-first/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client';
import { LoadFailed, Place } from '../../../components/admin/place';
import { Button } from '../../../components/ui/button';
import { ClientSection, Nothing } from '../client-section';
import { periodWords } from '../client-words';
import { AnswerPlot } from './answer-plot';
import { AskedByName } from './asked-by-name';
import { placeWords, pointWords } from './assistant-words';
import { ClientMarket } from './client-market';

/** While answers of earlier months are being read, the server hands them out in parts. */
const NEXT_PART_MS = 300;
/** Older rounds are folded, because the plot shows them all. */
const ROUNDS_SHOWN = 3;

/** How often assistants named a client, month by month, and the market in which they are asked. */
export function ClientAnswers({ clientId }: { clientId: string }) {
  const [isChanging, setIsChanging] = useState(false);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['clients', clientId, 'answers'],
    queryFn: ({ signal }) => callApi('getClientAnswers', { parts: { id: clientId }, signal }),
    refetchInterval: ({ state }) => ((state.data?.unread ?? 0) > 0 ? NEXT_PART_MS : false),
  });
  return (
    <ClientSection id="client-answers" heading="Do assistants name them?">
      {isPending && <Place>Loading...</Place>}
      {isError && !data && <LoadFailed what="The answers" error={error} onAgain={() => refetch()} />}
      {data && <Found answers={data} onChange={() => setIsChanging(true)} />}
      {data && isChanging && <ClientMarket clientId={clientId} answers={data} onClose={() => setIsChanging(false)} />}
    </ClientSection>
  );
}

function Found({ answers, onChange }: { answers: Answers; onChange: () => void }) {
  const { market, nobodyAsked, hasFacts, unread, lines, missing, second, byName } = answers;
  const change = (
    <Button look="quiet" className="-ml-2 px-2!" onClick={onChange}>
      {market ? 'Change Market' : 'Set Market'}
    </Button>
  );
  if (!market)
    return (
      <>
        <p className="pt-4 text-soft">Nobody is asked about this client until you name their trade and town.</p>
        {change}
      </>
    );
  return (
    <>
      <p className="pt-4 wrap-anywhere">
        {nobodyAsked === null ? 'Asked every month: ' : 'Market: '}
        {market.trade.replaceAll('-', ' ')} in {placeWords(market)}
        {second && `, and in ${placeWords(second)}`}
      </p>
      {change}
      {nobodyAsked !== null && <p className="pt-2 text-sm text-soft wrap-anywhere">{nobodyAsked}</p>}
      {!hasFacts && <Nothing>No scan of their site could be read yet, so no answer can be compared with it.</Nothing>}
      {hasFacts && unread > 0 && <p className="pt-2 text-sm text-soft">Reading {unread} more answers…</p>}
      {hasFacts && unread === 0 && lines.length === 0 && (
        <Nothing>There is no answer for this market yet. Samples are on the Assistants page.</Nothing>
      )}
      {second && <h3 className="mt-4 font-semibold">In {placeWords(market)}</h3>}
      <Town lines={lines} missing={missing} />
      {second && (
        <>
          <h3 className="mt-6 font-semibold">In {placeWords(second)}, counted separately</h3>
          {hasFacts && unread === 0 && second.lines.length === 0 && (
            <Nothing>There is no answer for this town yet.</Nothing>
          )}
          <Town lines={second.lines} missing={second.missing} />
        </>
      )}
      {byName && <AskedByName byName={byName} />}
    </>
  );
}

function Town({ lines, missing }: Pick<Answers, 'lines' | 'missing'>) {
  return (
    <>
      {lines.map((line) => (
        <Line key={`${line.provider} ${line.host}`} line={line} />
      ))}
      {missing && (
        <ul className="mt-3 grid gap-1 text-sm">
          {missing.questions.map((one) => (
            <li key={`${one.name} ${one.why}`}>
              {periodWords(missing.period)}: {missingWords(one)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ line }: { line: AnswerLine }) {
  const newest = [...line.points].reverse();
  return (
    <figure className="mt-4 rounded-sm border border-line bg-sheet p-4">
      <figcaption className="font-semibold wrap-anywhere">{laneName(line)}</figcaption>
      <AnswerPlot points={line.points} />
      <Rounds points={newest.slice(0, ROUNDS_SHOWN)} />
      {newest.length > ROUNDS_SHOWN && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 font-semibold">Earlier rounds</summary>
          <Rounds points={newest.slice(ROUNDS_SHOWN)} />
        </details>
      )}
    </figure>
  );
}

function Rounds({ points }: Pick<AnswerLine, 'points'>) {
  return (
    <ol className="mt-2 grid gap-1 text-sm">
      {points.map((point) => (
        <li key={`${point.runId} ${point.served}`} className="wrap-anywhere">
          {pointWords(point)}
        </li>
      ))}
    </ol>
  );
}
