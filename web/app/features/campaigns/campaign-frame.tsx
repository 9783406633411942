import type { ReactNode } from 'react';
import { PageStyle } from '../../components/page-style';
import { ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon } from '../../components/ui/icons';
import campaignStyles from './campaigns.css?inline';

type CampaignFrameProps = { back: { to: string; label: string }; children: ReactNode };

/** What the list of campaigns and the page of one have in common: their styles, and the way back. */
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

/** Shown while polling fails: what is on the page may have moved on. */
export function StaleNote() {
  return (
    <p role="status" className="mt-4 rounded-sm bg-warn-tint px-4 py-3 text-sm font-medium text-warn">
      Our server cannot be reached right now. What you see may be out of date; it is tried again every five seconds.
    </p>
  );
}
