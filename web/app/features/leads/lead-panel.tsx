import { type LeadDetail, pathOf } from '@named-first/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { formatDateTime, formatDay } from '../../components/admin/format-date-time';
import { RelatedList } from '../../components/admin/related-list';
import { ScoreBadge } from '../../components/admin/score-badge';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { ExternalIcon } from '../../components/ui/icons';
import { LeadDeskSection } from './desk/lead-desk';
import { ErasePerson } from './erase-person';
import { LeadTimeline } from './lead-timeline';
import { SidePanel } from './side-panel';
import { LEADS_KEY } from './use-leads';

type LeadPanelProps = { id: string; onClose: () => void; onErased: () => void };

/** All data of one lead: contact, timeline, report, and the rights to their data. */
export function LeadPanel({ id, onClose, onErased }: LeadPanelProps) {
  // Refetch each time it opens, because a lead changes while the panel is closed.
  const detail = useQuery({
    queryKey: [LEADS_KEY, id],
    queryFn: ({ signal }) => callApi('getLead', { parts: { id }, signal }),
    gcTime: 0,
  });
  useSignInRedirect(detail.error);
  const closeErased = () => {
    onErased();
    onClose();
  };
  return (
    <SidePanel label={detail.data?.lead.name ?? 'Lead'} onClose={onClose}>
      {detail.isPending && <p className="text-soft">Loading...</p>}
      {detail.isError && (
        <div role="alert">
          <p>This lead could not be loaded. {callFailureWords(detail.error)}</p>
          <Button look="plain" className="mt-4" onClick={() => detail.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {detail.data && <Lead detail={detail.data} onErased={closeErased} />}
    </SidePanel>
  );
}

function Lead({ detail, onErased }: { detail: LeadDetail; onErased: () => void }) {
  const { lead, timeline, held, reportUrl, desk, related } = detail;
  return (
    <>
      <h2 className="pr-12 text-2xl break-words">{lead.name}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-lg">
        {lead.businessName} <ScoreBadge score={lead.aiVisibilityScore} />
      </p>
      <dl className="mt-5 grid grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4">
        <Fact name="Email">
          <ContactLink href={`mailto:${lead.email}`}>{lead.email}</ContactLink>
        </Fact>
        <Fact name="Phone">
          {lead.phone ? (
            <ContactLink href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</ContactLink>
          ) : (
            'Not given'
          )}
        </Fact>
        <Fact name="Website">
          <span className="wrap-anywhere">{lead.website}</span>
        </Fact>
        <Fact name="Since">{formatDateTime(lead.createdAt)}</Fact>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonAnchor href={pathOf('getAdminReport', { leadId: lead.id })} target="_blank" rel="noopener">
          View Report <ExternalIcon />
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={reportUrl} target="_blank" rel="noopener" className="px-2!">
          What they see
        </ButtonAnchor>
      </div>
      <LeadDeskSection leadId={lead.id} desk={desk} />
      <section aria-labelledby="lead-related" className="mt-8 border-t-2 border-ink pt-4">
        <h3 id="lead-related" className="text-xl">
          Also known as
        </h3>
        <RelatedList related={related} formatDay={formatDay} />
      </section>
      <LeadTimeline events={timeline} />
      <ErasePerson lead={lead} held={held} onErased={onErased} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex min-h-12 items-center">{children}</dd>
    </>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-12 items-center wrap-anywhere underline decoration-2 underline-offset-4 hover:text-signal"
    >
      {children}
    </a>
  );
}
