import { CAMPAIGN_MESSAGES } from '@named-first/contract';
import { useEffect } from 'react';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon } from '../../components/ui/icons';
import { preloadToasts } from '../../components/ui/toaster';
import campaignStyles from './campaigns.css?inline';
import { CampaignsTable } from './campaigns-table';
import { UploadCard } from './upload-card';
import { useCampaigns } from './use-campaigns';

/** Bulk campaigns: upload a list of businesses, and see how far each list is. */
export function CampaignsPage() {
  const list = useCampaigns();
  const isLeaving = useSignInRedirect(list.error);
  useEffect(preloadToasts, []);
  if (isLeaving) return null;
  return (
    <div className="wide pt-6">
      <style href="campaigns" precedence="page">
        {campaignStyles}
      </style>
      <ButtonLink look="quiet" to="/admin" className="-ml-2 px-2!">
        <ArrowLeftIcon /> Back to Dashboard
      </ButtonLink>
      <h1 className="mt-2 text-2xl">Bulk Campaigns</h1>
      <div className="mt-5">
        <UploadCard />
      </div>
      <h2 className="mt-10 text-xl">Campaigns</h2>
      <CampaignsList list={list} />
    </div>
  );
}

/** The table, or what stands in its place while there is none. */
function CampaignsList({ list }: { list: ReturnType<typeof useCampaigns> }) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (!list.data) {
    return <LoadFailed what="The campaigns" error={list.error} onAgain={() => list.refetch()} />;
  }
  return (
    <>
      {list.isError && <StaleNote />}
      {list.data.length === 0 ? <Place>{CAMPAIGN_MESSAGES.empty}</Place> : <CampaignsTable campaigns={list.data} />}
    </>
  );
}

/** Shown while polling fails: what is on the page may have moved on. */
export function StaleNote() {
  return (
    <p role="status" className="mt-4 rounded-sm bg-warn-tint px-4 py-3 text-sm font-medium text-warn">
      Our server cannot be reached right now. What you see may be out of date; it is tried again every five seconds.
    </p>
  );
}
