import { FIX_CHECK_WORDS, type FixCheck as FixCheckRow, pathOf } from '@named-first/contract';
import { Button } from '../../../components/ui/button';
import { EvidenceList } from '../excerpt';
import { scanMoment } from '../scan-dates';

export type FixCheckContext = {
  token: string;
  /** Checks of single fixes, newest first. */
  checks: readonly FixCheckRow[];
};

/** "I did it": a plain HTML form that scans only what this fix is about, with the results of earlier checks. */
export function FixCheck({ insightId, token, checks }: FixCheckContext & { insightId: string }) {
  const own = checks.filter((check) => check.insightId === insightId);
  return (
    <div id={`checked-${insightId}`} className="no-print mt-6 scroll-mt-24 border-t border-line pt-4">
      {own.length > 0 && (
        <ol className="mb-4 space-y-3">
          {own.map((check, index) => (
            <Outcome key={check.id} check={check} isNewest={index === 0} />
          ))}
        </ol>
      )}
      <form method="post" action={pathOf('checkFix', { token, insightId })} data-once>
        <Button type="submit" look="plain">
          I did it: check this one
        </Button>
      </form>
      <p className="mt-2 max-w-2xl text-sm text-soft">
        Reads only what this fix is about. It takes a few seconds and counts as one of your scans. Your score changes
        with the next full check.
      </p>
    </div>
  );
}

function Outcome({ check, isNewest }: { check: FixCheckRow; isNewest: boolean }) {
  const { outcome, words, evidence, requests, seconds, startedAt } = check;
  return (
    <li className="border-l-4 border-edge pl-3">
      <p>
        <strong className="font-semibold">{FIX_CHECK_WORDS[outcome]}</strong> {isNewest && words}
      </p>
      {isNewest && <EvidenceList evidence={evidence} />}
      <p className="figures text-sm text-soft">
        {scanMoment(startedAt)}
        {requests > 0 && `, ${requests === 1 ? 'one request' : `${requests} requests`} in ${seconds} s`}
      </p>
    </li>
  );
}
