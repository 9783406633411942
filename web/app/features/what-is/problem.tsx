import { LogoMark } from '../../components/layout/logo';

/** Measurements with their sources, which the page names. */
const EVIDENCE = [
  {
    figure: '86%',
    words:
      'of the sources that assistants cited for local questions were a business’s own website or a listing it manages.',
    source: 'Yext, 6.8 million citations, October 2025',
  },
  {
    figure: '0',
    words:
      'lines of JavaScript are run by the readers of ChatGPT, Claude and Perplexity. What needs it, they never see.',
    source: 'Vercel, network study, December 2024',
  },
];

export function Problem() {
  return (
    <section aria-labelledby="problem" className="wrap mt-16 md:mt-20">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <p className="font-semibold text-soft">The problem</p>
          <h2 id="problem" className="mt-2 text-3xl font-extrabold">
            Traditional SEO is dead
          </h2>
          <p className="mt-5 text-lg">
            For twenty years the prize was a place among ten blue links, and the customer compared. An assistant hands
            out no links to compare. It reads a few sources and says a name.
          </p>
          <p className="mt-4 text-soft">
            If it cannot open your site, cannot tell what you do and where, or finds two phone numbers for you, it says
            somebody else’s. You never learn that the question was asked.
          </p>
        </div>
        <ThenAndNow />
      </div>
      <dl className="mt-12 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {EVIDENCE.map(({ figure, words, source }) => (
          <div key={figure} className="flex gap-6 border-t-[3px] border-ink pt-5">
            <dt className="w-24 shrink-0 font-display sm:w-32 text-3xl font-extrabold tracking-tight">{figure}</dt>
            <dd>
              <p>{words}</p>
              <p className="mt-1 text-sm text-soft">{source}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const LINKS = 'w-[92%] w-4/5 w-full w-3/4 w-[88%] w-2/3 w-5/6 w-[97%] w-3/5 w-[71%]'.split(' ');

/** Ten links to choose from, compared with one name. */
function ThenAndNow() {
  return (
    <figure>
      <div className="grid gap-4 sm:grid-cols-[1fr_1.35fr] sm:items-center">
        <div className="rounded-md border border-dashed border-edge p-5">
          <p className="text-sm font-semibold text-soft">Then: ten links</p>
          <div aria-hidden="true" className="mt-4 grid gap-2.5">
            {LINKS.map((width) => (
              <span key={width} className={`unread h-2! ${width}`} />
            ))}
          </div>
        </div>
        <div className="ticket p-5 sm:p-6">
          <p className="text-sm font-semibold text-soft">Now: one name</p>
          <div className="mt-4 flex gap-3">
            <LogoMark className="mt-0.5 size-7" />
            <p className="rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3">
              <strong className="block font-display text-xl font-bold">Call your business.</strong>
              They are open now, do this every day and cost $129 to come out.
            </p>
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-soft">An example. The same question, ten years apart.</figcaption>
    </figure>
  );
}
