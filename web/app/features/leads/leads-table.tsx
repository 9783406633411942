import { useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { columns, features } from './lead-columns';
import { LeadRow } from './lead-row';
import type { LeadsView } from './leads-address';
import { LeadsHeader } from './leads-header';
import type { useLeads } from './use-leads';
import { useRowKeys } from './use-row-keys';
import { wantsNextPage } from './wants-next-page';

/** Rows rendered beyond the window's edges, so that scrolling shows no gap. At most sixty rows are in the DOM. */
const OVERSCAN = 8;
const ROW_PX = 64;

type LeadsTableProps = {
  list: ReturnType<typeof useLeads>;
  view: LeadsView;
  onSort: (change: Partial<LeadsView>) => void;
  onOpen: (id: string) => void;
};

/** A virtualized table: any number of leads, with only the visible rows in the DOM. */
export function LeadsTable({ list, view, onSort, onOpen }: LeadsTableProps) {
  const { leads, total, hasNextPage, fetchNextPage } = list;
  const table = useTable({
    features,
    columns,
    data: leads,
    getRowId: ({ id }) => id,
    manualSorting: true,
    state: { sorting: [{ id: view.sort, desc: view.order === 'desc' }] },
  });
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useDistanceFromTop(body);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const onKeyDown = useRowKeys({ body, count: rows.length, scrollTo: (index) => virtual.scrollToIndex(index) });

  const wantsMore = wantsNextPage(list, last, rows.length);
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <div className="mt-4 max-lg:border-t-2 max-lg:border-ink">
      {/* biome-ignore lint/a11y/noRedundantRoles: the cards' display value removes the elements' implicit roles */}
      <table role="table" aria-label="Leads" aria-rowcount={total + 1} className="leads w-full text-sm">
        <LeadsHeader view={view} onSort={onSort} />
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup" ref={body} onKeyDown={onKeyDown}>
          <Spacer height={before} />
          {items.map(({ index, key }) => (
            <LeadRow key={key} ref={virtual.measureElement} index={index} row={rows[index]!} onOpen={onOpen} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
      {list.isFetchNextPageError && (
        <div className="py-6 text-center">
          <p role="alert">More leads could not be loaded. {callFailureWords(list.error)}</p>
          <Button look="plain" className="mt-4" onClick={() => fetchNextPage()}>
            Try again
          </Button>
        </div>
      )}
      {hasNextPage && !list.isFetchNextPageError && (
        <p className="flex items-center justify-center gap-2 py-6 text-soft">
          <SpinnerIcon /> Loading more leads
        </p>
      )}
    </div>
  );
}

/** Takes up the space of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
    <tr aria-hidden="true" className="spacer" style={{ height }}>
      <td colSpan={columns.length + 1} />
    </tr>
  );
}

/** The distance from the top of the page to the first row. It changes when content above wraps differently. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
