import { FUNNEL_STEP_NAMES, FUNNEL_STEPS, type FunnelFigures, isCampaignSource, stepsOf } from '@named-first/contract';

type SourceTableProps = { sources: FunnelFigures['sources']; onSource: (source: string) => void };

/** Where people came from: our own pages first, then campaigns. */
export function SourceTable({ sources, onSource }: SourceTableProps) {
  const groups = [
    { heading: 'By page', rows: sources.filter(({ source }) => !isCampaignSource(source)) },
    { heading: 'By campaign', rows: sources.filter(({ source }) => isCampaignSource(source)) },
  ];
  return groups.map(
    ({ heading, rows }) =>
      rows.length > 0 && <Sources key={heading} heading={heading} rows={byScans(rows)} onSource={onSource} />,
  );
}

function byScans(rows: FunnelFigures['sources']): FunnelFigures['sources'] {
  return rows.toSorted((one, other) => other.counts.scan - one.counts.scan || other.counts.lead - one.counts.lead);
}

type SourcesProps = { heading: string; rows: FunnelFigures['sources']; onSource: (source: string) => void };

function Sources({ heading, rows, onSource }: SourcesProps) {
  const id = heading.replace(' ', '-').toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-10 min-w-0">
      <h2 id={id} className="border-b-2 border-ink pb-2 text-xl">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section aria-label={`Steps ${heading.toLowerCase()}`} tabIndex={0} className="overflow-x-auto">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 pr-3 text-left align-bottom font-semibold">
                Source
              </th>
              {FUNNEL_STEPS.map((step) => (
                <th key={step} scope="col" className="px-1.5 py-2 text-right align-bottom font-semibold wrap-normal">
                  {FUNNEL_STEP_NAMES[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source, name, counts }) => (
              <tr key={source} className="border-b border-line">
                <th scope="row" className="min-w-36 py-0 pr-3 text-left font-normal">
                  <button
                    type="button"
                    onClick={() => onSource(source)}
                    className="min-h-12 text-left font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:text-signal"
                  >
                    {name}
                  </button>
                </th>
                {FUNNEL_STEPS.map((step) => (
                  <td key={step} className="px-1.5 py-1.5 text-right">
                    {stepsOf(source).includes(step) ? counts[step].toLocaleString('en-US') : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
