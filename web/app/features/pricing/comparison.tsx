import { COMPARISON, type ComparisonRow, type ComparisonValue, PLANS } from '@named-first/contract';
import { clsx } from 'clsx';
import { CheckIcon, CloseIcon } from '../../components/ui/icons';

/** Said in a spread: beside the element it would count as redundant, and it is not once the display is changed. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });

/**
 * The plans side by side. On a phone each row's name stands above its four cells; the roles are spelt out because a
 * table whose display is changed is no table to some screen readers.
 */
export function Comparison() {
  return (
    <section aria-labelledby="compare" className="wrap mt-20">
      <h2 id="compare" className="text-3xl font-extrabold">
        Side by side
      </h2>
      <table {...as('table')} className="mt-8 w-full border-collapse max-md:block">
        <caption className="mb-4 text-left text-lg text-soft max-md:block">What each monthly plan includes.</caption>
        <thead {...as('rowgroup')} className="sticky top-[4.05rem] z-10 bg-paper max-md:block">
          <tr {...as('row')} className="max-md:grid max-md:grid-cols-4 md:border-b-[3px] md:border-ink">
            <th
              {...as('columnheader')}
              scope="col"
              className="pr-4 pb-3 text-left align-bottom font-semibold max-md:sr-only"
            >
              Included
            </th>
            {PLANS.map(({ id, name, price, popular }) => (
              <th
                key={id}
                {...as('columnheader')}
                scope="col"
                className={clsx(
                  'figures w-[16%] px-1 pt-3 pb-3 text-center max-md:w-auto max-md:border-b-[3px] max-md:border-ink',
                  popular && 'bg-signal-tint',
                )}
              >
                <span className="block font-display font-bold lg:text-xl">{name}</span>
                <span className="block text-sm font-medium text-soft">${price}/mo</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="max-md:block">
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
    <tr {...as('row')} className="border-b border-line max-md:grid max-md:grid-cols-4">
      <th {...as('rowheader')} scope="row" className="py-3 pr-4 text-left font-semibold max-md:col-span-4 max-md:pb-0">
        {row.name}
      </th>
      {PLANS.map(({ id, popular }) => (
        <td
          key={id}
          {...as('cell')}
          className={clsx(
            'figures px-1 py-3 text-center max-md:text-sm',
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
