import type { ClientItem, ClientSort } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../components/admin/format-date-time';
import { ScoreBadge } from '../../components/admin/score-badge';
import { SortMark } from '../../components/admin/sort-mark';
import { ClientStateBadge } from './client-state-badge';
import { changeWords, planName, workWords } from './client-words';
import { type ClientsView, sortedBy } from './clients-address';

type Column = { sort: ClientSort; heading: string; cell: (client: ClientItem) => ReactNode };

const COLUMNS: readonly Column[] = [
  {
    sort: 'businessName',
    heading: 'Client',
    cell: ({ id, businessName, website, websiteTyped, isDemo }) => (
      <>
        <Link to={`/admin/clients/${id}`} className="client-name">
          {businessName}
        </Link>
        <span className="block text-soft wrap-anywhere">
          {website ?? `${websiteTyped} (cannot be read)`}
          {isDemo && ' · demo'}
        </span>
      </>
    ),
  },
  { sort: 'plan', heading: 'Plan', cell: ({ planId }) => planName(planId) },
  { sort: 'state', heading: 'State', cell: ({ state }) => <ClientStateBadge state={state} /> },
  { sort: 'score', heading: 'Score', cell: ({ score }) => <ScoreBadge score={score} /> },
  { sort: 'change', heading: 'Since purchase', cell: ({ change }) => changeWords(change) },
  { sort: 'workOpen', heading: 'Work', cell: (client) => workWords(client) },
  {
    sort: 'lastContactAt',
    heading: 'Last contact',
    cell: ({ lastContactAt }) =>
      lastContactAt ? <Day at={lastContactAt} /> : <span className="text-soft">Never</span>,
  },
  { sort: 'endsAt', heading: 'Ends on', cell: ({ endsAt }) => (endsAt ? <Day at={endsAt} /> : '–') },
  { sort: 'startedAt', heading: 'Client since', cell: ({ startedAt }) => <Day at={startedAt} /> },
];

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

type ClientsTableProps = {
  clients: ClientItem[];
  view: ClientsView;
  onView: (change: Partial<ClientsView>) => void;
};

/** A table on wide screens; `clients.css` makes each row a card on narrow ones. */
export function ClientsTable({ clients, view, onView }: ClientsTableProps) {
  return (
    <>
      <SortChoice view={view} onView={onView} />
      {/* biome-ignore lint/a11y/noRedundantRoles: the cards' display value removes the elements' implicit roles */}
      <table role="table" aria-label="Clients" className="clients mt-4 w-full text-sm">
        <thead className="max-lg:hidden">
          <tr className="border-b-2 border-ink">
            {COLUMNS.map(({ sort, heading }) => (
              <th
                key={sort}
                scope="col"
                aria-sort={view.sort === sort ? ARIA[view.order] : undefined}
                className="p-0 text-left"
              >
                <button
                  type="button"
                  onClick={() => onView(sortedBy(view, sort))}
                  className="inline-flex min-h-12 w-full items-center gap-2 pr-4 text-left font-semibold hover:text-signal"
                >
                  {heading}
                  <SortMark direction={view.sort === sort && view.order} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {clients.map((client) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={client.id} role="row" className="border-b border-line">
              {COLUMNS.map(({ sort, heading, cell }) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={sort} role="cell" data-label={heading} className="figures">
                  <div className="min-w-0">{cell(client)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Sorting for cards, which have no column headings to click. */
function SortChoice({ view, onView }: Pick<ClientsTableProps, 'view' | 'onView'>) {
  return (
    <label className="mt-4 block text-sm font-semibold lg:hidden">
      Sort by
      <select
        name="sort"
        value={view.sort}
        onChange={({ target }) => {
          const column = COLUMNS.find(({ sort }) => sort === target.value);
          if (column) onView(sortedBy(view, column.sort));
        }}
        className="field mt-1.5 block font-normal"
      >
        {COLUMNS.map(({ sort, heading }) => (
          <option key={sort} value={sort}>
            {heading}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDay(at)}
    </time>
  );
}
