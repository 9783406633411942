import {
  EFFORT_WORDS,
  FIXED_BY_WORDS,
  type Insight,
  pasteTable,
  type Recommendation,
  type ScanReport,
} from '@named-first/contract';
import { Disclosure } from './disclosure';
import { FixSteps } from './fix-steps';
import { Section } from './section';

const TOP = 3;

/** The fixes shown first, each with its insight if the report has it. */
export function topFixes({
  recommendations,
  insights,
}: ScanReport): { fix: Recommendation; insight: Insight | null }[] {
  return recommendations
    .slice(0, TOP)
    .map((fix) => ({ fix, insight: insights.find(({ id }) => id === fix.insightId) ?? null }));
}

export function TopFixes({ report }: { report: ScanReport }) {
  const fixes = topFixes(report);
  if (fixes.length === 0) return null;
  return (
    <Section
      id="fixes"
      title={fixes.length === TOP ? 'The three fixes that gain most' : 'What to fix first'}
      intro="In this order. Most points first; of equal ones, the smaller job."
    >
      <ol className="grid grid-cols-1 gap-4">
        {fixes.map(({ fix, insight }, index) => (
          <li key={fix.insightId} className="ticket may-break p-5 sm:p-6">
            <div className="flex gap-4 sm:gap-6">
              <Points points={fix.pointsToGain} isCapped={report.caps.length > 0} />
              <div className="min-w-0 flex-1">
                <h3 className="text-xl">
                  <a href={`#${fix.insightId}`} className="decoration-2 underline-offset-4 hover:underline">
                    {index + 1}. {fix.title}
                  </a>
                </h3>
                <p className="mt-1.5 max-w-2xl">{fix.description}</p>
                <p className="mt-2 text-sm text-soft">
                  {EFFORT_WORDS[fix.effort]} · {FIXED_BY_WORDS[fix.fixedBy]}
                </p>
              </div>
            </div>
            {insight && insight.fix.steps.length + insight.fix.paste.length > 0 && (
              <Disclosure
                title={insight.fix.paste.some((paste) => !pasteTable(paste)) ? 'How to, with text to copy' : 'How to'}
                open={index === 0}
              >
                <FixSteps id={`fix-${index + 1}`} fix={insight.fix} howTo={report.howTo} />
              </Disclosure>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The points that the fix gains alone. Under a cap it changes nothing until the cap is lifted. */
function Points({ points, isCapped }: { points: number; isCapped: boolean }) {
  const words = points === 1 ? 'point' : points > 0 ? 'points' : isCapped ? 'behind a cap' : 'under 1 point';
  return (
    <p className="w-20 shrink-0 border-r border-line pr-3 text-center">
      {points > 0 && (
        <span className="figures block font-display text-2xl leading-none font-extrabold whitespace-nowrap">
          +{points}
        </span>
      )}
      <span className="block text-sm text-soft">{words}</span>
    </p>
  );
}
