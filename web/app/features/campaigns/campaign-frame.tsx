import type { ReactNode } from 'react';
import { PageStyle } from '../../components/page-style';
import { ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon } from '../../components/ui/icons';
import campaignStyles from './campaigns.css?inline';

type CampaignFrameProps = { back: { to: string; label: string }; children: ReactNode };

/** The frame of the list of campaigns and of a campaign's page: styles and the back link. */
export function CampaignFrame({ back, children }: CampaignFrameProps) {
  return (
    <div className="wide pt-6">
      <PageStyle href="campaigns" precedence="page" text={campaignStyles} />
      <ButtonLink look="quiet" to={back.to} className="-ml-2 px-2!">
        <ArrowLeftIcon /> {back.label}
      </ButtonLink>
      {children}
    </div>
  );
}

/** Shown while polling fails: the page may be out of date. */
export function StaleNote() {
  return (
    <p role="status" className="mt-4 rounded-sm bg-warn-tint px-4 py-3 text-sm font-medium text-warn">
      Our server cannot be reached right now. What you see may be out of date; it is tried again every five seconds.
    </p>
  );
}
