import { type CategoryGroup, earnedWords } from '../category-groups';
import { ScoreBar } from './score-bar';

/** The strengths and weaknesses of the site by category. */
export function CategoryProfile({ groups }: { groups: CategoryGroup[] }) {
  return (
    <figure className="ticket p-5 sm:p-6">
      <figcaption className="font-semibold">Your profile: how much of each category you earn</figcaption>
      <dl className="mt-4 grid gap-y-3">
        {groups.map((group) => (
          <div
            key={group.category}
            className="grid items-center gap-x-5 gap-y-1 max-sm:grid-cols-[1fr_auto] sm:grid-cols-[11rem_1fr_9rem]"
          >
            <dt>{group.category}</dt>
            <dd className="figures text-sm text-soft sm:order-last sm:text-right">{earnedWords(group)}</dd>
            <dd className="max-sm:col-span-2">
              <ScoreBar percent={group.percent} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
