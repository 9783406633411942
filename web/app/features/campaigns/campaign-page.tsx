import type { CampaignDetail } from '@named-first/contract';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { ButtonAnchor, ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon } from '../../components/ui/icons';
import { preloadToasts } from '../../components/ui/toaster';
import { campaignViewQuery, readCampaignView } from './campaign-address';
import { CampaignControls } from './campaign-controls';
import { CampaignFigures } from './campaign-figures';
import { CampaignRows } from './campaign-rows';
import campaignStyles from './campaigns.css?inline';
import { StaleNote } from './campaigns-page';
import { CampaignBadges } from './status-badge';
import { CAMPAIGNS_KEY, useCampaign } from './use-campaigns';

/** One campaign: how far it is, how its websites score, and what became of every row. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const view = readCampaignView(address);
  const campaign = useCampaign(id, view);
  const isLeaving = useSignInRedirect(campaign.error);
  useEffect(preloadToasts, []);
  if (isLeaving) return null;
  return (
    <div className="wide pt-6">
      <style href="campaigns" precedence="page">
        {campaignStyles}
      </style>
      <ButtonLink look="quiet" to="/admin/campaigns" className="-ml-2 px-2!">
        <ArrowLeftIcon /> All Campaigns
      </ButtonLink>
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
    </div>
  );
}

function CampaignHead({ detail: { campaign } }: { detail: CampaignDetail }) {
  const file = (name: string) => `${CAMPAIGNS_KEY}/${campaign.id}/${name}.csv`;
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{campaign.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <CampaignBadges campaign={campaign} />
          <span>{campaign.contactAllowed ? 'Report and course are mailed' : 'Nobody is written to'}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CampaignControls campaign={campaign} />
        <ButtonAnchor look="plain" href={file('results')} download>
          Results CSV
        </ButtonAnchor>
        {campaign.refusedRows > 0 && (
          <ButtonAnchor look="plain" href={file('refused')} download>
            Refused Rows CSV ({campaign.refusedRows.toLocaleString('en-US')})
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}
