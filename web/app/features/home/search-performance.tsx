import { Bar } from '../../components/ui/progress-bar';

const RISES = [
  { words: 'ChatGPT citations', rise: 349 },
  { words: 'Perplexity mentions', rise: 305 },
  { words: 'Voice search results', rise: 222 },
];

const TOTALS = [
  { figure: '19.4K', words: 'monthly impressions' },
  { figure: '99%', words: 'query coverage' },
];

const LARGEST = Math.max(...RISES.map(({ rise }) => rise));

export function SearchPerformance() {
  return (
    <section className="wrap mt-20 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2 className="text-2xl">The phone rings before anyone opens ten blue links</h2>
        <p className="mt-4 text-soft">
          People used to compare a page of results. Now they ask once and call the name they are given. So we count what
          decides that: how often assistants cite you, mention you and read you out.
        </p>
      </div>
      <div className="ticket p-6 sm:p-8">
        <h3 className="text-xl">AI Search Performance</h3>
        <ul className="mt-5 space-y-4">
          {RISES.map(({ words, rise }) => (
            <li key={words}>
              <p className="flex items-baseline justify-between gap-4">
                <span>{words}</span>{' '}
                <strong className="figures font-display text-xl font-bold">
                  <span className="sr-only">up </span>+{rise}%
                </strong>
              </p>
              <Bar percent={(rise / LARGEST) * 100} className="mt-1.5 h-3" />
            </li>
          ))}
        </ul>
        <dl className="mt-6 grid grid-cols-2 gap-6 border-t border-line pt-5">
          {TOTALS.map(({ figure, words }) => (
            <div key={words} className="flex flex-col-reverse justify-end">
              <dt className="text-soft">{words}</dt>
              <dd className="font-display text-2xl font-extrabold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
