import {
  EFFORT_WORDS,
  FIXED_BY_WORDS,
  type HowTo,
  type Insight,
  STATUS_WORDS,
  standingOf,
} from '@named-first/contract';
import { VerdictSign } from '../../components/verdict';
import { Caret } from './disclosure';
import { EvidenceList } from './excerpt';
import { FixCheck, type FixCheckContext } from './fix-check/fix-check';
import { FixSteps } from './fix-steps';

type InsightDetailProps = {
  insight: Insight;
  /** True if steps and texts already appear in the report, so that print need not repeat them. */
  toldAbove: boolean;
  howTo: readonly HowTo[];
  /** The check of this fix alone; null if the reader may not start scans. */
  fixCheck: FixCheckContext | null;
};

export function InsightDetail(props: InsightDetailProps) {
  const { insight } = props;
  const { id, title, description, impact, evidence, pointsToGain } = insight;
  const standing = standingOf(insight);
  return (
    <details className="disclosure">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunk sm:px-5">
        <VerdictSign status={standing} className="size-6" />
        <h4 className="min-w-0 flex-1 font-display leading-snug font-bold">{title}</h4>
        <span aria-hidden="true" className="shrink-0 text-sm text-soft max-sm:hidden">
          {STATUS_WORDS[standing]}
        </span>
        <span className="figures w-10 shrink-0 text-right text-sm font-semibold">
          {pointsToGain > 0 && `+${pointsToGain}`}
          {pointsToGain > 0 && <span className="sr-only"> points to gain</span>}
        </span>
        <Caret />
      </summary>
      {/* The id is inside the disclosure, so the browser opens it when somebody follows a link to it. */}
      <div id={id} className="scroll-mt-24 px-4 pb-6 sm:pr-5 sm:pl-14">
        <p className="break-after-avoid text-sm text-soft">{impact === 'high' ? 'High impact' : 'Medium impact'}</p>
        <p className="mt-1 max-w-2xl">{description}</p>
        <EvidenceList evidence={evidence} />
        <FixDetail {...props} />
      </div>
    </details>
  );
}

function FixDetail({ insight: { id, fix }, toldAbove, howTo, fixCheck }: InsightDetailProps) {
  if (fix.summary === '') return null;
  return (
    <div className="mt-5">
      <p className="max-w-2xl">
        <strong className="font-semibold">What to do.</strong> {fix.summary}
      </p>
      <p className="mt-1 text-sm text-soft">
        {EFFORT_WORDS[fix.effort]} · {FIXED_BY_WORDS[fix.fixedBy]}
      </p>
      {toldAbove && (
        <p className="mt-1 hidden text-sm text-soft print:block">
          Steps and text to copy stand above, with the fixes that gain most.
        </p>
      )}
      <div className={toldAbove ? 'print:hidden' : undefined}>
        <FixSteps id={id} fix={fix} howTo={howTo} />
      </div>
      {fixCheck && <FixCheck insightId={id} {...fixCheck} />}
    </div>
  );
}
