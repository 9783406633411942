import { CAMPAIGN_STATUSES, type CampaignDetail, type CampaignRow } from '@named-first/contract';
import { Link } from 'react-router';
import { formatDateTime } from '../../components/admin/format-date-time';
import { ScoreBadge } from '../../components/admin/score-badge';
import { Button } from '../../components/ui/button';
import type { CampaignView } from './campaign-address';
import { CardTable, Cell } from './card-table';
import { StatusBadge } from './status-badge';

type CampaignRowsProps = {
  detail: CampaignDetail;
  view: CampaignView;
  isRefreshing: boolean;
  onView: (view: CampaignView) => void;
};

const HEADINGS = ['Row', 'Business', 'Contact', 'Website', 'Status', 'AI Score', 'Result'];

/** A page of the campaign's rows, in the order of the file. */
export function CampaignRows({ detail, view, isRefreshing, onView }: CampaignRowsProps) {
  const { rows, nextAfter } = detail;
  return (
    <section aria-labelledby="rows-title" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="rows-title" className="text-xl">
          Rows
        </h2>
        <label className="text-sm font-semibold">
          Show
          <select
            name="status"
            value={view.status ?? ''}
            onChange={({ target }) => {
              const status = CAMPAIGN_STATUSES.find((one) => one === target.value) ?? null;
              onView({ status, after: 0 });
            }}
            className="field mt-1.5 block font-normal"
          >
            <option value="">All rows</option>
            {CAMPAIGN_STATUSES.map((status) => (
              <option key={status} value={status}>
                {`Only ${status}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rows.length === 0 ? (
        <p className="ticket mt-4 px-6 py-10 text-center text-soft">No rows of this kind right now.</p>
      ) : (
        <CardTable label="Rows" headings={HEADINGS} isBusy={isRefreshing} className="contacts aria-busy:opacity-65">
          {rows.map((row) => (
            <ContactRow key={row.id} row={row} />
          ))}
        </CardTable>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {view.after > 0 && (
          <Button look="plain" onClick={() => onView({ ...view, after: 0 })}>
            First Rows
          </Button>
        )}
        {nextAfter !== null && (
          <Button look="plain" onClick={() => onView({ ...view, after: nextAfter })}>
            Next Rows
          </Button>
        )}
      </div>
    </section>
  );
}

function ContactRow({ row }: { row: CampaignRow }) {
  const contact = `${row.firstName} ${row.lastName}`.trim();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the card's display value removes the element's implicit role
    <tr role="row" className="campaign-row contact-row">
      <Cell name="row">
        <span className="text-soft">
          <span className="lg:hidden">Row </span>
          {row.row}
        </span>
      </Cell>
      <Cell name="business">
        <span className="font-semibold">{row.businessName}</span>
      </Cell>
      <Cell name="contact">
        {contact}
        {row.email && <span className="block text-soft">{row.email}</span>}
      </Cell>
      <Cell name="website">{row.website}</Cell>
      <Cell name="status">
        <StatusBadge status={row.status} />
      </Cell>
      <Cell name="score">
        <ScoreBadge score={row.score} />
      </Cell>
      <Cell name="result">{resultOf(row)}</Cell>
    </tr>
  );
}

function resultOf({ leadId, errorMessage, retryAt }: CampaignRow) {
  if (leadId) {
    return (
      <Link to={`/admin?lead=${leadId}`} className="underline decoration-edge underline-offset-4 hover:text-signal">
        Open lead
      </Link>
    );
  }
  if (retryAt) return `${errorMessage ?? ''} Next try ${formatDateTime(retryAt)}.`;
  return errorMessage;
}
