import type { Insight } from '@named-first/contract';
import { EFFORT_WORDS, FIXED_BY_WORDS } from '../../components/report-words';
import { VerdictChip } from '../../components/verdict';
import { PasteText } from './paste-text';
import { Receipts } from './receipts';

export function InsightDetail({ insight }: { insight: Insight }) {
  const { id, title, description, status, measured, impact, evidence, pointsToGain } = insight;
  return (
    <article id={id} className="ticket scroll-mt-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <VerdictChip status={measured ? status : 'unknown'} />
        <p className="text-sm text-soft">
          {impact === 'high' ? 'High impact' : 'Medium impact'}
          {pointsToGain > 0 && ` · up to +${pointsToGain} points`}
        </p>
      </div>
      <h4 className="mt-2.5 font-display text-lg font-bold">{title}</h4>
      <p className="mt-1">{description}</p>
      <Receipts evidence={evidence} />
      <FixDetail insight={insight} />
    </article>
  );
}

function FixDetail({ insight: { id, fix } }: { insight: Insight }) {
  if (fix.summary === '') return null;
  return (
    <div className="may-break mt-4 border-t border-line pt-4">
      <p>
        <strong className="font-semibold">What to do.</strong> {fix.summary}
      </p>
      {fix.steps.length > 0 && (
        <ol className="mt-2 list-decimal space-y-1 pl-6">
          {fix.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {fix.paste.map((paste, index) => (
        <PasteText key={paste.label} id={`${id}-paste-${index + 1}`} paste={paste} />
      ))}
      <p className="mt-3 text-sm text-soft">
        {FIXED_BY_WORDS[fix.fixedBy]} · {EFFORT_WORDS[fix.effort]}
      </p>
    </div>
  );
}
