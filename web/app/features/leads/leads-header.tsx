import { LEAD_SORTS } from '@named-first/contract';
import { SortMark } from '../../components/admin/sort-mark';
import { COLUMN_NAMES } from './column-names';
import { type LeadsView, sortedBy } from './leads-address';

type LeadsHeaderProps = { view: LeadsView; onSort: (change: Partial<LeadsView>) => void };

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** Column headings, each a button that sorts by it. */
export function LeadsHeader({ view, onSort }: LeadsHeaderProps) {
  return (
    <thead className="sticky top-0 z-10 bg-paper max-lg:hidden">
      <tr aria-rowindex={1} className="border-b-2 border-ink">
        {LEAD_SORTS.map((column) => {
          const active = view.sort === column;
          return (
            <th key={column} scope="col" aria-sort={active ? ARIA[view.order] : undefined} className="p-0 text-left">
              <button
                type="button"
                onClick={() => onSort(sortedBy(view, column))}
                className="inline-flex min-h-12 w-full items-center gap-2 px-3 text-left font-semibold hover:text-signal"
              >
                {COLUMN_NAMES[column]}
                <SortMark direction={active && view.order} />
              </button>
            </th>
          );
        })}
        <th scope="col" className="px-3 text-left font-semibold">
          Report
        </th>
      </tr>
    </thead>
  );
}
