import { OPEN_INSIGHTS } from '@named-first/contract';
import { ButtonLink } from '../../../components/ui/button';
import { LockIcon } from '../../../components/ui/icons';
import { unlockPath } from '../funnel-address';
import type { ShownInsight } from '../stored-scan';
import { InsightCard } from './insight-card';
import { insightsToShow, type ScanOutcome } from './scan-outcome';

type KeyInsightsProps = { outcome: ScanOutcome; website: string; score: number };

export function KeyInsights({ outcome, website, score }: KeyInsightsProps) {
  const insights = insightsToShow(outcome, score);
  const open = insights.slice(0, OPEN_INSIGHTS);
  const locked = insights.slice(OPEN_INSIGHTS);
  return (
    <section aria-labelledby="key-insights" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="key-insights" className="text-2xl">
          Key Insights
        </h2>
        <p className="text-soft">
          {open.length} of {insights.length} insights shown
        </p>
      </div>
      <ul className="mt-4 grid gap-4">
        {open.map((insight) => (
          <li key={insight.id}>
            <InsightCard insight={insight} />
          </li>
        ))}
      </ul>
      {locked.length > 0 && <LockedInsights insights={locked} unlock={unlockPath({ website, score })} />}
    </section>
  );
}

/**
 * The locked cards are on the page, as the specification requires, but only visually: blurred, inert and hidden from
 * screen readers.
 */
function LockedInsights({ insights, unlock }: { insights: ShownInsight[]; unlock: string }) {
  return (
    <div className="relative mt-4 overflow-clip">
      <div inert aria-hidden="true" className="locked grid max-h-[36rem] gap-4 overflow-hidden">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} />
        ))}
      </div>
      <div className="absolute inset-0 flex items-start justify-center bg-linear-to-b from-transparent to-paper to-85% px-3 pt-6 sm:pt-16">
        <div className="ticket w-full max-w-md p-6 text-center shadow-[0_10px_40px_rgb(0_0_0/0.18)]">
          <LockIcon className="mx-auto size-8" />
          <p className="mt-3 font-display text-xl font-bold">{insights.length} more insights</p>
          <p className="mt-1 text-balance text-soft">With the fix for each of them, ready to paste.</p>
          <ButtonLink to={unlock} className="mt-5 w-full">
            Unlock Full Report Now
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
