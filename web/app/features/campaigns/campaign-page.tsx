import type { CampaignDetail } from '@named-first/contract';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { campaignViewQuery, readCampaignView } from './campaign-address';
import { CampaignControls } from './campaign-controls';
import { CampaignFigures } from './campaign-figures';
import { CampaignFrame, StaleNote } from './campaign-frame';
import { CampaignRows } from './campaign-rows';
import { CampaignBadges } from './status-badge';
import { useCampaign } from './use-campaigns';

/** One campaign: its progress, the scores of its websites, and the result of every row. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const view = readCampaignView(address);
  const campaign = useCampaign(id, view);
  const isLeaving = useSignInRedirect(campaign.error);
  if (isLeaving) return null;
  return (
    <CampaignFrame back={{ to: '/admin/campaigns', label: 'All Campaigns' }}>
      {campaign.isPending && <Place>Loading...</Place>}
      {campaign.isError && !campaign.data && (
        <LoadFailed what="The campaign" error={campaign.error} onAgain={() => campaign.refetch()} />
      )}
      {campaign.data && (
        <>
          <CampaignHead detail={campaign.data} />
          {campaign.isError && <StaleNote />}
          <CampaignFigures detail={campaign.data} />
          <CampaignRows
            detail={campaign.data}
            view={view}
            isRefreshing={campaign.isPlaceholderData}
            onView={(next) => setAddress(campaignViewQuery(next), { preventScrollReset: true })}
          />
        </>
      )}
    </CampaignFrame>
  );
}

function CampaignHead({ detail: { campaign } }: { detail: CampaignDetail }) {
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{campaign.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <CampaignBadges campaign={campaign} />
          <span>{campaign.contactAllowed ? 'Report and course are mailed' : 'Nobody is written to'}</span>
        </p>
      </div>
      <CampaignControls campaign={campaign} />
    </div>
  );
}
