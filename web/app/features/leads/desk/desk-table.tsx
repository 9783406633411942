import type { DeskLead, DeskSort } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clientWords, readsWords } from '../../../components/admin/desk-words';
import { formatDateTime, formatDay } from '../../../components/admin/format-date-time';
import { ScoreBadge } from '../../../components/admin/score-badge';
import { SortMark } from '../../../components/admin/sort-mark';
import { StageBadge } from '../../../components/admin/stage-badge';
import { type DeskView, deskSortedBy } from './desk-address';

type Column = { heading: string; sort?: DeskSort; cell: (lead: DeskLead) => ReactNode };

const COLUMNS: readonly Column[] = [
  {
    heading: 'Stage',
    sort: 'stage',
    cell: ({ stage, lostReason }) => (
      <>
        <StageBadge stage={stage} />
        {lostReason && <span className="mt-1 block text-soft wrap-anywhere">{lostReason}</span>}
      </>
    ),
  },
  { heading: 'Next call', sort: 'nextCallAt', cell: ({ nextCallAt }) => <NextCall at={nextCallAt} /> },
  {
    heading: 'Report read',
    sort: 'reads',
    cell: ({ reads }) => <span className={reads === 0 ? 'text-soft' : ''}>{readsWords(reads)}</span>,
  },
  {
    heading: 'Last read',
    sort: 'lastReadAt',
    cell: ({ lastReadAt }) =>
      lastReadAt ? <time dateTime={lastReadAt}>{formatDay(lastReadAt)}</time> : <span className="text-soft">–</span>,
  },
  {
    heading: 'AI Score',
    sort: 'aiVisibilityScore',
    cell: ({ aiVisibilityScore }) => <ScoreBadge score={aiVisibilityScore} />,
  },
  {
    heading: 'Last note',
    cell: ({ lastNote }) =>
      lastNote ? (
        <span className="desk-note wrap-anywhere">{lastNote.text}</span>
      ) : (
        <span className="text-soft">–</span>
      ),
  },
  {
    heading: 'Came in',
    sort: 'createdAt',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDay(createdAt)}
      </time>
    ),
  },
];

const SORTED = COLUMNS.flatMap(({ heading, sort }) => (sort ? [{ heading, sort }] : []));
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

type DeskTableProps = {
  leads: DeskLead[];
  view: DeskView;
  onView: (change: Partial<DeskView>) => void;
  onOpen: (id: string) => void;
};

/** A table on wide screens; `desk.css` makes each row a card on narrow ones. */
export function DeskTable({ leads, view, onView, onOpen }: DeskTableProps) {
  return (
    <>
      <SortChoice view={view} onView={onView} />
      {/* biome-ignore lint/a11y/noRedundantRoles: the cards' display value removes the elements' implicit roles */}
      <table role="table" aria-label="Leads" className="desk mt-4 w-full text-sm">
        <thead className="max-lg:hidden">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="min-h-12 py-3 pr-4 text-left font-semibold">
              Lead
            </th>
            {COLUMNS.map((column) => (
              <Heading key={column.heading} {...column} view={view} onView={onView} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {leads.map((lead) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={lead.id} role="row" className="border-b border-line">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <td role="cell">
                <Who lead={lead} onOpen={onOpen} />
              </td>
              {COLUMNS.map(({ heading, cell }) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={heading} role="cell" data-label={heading} className="figures">
                  <div className="min-w-0">{cell(lead)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Heading({ heading, sort, view, onView }: Column & Pick<DeskTableProps, 'view' | 'onView'>) {
  if (!sort) {
    return (
      <th scope="col" className="py-3 pr-4 text-left font-semibold">
        {heading}
      </th>
    );
  }
  const isCurrent = view.sort === sort;
  return (
    <th scope="col" aria-sort={isCurrent ? ARIA[view.order] : undefined} className="p-0 text-left">
      <button
        type="button"
        onClick={() => onView(deskSortedBy(view, sort))}
        className="inline-flex min-h-12 w-full items-center gap-2 pr-4 text-left font-semibold whitespace-nowrap hover:text-signal"
      >
        {heading}
        <SortMark direction={isCurrent && view.order} />
      </button>
    </th>
  );
}

function Who({
  lead: { id, name, businessName, phone, client },
  onOpen,
}: {
  lead: DeskLead;
  onOpen: (id: string) => void;
}) {
  return (
    <>
      <button type="button" className="desk-name" onClick={() => onOpen(id)}>
        {name}
      </button>
      <span className="block wrap-anywhere">{businessName}</span>
      {phone && <span className="block text-soft">{phone}</span>}
      {client && (
        <Link
          to={`/admin/clients/${client.id}`}
          className="inline-flex min-h-12 items-center font-semibold text-good underline underline-offset-4"
        >
          {clientWords(client.state)}
          <span className="sr-only">: {client.businessName}</span>
        </Link>
      )}
    </>
  );
}

function NextCall({ at }: { at: string | null }) {
  if (at === null) return <span className="text-soft">–</span>;
  const isDue = Date.parse(at) <= Date.now();
  return (
    <time dateTime={at} className={isDue ? 'font-semibold text-bad' : ''}>
      {isDue && <span className="sr-only">Due: </span>}
      {formatDateTime(at)}
    </time>
  );
}

/** Sorting for cards, which have no column headings to click. */
function SortChoice({ view, onView }: Pick<DeskTableProps, 'view' | 'onView'>) {
  return (
    <label className="mt-4 block text-sm font-semibold lg:hidden">
      Sort by
      <select
        name="sort"
        value={view.sort}
        onChange={({ target }) => {
          const column = SORTED.find(({ sort }) => sort === target.value);
          if (column) onView(deskSortedBy(view, column.sort));
        }}
        className="field mt-1.5 block font-normal"
      >
        {SORTED.map(({ sort, heading }) => (
          <option key={sort} value={sort}>
            {heading}
          </option>
        ))}
      </select>
    </label>
  );
}
