import { brand } from '@named-first/contract';

const REASONS = [
  {
    title: 'We know the trades',
    text: 'HVAC, plumbing, roofing, solar. We know what a burst pipe costs you at 2 am, and what people ask before they call.',
  },
  {
    title: 'We show the receipts',
    text: 'Every finding comes with the line on your site it was read from. You can check each one yourself.',
  },
  {
    title: '30 days to change your mind',
    text: 'Every plan has a 30-day money-back guarantee. If the first month does not convince you, we refund it in full.',
  },
  {
    title: 'No contract to hide behind',
    text: 'Month to month. Change plans or stop when you like. We keep you by being worth it.',
  },
  {
    title: 'Plain words, one page',
    text: 'A monthly report you can read between two jobs: what we did, what moved, what comes next.',
  },
  {
    title: 'A reply within 24 hours',
    text: `Call or write, ${brand.supportHours}. A person answers, and knows your site when they do.`,
  },
];

export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="mt-20 border-y border-line bg-sunk py-16">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <h2 id="why" className="text-3xl font-extrabold">
          {`Why choose ${brand.name}?`}
        </h2>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {REASONS.map(({ title, text }, index) => (
            <li key={title} className="border-t-[3px] border-ink pt-4">
              <h3 className="flex gap-2 text-xl">
                <span aria-hidden="true" className="text-soft">
                  {index + 1}.
                </span>
                {title}
              </h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
