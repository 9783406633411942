import { COMPARISON, type ComparisonRow, type ComparisonValue, PLANS } from '@named-first/contract';
import { clsx } from 'clsx';
import { CheckIcon, CloseIcon } from '../../components/ui/icons';

/**
 * The plans side by side. On a phone each row's name is above its cells, however many plans there are. The table keeps
 * its implicit roles although its display value changes: in Chromium since 80, in Firefox, and since Safari 17.0
 * (https://webkit.org/blog/14445/webkit-features-in-safari-17-0/). ARIA in HTML does not allow explicit roles on cells
 * and rows (https://www.w3.org/TR/html-aria/#el-td).
 */
export function Comparison() {
  return (
    <section aria-labelledby="compare" className="wrap mt-20">
      <h2 id="compare" className="text-3xl font-extrabold">
        Side by side
      </h2>
      <table className="mt-8 w-full table-fixed border-collapse max-md:block">
        <caption className="mb-4 text-left text-lg text-soft max-md:block">What each monthly plan includes.</caption>
        <thead className="sticky top-[4.05rem] z-10 bg-paper max-md:block">
          <tr className="max-md:flex md:border-b-[3px] md:border-ink">
            <th scope="col" className="w-[36%] pr-4 pb-3 text-left align-bottom font-semibold max-md:sr-only">
              Included
            </th>
            {PLANS.map(({ id, name, price, popular }) => (
              <th
                key={id}
                scope="col"
                className={clsx(
                  'figures px-1 pt-3 pb-3 text-center max-md:min-w-0 max-md:flex-1 max-md:border-b-[3px] max-md:border-ink',
                  popular && 'bg-signal-tint',
                )}
              >
                <span className="block font-display font-bold lg:text-xl">{name}</span>
                <span className="block text-sm font-medium text-soft">${price}/mo</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {COMPARISON.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-wrap">
      <th scope="row" className="py-3 pr-4 text-left font-semibold max-md:w-full max-md:pb-0">
        {row.name}
      </th>
      {PLANS.map(({ id, popular }) => (
        <td
          key={id}
          className={clsx(
            'figures px-1 py-3 text-center max-md:min-w-0 max-md:flex-1 max-md:text-sm',
            popular && 'bg-signal-tint max-md:bg-transparent',
          )}
        >
          <Value value={row[id]} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <CheckIcon className="mx-auto size-6" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <CloseIcon className="mx-auto size-4 text-soft opacity-70" />
      <span className="sr-only">Not included</span>
    </>
  );
}
