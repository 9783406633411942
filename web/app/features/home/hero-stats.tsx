import { brand } from '@named-first/contract';
import { CheckIcon } from '../../components/ui/icons';

const { clients, trafficGrowth, yearsOfExperience, badges } = brand.claims;

const STATS = [
  { figure: clients, words: 'clients' },
  { figure: trafficGrowth, words: 'average traffic growth' },
  { figure: yearsOfExperience, words: 'years of experience' },
];

export function HeroStats() {
  return (
    <div className="mt-14 border-t-[3px] border-ink pt-6">
      <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {STATS.map(({ figure, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end">
            <dt className="text-soft max-sm:text-sm">{words}</dt>
            <dd className="font-display text-2xl font-extrabold sm:text-3xl tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-medium">
        {badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <CheckIcon /> {badge}
          </li>
        ))}
      </ul>
    </div>
  );
}
