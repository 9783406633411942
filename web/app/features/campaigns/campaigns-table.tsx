import { type Campaign, campaignPercent } from '@named-first/contract';
import { Link } from 'react-router';
import { showDay } from '../../components/admin/show-moment';
import { Bar } from '../../components/ui/progress-bar';
import { CampaignBadges } from './status-badge';

const HEADINGS = ['Campaign', 'Status', 'Progress', 'Contacts', 'Completed', 'Failed', 'Created'];
const number = new Intl.NumberFormat('en-US');

export function CampaignsTable({ campaigns }: { campaigns: Campaign[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as cards the elements lose their own roles with their display
    <table role="table" aria-label="Campaigns" className="campaigns mt-4 w-full text-sm">
      <thead className="max-lg:hidden">
        <tr className="border-b-2 border-ink">
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className="h-12 px-3 text-left font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </tbody>
    </table>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const percent = campaignPercent(campaign);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr role="row" className="campaign-row" data-campaign={campaign.id}>
      <Cell name="name">
        <Link
          to={`/admin/campaigns/${campaign.id}`}
          className="inline-flex min-h-12 items-center font-semibold underline decoration-edge underline-offset-4 hover:text-signal"
        >
          {campaign.name}
        </Link>
      </Cell>
      <Cell name="status">
        <CampaignBadges campaign={campaign} />
      </Cell>
      <Cell name="progress">
        <div className="flex items-center gap-3">
          <Bar percent={percent} className="min-w-20 flex-1" />
          <span className="figures w-11 text-right font-semibold">{percent}%</span>
        </div>
      </Cell>
      <Cell name="total" label="Contacts">
        {number.format(campaign.totalContacts)}
      </Cell>
      <Cell name="completed" label="Completed">
        {number.format(campaign.completedScans)}
      </Cell>
      <Cell name="failed" label="Failed">
        {number.format(campaign.failedScans)}
      </Cell>
      <Cell name="created">{showDay(campaign.createdAt)}</Cell>
    </tr>
  );
}

type CellProps = { name: string; label?: string; children: React.ReactNode };

/** As part of a card, a figure says what it counts. */
function Cell({ name, label, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" data-column={name} className="figures">
      {label && (
        <span aria-hidden="true" className="block text-soft lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
