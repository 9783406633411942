import { CLIENT_STATES, type ClientState } from '@named-first/contract';
import { useRef } from 'react';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { LoadFailed, Place } from '../../components/admin/place';
import { SearchBox } from '../../components/admin/search-box';
import { useAddress } from '../../components/admin/use-address';
import { useListFocus } from '../../components/admin/use-list-focus';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { STATE_WORDS } from './client-words';
import { type ClientsView, clientsAddress, readClientsView } from './clients-address';
import { ClientsFrame } from './clients-frame';
import { ClientsTable } from './clients-table';
import { useClients } from './use-clients';

/** All clients: plan, state, score compared with the day of purchase, and open work. */
export function ClientsPage() {
  const [address, setAddress] = useAddress();
  const view = readClientsView(address);
  const list = useClients(view);
  const place = useRef<HTMLElement>(null);
  const keyboard = useListFocus(place, 'tbody tr', list.data);
  if (useSignInRedirect(list.error)) return null;
  const change = (next: Partial<ClientsView>) =>
    setAddress((now) => clientsAddress({ ...readClientsView(now), ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <ClientsFrame>
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox
          label="Search clients"
          placeholder="Business, name, email or website"
          value={view.q}
          onSearch={(q) => change({ q })}
        />
        <StateChoice value={view.state} onChange={(state) => change({ state })} />
        <div className="flex basis-full items-center gap-3 lg:grow lg:basis-auto">
          <p aria-live="polite" className="figures mr-auto text-sm text-soft">
            {list.isPending ? 'Loading…' : list.data && countWords(list.total, view)}
          </p>
          <Button look="quiet" className="px-2! sm:px-5!" isBusy={list.isFetching} onClick={() => list.refetch()}>
            {list.isFetching && !list.isFetchingNextPage && <SpinnerIcon />} Refresh
          </Button>
        </div>
      </div>
      <section ref={place} tabIndex={-1} aria-label="Clients" className="outline-none" {...keyboard}>
        <List list={list} view={view} onView={change} />
      </section>
    </ClientsFrame>
  );
}

type StateChoiceProps = { value: ClientState | null; onChange: (state: ClientState | null) => void };

function StateChoice({ value, onChange }: StateChoiceProps) {
  return (
    <label className="text-sm font-semibold">
      State
      <select
        name="state"
        value={value ?? ''}
        onChange={({ target }) => onChange(CLIENT_STATES.find((state) => state === target.value) ?? null)}
        className="field mt-1.5 block font-normal"
      >
        <option value="">All</option>
        {CLIENT_STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_WORDS[state]}
          </option>
        ))}
      </select>
    </label>
  );
}

type ListProps = {
  list: ReturnType<typeof useClients>;
  view: ClientsView;
  onView: (change: Partial<ClientsView>) => void;
};

function List({ list, view, onView }: ListProps) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (list.isError && list.clients.length === 0)
    return <LoadFailed what="The clients" error={list.error} onAgain={() => list.refetch()} />;
  if (list.clients.length === 0)
    return <Place>{view.q || view.state ? 'No clients match your search' : 'No clients yet'}</Place>;
  return (
    <>
      <ClientsTable clients={list.clients} view={view} onView={onView} />
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-6 text-center">
          More clients could not be loaded. {callFailureWords(list.error)}
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

function countWords(total: number, { q, state }: ClientsView): string {
  const noun = total === 1 ? 'client' : 'clients';
  return `${total.toLocaleString('en-US')} ${noun}${q || state ? ' found' : ''}`;
}
