import {
  type Insight,
  type ScanReport,
  scoreBand,
  type WhatIf as WhatIfAnswer,
  whatIf,
  whatIfReport,
} from '@named-first/contract';
import { Button } from '../../components/ui/button';
import { VerdictSign } from '../../components/verdict';
import { ScoreBar } from './figures/score-bar';
import { Section } from './section';

type WhatIfProps = {
  report: ScanReport;
  /** Numbers of the selected fixes in the report's list. */
  ticked: readonly number[];
  /** Other query parameters that the form must preserve. */
  keep: Record<string, string>;
};

type Numbered = { number: number; insight: Insight };

/** Select fixes and see the score they would give: computed by the page's script, otherwise by sending the form. */
export function WhatIf({ report, ticked, keep }: WhatIfProps) {
  const fixes = report.insights
    .map((insight, index): Numbered => ({ number: index + 1, insight }))
    .filter(({ insight: { measured, status } }) => measured && status !== 'success')
    .sort((a, b) => b.insight.pointsToGain - a.insight.pointsToGain || b.insight.weight - a.insight.weight);
  if (report.score === null || report.baseScore === null || fixes.length === 0) return null;
  const answer = whatIf(
    report,
    fixes.filter(({ number }) => ticked.includes(number)).map(({ insight }) => insight.id),
  );
  return (
    <Section
      id="what-if"
      title="What if you fixed these?"
      className="no-print"
      intro="Tick what you could do, and see the score it would give. The sum is the one at the end of this report."
    >
      <form
        method="get"
        action="#what-if"
        data-what-if={JSON.stringify(whatIfReport(report))}
        className="ticket grid gap-x-8 lg:grid-cols-[1fr_17rem]"
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="p-5 sm:p-6">
          <legend className="sr-only">Fixes</legend>
          <ul className="divide-y divide-line">
            {fixes.map((fix) => (
              <Choice
                key={fix.insight.id}
                fix={fix}
                checked={ticked.includes(fix.number)}
                capped={report.caps.length > 0}
              />
            ))}
          </ul>
        </fieldset>
        <Outcome report={report} answer={answer} />
      </form>
    </Section>
  );
}

type ChoiceProps = { fix: Numbered; checked: boolean; capped: boolean };

function Choice({ fix: { number, insight }, checked, capped }: ChoiceProps) {
  const { id, title, status, pointsToGain } = insight;
  const gain = pointsToGain > 0 ? `+${pointsToGain}` : capped ? 'behind a cap' : 'under 1';
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          name="fix"
          value={number}
          data-check={id}
          defaultChecked={checked}
          className="size-5 shrink-0 accent-signal"
        />
        <VerdictSign status={status} className="size-5" />
        <span className="min-w-0 flex-1">{title}</span>
        <span className="figures shrink-0 text-sm text-soft">
          {gain}
          <span className="sr-only"> {pointsToGain > 0 && 'points by itself'}</span>
        </span>
      </label>
    </li>
  );
}

function Outcome({ report, answer }: { report: ScanReport; answer: WhatIfAnswer }) {
  const { score, gained, caps } = answer;
  return (
    <div className="border-line bg-sunk p-5 max-lg:order-first max-lg:border-b sm:p-6 lg:border-l">
      <div className="lg:sticky lg:top-8">
        <p className="text-sm text-soft">Today {report.score}. With what you ticked:</p>
        <output data-outcome="score" className="figures block font-display text-4xl leading-none font-extrabold">
          {score}
        </output>
        <ScoreBar percent={score} className="mt-3" />
        <p className="mt-2" aria-live="polite">
          <strong data-outcome="band">{scoreBand(score ?? 0)}</strong>
          <span data-outcome="gained">{gained > 0 ? `, ${gained} more` : ''}</span>
        </p>
        <p data-outcome="cap" className="mt-3 text-sm empty:hidden">
          {caps[0] ? `Still capped at ${caps[0].limit}. ${caps[0].reason}` : ''}
        </p>
        <Button type="submit" look="plain" data-without-script className="mt-4 w-full">
          Work it out
        </Button>
      </div>
    </div>
  );
}
