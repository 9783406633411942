import { CHECK_CATEGORIES, type Insight } from '@named-first/contract';
import { InsightDetail } from './insight-detail';
import { Section } from './section';

export function AllInsights({ insights }: { insights: Insight[] }) {
  const groups = CHECK_CATEGORIES.map((category) => ({
    category,
    insights: insights.filter((insight) => insight.category === category),
  })).filter((group) => group.insights.length > 0);
  return (
    <Section id="insights" title={`All ${insights.length} insights`}>
      <div className="space-y-10">
        {groups.map((group) => (
          <section key={group.category} aria-label={group.category}>
            <h3 className="text-xl">{group.category}</h3>
            <ul className="mt-3 grid gap-4">
              {group.insights.map((insight) => (
                <li key={insight.id}>
                  <InsightDetail insight={insight} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
