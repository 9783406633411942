import type { ScanReport } from '@named-first/contract';
import { EFFORT_WORDS, FIXED_BY_WORDS } from '../../components/report-words';
import { Section } from './section';

const TOP = 3;

export function TopFixes({ report: { recommendations } }: { report: ScanReport }) {
  const fixes = recommendations.slice(0, TOP);
  if (fixes.length === 0) return null;
  return (
    <Section id="top-fixes" title={fixes.length === TOP ? 'Your top 3 fixes' : 'What to fix first'}>
      <ol className="grid gap-4">
        {fixes.map(({ insightId, title, description, pointsToGain, effort, fixedBy }, index) => (
          <li key={insightId} className="ticket flex gap-4 p-5 sm:p-6">
            <span aria-hidden="true" className="figures w-9 shrink-0 font-display text-2xl font-extrabold text-signal">
              {index + 1}.
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">
                <a href={`#${insightId}`} className="underline decoration-2 underline-offset-4 hover:text-signal">
                  {title}
                </a>
              </h3>
              <p className="mt-1.5">{description}</p>
              <p className="mt-2 text-sm text-soft">
                {pointsToGain > 0 && <strong className="font-semibold text-ink">+{pointsToGain} points · </strong>}
                {EFFORT_WORDS[effort]} · {FIXED_BY_WORDS[fixedBy]}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
