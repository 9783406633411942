import { DESK_AUDIENCES, type DeskAudience, LEAD_STAGES, type LeadStage } from '@named-first/contract';
import { useRef } from 'react';
import { callFailureWords } from '../../../components/admin/call-failure-words';
import { STAGE_WORDS } from '../../../components/admin/desk-words';
import { LeadsViews } from '../../../components/admin/leads-views';
import { LoadFailed, Place } from '../../../components/admin/place';
import { SearchBox } from '../../../components/admin/search-box';
import { useAddress } from '../../../components/admin/use-address';
import { useListFocus } from '../../../components/admin/use-list-focus';
import { useSignInRedirect } from '../../../components/admin/use-sign-in-redirect';
import { PageStyle } from '../../../components/page-style';
import { Button } from '../../../components/ui/button';
import { SpinnerIcon } from '../../../components/ui/icons';
import { LeadPanel } from '../lead-panel';
import leadsStyles from '../leads.css?inline';
import deskStyles from './desk.css?inline';
import { type DeskView, readDeskView, withDeskView } from './desk-address';
import { DeskTable } from './desk-table';
import { useDesk } from './use-desk';

const AUDIENCE_WORDS: Record<DeskAudience, string> = {
  prospects: 'Prospects',
  clients: 'Clients',
  all: 'Everybody',
};

/** The sales desk: whom to call next, the stage of each sale, and who keeps reading their report. */
export function DeskPage() {
  const [address, setAddress] = useAddress();
  const view = readDeskView(address);
  const list = useDesk(view);
  const place = useRef<HTMLElement>(null);
  const keyboard = useListFocus(place, 'tbody tr', list.data);
  if (useSignInRedirect(list.error)) return null;
  const change = (next: Partial<DeskView>) =>
    setAddress((now) => withDeskView(now, next), { replace: true, preventScrollReset: true });
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
  return (
    <div className="wide pt-6">
      <PageStyle href="leads" precedence="page" text={leadsStyles} />
      <PageStyle href="desk" precedence="page" text={deskStyles} />
      <h1 className="text-2xl">Desk</h1>
      <LeadsViews />
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox
          label="Search leads"
          placeholder="Name, email, business, website or phone"
          value={view.q}
          onSearch={(q) => change({ q })}
        />
        <Filters view={view} onView={change} />
        <div className="flex basis-full items-center gap-3">
          <p aria-live="polite" className="figures mr-auto text-sm text-soft">
            {list.isPending ? 'Loading…' : list.data && countWords(list.total, view)}
          </p>
          <Button look="quiet" className="px-2! sm:px-5!" isBusy={list.isFetching} onClick={() => list.refetch()}>
            {list.isFetching && !list.isFetchingNextPage && <SpinnerIcon />} Refresh
          </Button>
        </div>
      </div>
      {list.isRefetchError && (
        <p role="alert" className="mt-4 rounded-sm bg-warn-tint px-4 py-3 text-sm font-medium text-warn">
          What you see may be out of date. {callFailureWords(list.error)}
        </p>
      )}
      <section ref={place} tabIndex={-1} aria-label="Leads" className="outline-none" {...keyboard}>
        <List list={list} view={view} onView={change} onOpen={openLead} />
      </section>
      {leadId !== null && (
        <LeadPanel id={leadId} onClose={() => openLead(null)} onErased={() => place.current?.focus()} />
      )}
    </div>
  );
}

type FiltersProps = { view: DeskView; onView: (change: Partial<DeskView>) => void };

function Filters({ view, onView }: FiltersProps) {
  return (
    <>
      <label className="text-sm font-semibold">
        Stage
        <select
          name="stage"
          value={view.stage ?? ''}
          onChange={({ target }) =>
            onView({ stage: LEAD_STAGES.find((stage): stage is LeadStage => stage === target.value) ?? null })
          }
          className="field mt-1.5 block font-normal"
        >
          <option value="">All</option>
          {LEAD_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_WORDS[stage]}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        Who
        <select
          name="who"
          value={view.who}
          onChange={({ target }) => onView({ who: DESK_AUDIENCES.find((who) => who === target.value) ?? 'prospects' })}
          className="field mt-1.5 block font-normal"
        >
          {DESK_AUDIENCES.map((who) => (
            <option key={who} value={who}>
              {AUDIENCE_WORDS[who]}
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-[3.25rem] items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          name="due"
          checked={view.isDue}
          onChange={({ target }) => onView({ isDue: target.checked })}
          className="size-5"
        />
        Calls due
      </label>
    </>
  );
}

type ListProps = FiltersProps & { list: ReturnType<typeof useDesk>; onOpen: (id: string) => void };

function List({ list, view, onView, onOpen }: ListProps) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (list.isError && list.leads.length === 0)
    return <LoadFailed what="The leads" error={list.error} onAgain={() => list.refetch()} />;
  if (list.leads.length === 0) return <Place>{isFiltered(view) ? 'No leads match' : 'No prospects yet'}</Place>;
  return (
    <>
      <DeskTable leads={list.leads} view={view} onView={onView} onOpen={onOpen} />
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-6 text-center">
          More leads could not be loaded. {callFailureWords(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <div className="py-6 text-center">
          <Button look="plain" isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {list.isFetchingNextPage && <SpinnerIcon />} Show More
          </Button>
        </div>
      )}
    </>
  );
}

function isFiltered({ q, stage, who, isDue }: DeskView): boolean {
  return q !== '' || stage !== null || who !== 'prospects' || isDue;
}

function countWords(total: number, view: DeskView): string {
  const noun = total === 1 ? 'lead' : 'leads';
  return `${total.toLocaleString('en-US')} ${noun}${isFiltered(view) ? ' found' : ''}`;
}
