import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { LeadsViews } from '../../components/admin/leads-views';
import { useAddress } from '../../components/admin/use-address';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { PageStyle } from '../../components/page-style';
import { ButtonLink } from '../../components/ui/button';
import { LeadFigures } from './lead-figures';
import { LeadPanel } from './lead-panel';
import leadsStyles from './leads.css?inline';
import { readLeadsView, withLeadsView } from './leads-address';
import { LeadsList } from './leads-list';
import { LeadsToolbar } from './leads-toolbar';
import { useFocusAfterErasing } from './use-focus-after-erasing';
import { LEADS_KEY, useLeadFigures, useLeads } from './use-leads';

/** The dashboard: who unlocked a report, their scores, and what became of each lead. */
export function LeadsPage() {
  const [address, setAddress] = useAddress();
  const view = readLeadsView(address);
  const list = useLeads(view);
  const figures = useLeadFigures();
  const queries = useQueryClient();
  const isLeaving = useSignInRedirect(list.error ?? figures.error);

  const stale = (list.isRefetchError && list.error) || (figures.isRefetchError && figures.error);
  const change = (next: Parameters<typeof withLeadsView>[1]) =>
    setAddress((now) => withLeadsView(now, next), { replace: true, preventScrollReset: true });
  const openLead = (id: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('lead');
        else next.set('lead', id);
        return next;
      },
      { preventScrollReset: true, replace: id === null },
    );
  const leadId = address.get('lead');
  const place = useRef<HTMLElement>(null);
  const erased = useFocusAfterErasing({ list: place, leads: list.leads, isPanelOpen: leadId !== null });

  if (isLeaving) return null;
  return (
    <div className="wide pt-6">
      {/* Only this page has these styles; no public page loads them. */}
      <PageStyle href="leads" precedence="page" text={leadsStyles} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Scanner Leads</h1>
        <ButtonLink look="plain" to="/admin/campaigns">
          Bulk Campaigns
        </ButtonLink>
      </div>
      <LeadsViews />
      <div className="mt-5">
        <LeadFigures figures={figures.data} />
      </div>
      <LeadsToolbar
        view={view}
        total={list.data ? list.total : null}
        isLoading={list.isPending}
        isRefreshing={list.isFetching && !list.isFetchingNextPage}
        onChange={change}
        onRefresh={() => queries.invalidateQueries({ queryKey: [LEADS_KEY] })}
      />
      {stale && (
        <p role="alert" className="mt-4 rounded-sm bg-warn-tint px-4 py-3 text-sm font-medium text-warn">
          What you see may be out of date. {callFailureWords(stale)}
        </p>
      )}
      <section ref={place} tabIndex={-1} aria-label="Leads" className="outline-none">
        <LeadsList list={list} view={view} onSort={change} onOpen={openLead} />
      </section>
      {leadId !== null && <LeadPanel id={leadId} onClose={() => openLead(null)} onErased={() => erased(leadId)} />}
    </div>
  );
}
