import type { HowTo, Insight } from '@named-first/contract';
import { categoryGroups, earnedWords } from './category-groups';
import { CategoryProfile } from './figures/category-profile';
import type { FixCheckContext } from './fix-check/fix-check';
import { InsightDetail } from './insight-detail';
import { Section } from './section';

type AllInsightsProps = {
  insights: Insight[];
  toldAbove: ReadonlySet<string>;
  howTo: readonly HowTo[];
  fixCheck: FixCheckContext | null;
};

export function AllInsights({ insights, toldAbove, howTo, fixCheck }: AllInsightsProps) {
  if (insights.length === 0) return null;
  const groups = categoryGroups(insights);
  return (
    <Section
      id="insights"
      title={`All ${insights.length} insights`}
      intro="By category. Open a line to see what we read, word for word, and what to do."
    >
      <CategoryProfile groups={groups} />
      <div className="mt-10 space-y-9">
        {groups.map((group) => (
          <section key={group.category} aria-labelledby={groupId(group.category)}>
            <div className="flex items-baseline justify-between gap-4">
              <h3 id={groupId(group.category)} className="text-xl">
                {group.category}
              </h3>
              <p className="figures shrink-0 text-sm text-soft">{earnedWords(group)}</p>
            </div>
            <ul className="mt-3 divide-y divide-line border-y border-line bg-sheet">
              {group.insights.map((insight) => (
                <li key={insight.id} className={insight.fix.summary === '' ? undefined : 'may-break'}>
                  <InsightDetail
                    insight={insight}
                    toldAbove={toldAbove.has(insight.id)}
                    howTo={howTo}
                    fixCheck={fixCheck}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function groupId(category: string): string {
  return `category-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}
