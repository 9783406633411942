import { CAMPAIGN_MESSAGES } from '@named-first/contract';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { CampaignFrame, StaleNote } from './campaign-frame';
import { CampaignsTable } from './campaigns-table';
import { UploadCard } from './upload-card';
import { useCampaigns } from './use-campaigns';

/** Bulk campaigns: upload a list of businesses and follow the progress of each list. */
export function CampaignsPage() {
  const list = useCampaigns();
  const isLeaving = useSignInRedirect(list.error);
  if (isLeaving) return null;
  return (
    <CampaignFrame back={{ to: '/admin', label: 'Back to Dashboard' }}>
      <h1 className="mt-2 text-2xl">Bulk Campaigns</h1>
      <div className="mt-5">
        <UploadCard />
      </div>
      <h2 className="mt-10 text-xl">Campaigns</h2>
      <CampaignsList list={list} />
    </CampaignFrame>
  );
}

/** The table, or a placeholder while it is loading or empty. */
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
