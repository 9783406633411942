import { type Campaign, campaignPercent } from '@named-first/contract';
import { Link } from 'react-router';
import { formatDay } from '../../components/admin/format-date-time';
import { Bar } from '../../components/ui/progress-bar';
import { CardTable, Cell } from './card-table';
import { CampaignBadges } from './status-badge';

const HEADINGS = ['Campaign', 'Status', 'Progress', 'Contacts', 'Completed', 'Failed', 'Created'];
const number = new Intl.NumberFormat('en-US');

export function CampaignsTable({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <CardTable label="Campaigns" headings={HEADINGS}>
      {campaigns.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} />
      ))}
    </CardTable>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const percent = campaignPercent(campaign);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the card's display value removes the element's implicit role
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
      <Cell name="created">{formatDay(campaign.createdAt)}</Cell>
    </tr>
  );
}
