import { useId } from 'react';
import { buttonClass } from '../../components/ui/button';
import { ChartIcon, ListIcon, PenIcon, PeopleIcon } from '../../components/ui/subject-icons';

const KINDS = {
  Guide: { Icon: ListIcon, action: 'Read Guide' },
  'Case Study': { Icon: PeopleIcon, action: 'Read Case Study' },
  Tutorial: { Icon: PenIcon, action: 'Start Tutorial' },
  Report: { Icon: ChartIcon, action: 'View Report' },
} as const;

type Resource = { kind: keyof typeof KINDS; title: string; text: string };

const RESOURCES: Resource[] = [
  {
    kind: 'Guide',
    title: 'robots.txt for assistants',
    text: 'Which crawlers fetch a page to answer a question, which only collect training text, and the lines that let each in or keep it out.',
  },
  {
    kind: 'Case Study',
    title: 'One plumbing site, scanned twice',
    text: 'The first scan, every change made to the pages, and the scan after it. What moved the score and what did not.',
  },
  {
    kind: 'Tutorial',
    title: 'Write a service page an assistant can quote',
    text: 'The job, the towns, the price and the proof, in the order they are looked for. One page, start to finish.',
  },
  {
    kind: 'Report',
    title: 'What local businesses get wrong',
    text: 'The checks that small business websites fail most, and how long each one takes to put right.',
  },
  {
    kind: 'Tutorial',
    title: 'Fill in your Google Business Profile',
    text: 'Hours, services, service area and photos, field by field, with the mistakes that make two listings out of one business.',
  },
  {
    kind: 'Guide',
    title: 'Answering on Reddit without being thrown out',
    text: 'Who may say what, how to show that it is your trade, and why one useful answer beats ten links.',
  },
];

export function Resources() {
  return (
    <section aria-labelledby="resources" className="wrap mt-20">
      <h2 id="resources" className="text-3xl font-extrabold">
        Next on the shelf
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        These six are being written. The guide above and the blog are ready now.
      </p>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {RESOURCES.map((resource) => (
          <ResourceCard key={resource.title} {...resource} />
        ))}
      </ul>
    </section>
  );
}

function ResourceCard({ kind, title, text }: Resource) {
  const id = useId();
  const { Icon, action } = KINDS[kind];
  return (
    <li className="ticket flex flex-col p-6">
      <p className="flex items-center gap-2 text-sm font-semibold text-soft">
        <Icon className="size-5" /> {kind}
      </p>
      <h3 id={`${id}-title`} className="mt-3 text-xl">
        {title}
      </h3>
      <p className="mt-2 text-soft">{text}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5">
        {/* It stays in the tab order, and its label says that it does nothing yet. */}
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={`${id}-title ${id}-soon`}
          className={buttonClass('plain', 'cursor-default! border-line! text-soft! hover:bg-transparent!')}
        >
          {action}
        </button>
        <span id={`${id}-soon`} className="text-sm font-semibold text-soft">
          Coming soon
        </span>
      </div>
    </li>
  );
}
