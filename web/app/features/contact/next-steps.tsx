import { brand } from '@named-first/contract';

const towns = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(brand.towns);

const STEPS = [
  {
    when: 'Within 24 hours',
    what: 'A person reads your message, looks at your website and answers by email. Nobody calls you unless you ask for it.',
  },
  {
    when: 'The free consultation',
    what: `By phone or video, or at your place if you are in ${towns}. You hear in plain words what keeps assistants from naming you.`,
  },
  {
    when: 'Your choice',
    what: 'You get the list of what to fix first, whether you buy or not. A plan runs month to month, without a setup fee, and you have 30 days to get your money back.',
  },
];

export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="wrap mt-20">
      <h2 id="next-steps" className="text-2xl">
        What happens after you write
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {STEPS.map(({ when, what }) => (
          <li key={when} className="border-t-[3px] border-ink pt-4">
            <h3 className="text-xl">{when}</h3>
            <p className="mt-2 text-soft">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
