import { LEAD_SORTS } from '@named-first/contract';
import { SearchBox } from '../../components/admin/search-box';
import { SortMark } from '../../components/admin/sort-mark';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { COLUMN_NAMES } from './column-names';
import { type LeadsView, sortedBy } from './leads-address';
import { useCsvExport } from './use-csv-export';

type ToolbarProps = {
  view: LeadsView;
  /** Null if unknown. */
  total: number | null;
  isLoading: boolean;
  isRefreshing: boolean;
  onChange: (change: Partial<LeadsView>) => void;
  onRefresh: () => void;
};

export function LeadsToolbar({ view, total, isLoading, isRefreshing, onChange, onRefresh }: ToolbarProps) {
  const { exportCsv, isExporting } = useCsvExport(view);
  return (
    <div className="mt-8 flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search leads"
        placeholder="Name, email, business, website or phone"
        value={view.q}
        onSearch={(q) => onChange({ q })}
      />
      <SortChoice view={view} onChange={onChange} />
      <div className="flex basis-full items-center gap-3 lg:grow lg:basis-auto">
        <p aria-live="polite" className="figures mr-auto text-sm text-soft">
          {isLoading ? 'Loading…' : total !== null && countWords(total, view.q)}
        </p>
        <Button look="quiet" className="px-2! sm:px-5!" onClick={onRefresh} isBusy={isRefreshing}>
          {isRefreshing && <SpinnerIcon />} Refresh
        </Button>
        <Button look="plain" className="shrink-0" onClick={exportCsv} isBusy={isExporting}>
          {isExporting && <SpinnerIcon />} Export CSV
        </Button>
      </div>
    </div>
  );
}

function countWords(total: number, q: string): string {
  const count = total.toLocaleString('en-US');
  const noun = total === 1 ? 'lead' : 'leads';
  return q === '' ? `${count} ${noun}` : `${count} ${noun} found`;
}

/** Sorting for cards, which have no column headings to click. */
function SortChoice({ view, onChange }: Pick<ToolbarProps, 'view' | 'onChange'>) {
  return (
    <div className="flex items-end gap-2 lg:hidden">
      <label className="text-sm font-semibold">
        Sort by
        <select
          name="sort"
          value={view.sort}
          onChange={({ target }) => {
            const sort = LEAD_SORTS.find((one) => one === target.value);
            if (sort) onChange(sortedBy(view, sort));
          }}
          className="field mt-1.5 block font-normal"
        >
          {LEAD_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {COLUMN_NAMES[sort]}
            </option>
          ))}
        </select>
      </label>
      <Button
        look="plain"
        className="min-h-[3.25rem] px-4!"
        aria-label={view.order === 'asc' ? 'Ascending. Show descending' : 'Descending. Show ascending'}
        onClick={() => onChange(sortedBy(view, view.sort))}
      >
        <SortMark direction={view.order} />
      </Button>
    </div>
  );
}
