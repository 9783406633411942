import { INBOX_LISTS } from '@named-first/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { LoadFailed, Place } from '../../components/admin/place';
import { SearchBox } from '../../components/admin/search-box';
import { useAddress } from '../../components/admin/use-address';
import { useListFocus } from '../../components/admin/use-list-focus';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { PageStyle } from '../../components/page-style';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import inboxStyles from './inbox.css?inline';
import { type InboxView, inboxAddress, readInboxView } from './inbox-address';
import { INBOX_LOOKS } from './inbox-lists';
import { InboxTable } from './inbox-table';
import { useInbox } from './use-inbox';

/** What visitors sent, who bought, and which mails failed. */
export function InboxPage() {
  const [address, setAddress] = useAddress();
  const view = readInboxView(address);
  const entries = useInbox(view);
  const isLeaving = useSignInRedirect(entries.error);
  const list = useRef<HTMLElement>(null);
  const keyboard = useListFocus(list, 'tbody tr', entries.data);
  if (isLeaving) return null;

  const { label, placeholder } = INBOX_LOOKS[view.list];
  const search = (q: string) =>
    setAddress((now) => inboxAddress({ ...readInboxView(now), q }), { replace: true, preventScrollReset: true });
  const file = addressOf('exportInbox', { parts: { list: view.list }, query: view.q ? { q: view.q } : {} });
  return (
    <div className="wide pt-6">
      <PageStyle href="inbox" precedence="page" text={inboxStyles} />
      <h1 className="text-2xl">Inbox</h1>
      <ListTabs view={view} />
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox
          key={view.list}
          label={`Search ${label.toLowerCase()}`}
          placeholder={placeholder}
          value={view.q}
          onSearch={search}
        />
        <div className="flex basis-full items-center gap-3 lg:grow lg:basis-auto">
          <p aria-live="polite" className="figures mr-auto text-sm text-soft">
            {entries.isPending ? 'Loading…' : entries.data && countWords(entries.total, view.q)}
          </p>
          <Button look="quiet" className="px-2! sm:px-5!" isBusy={entries.isFetching} onClick={() => entries.refetch()}>
            {entries.isFetching && !entries.isFetchingNextPage && <SpinnerIcon />} Refresh
          </Button>
          {entries.total > 0 && (
            <ButtonAnchor look="plain" className="shrink-0" href={file} download="">
              Export CSV
            </ButtonAnchor>
          )}
        </div>
      </div>
      {view.list === 'customers' && (
        <p className="mt-4">
          These are orders, never paid ones too. Who has paid is a client:{' '}
          <Link to="/admin/clients" className="font-semibold underline underline-offset-4">
            open Clients
          </Link>
          .
        </p>
      )}
      <section ref={list} tabIndex={-1} aria-label={label} className="outline-none" {...keyboard}>
        <Entries entries={entries} view={view} />
      </section>
    </div>
  );
}

function ListTabs({ view }: { view: InboxView }) {
  return (
    <nav aria-label="Lists" className="mt-3 border-b-2 border-ink">
      <ul className="inbox-tabs">
        {INBOX_LISTS.map((list) => (
          <li key={list}>
            <Link
              to={{ search: inboxAddress({ list, q: '' }).toString() }}
              ref={list === view.list ? showTab : null}
              aria-current={list === view.list ? 'true' : undefined}
              className="flex min-h-12 items-center px-4 font-semibold whitespace-nowrap hover:text-signal aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {INBOX_LOOKS[list].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the tabs scroll sideways, so scroll the current one into view. */
function showTab(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

type EntriesProps = { entries: ReturnType<typeof useInbox>; view: InboxView };

/** The table, or a placeholder while it is loading or empty. */
function Entries({ entries, view }: EntriesProps) {
  const { items, isPending, isError, error, hasNextPage, isFetchingNextPage } = entries;
  if (isPending) return <Place>Loading...</Place>;
  if (isError && items.length === 0) {
    return <LoadFailed what="This list" error={error} onAgain={() => entries.refetch()} />;
  }
  if (items.length === 0) return <Place>{view.q ? 'Nothing matches your search' : INBOX_LOOKS[view.list].empty}</Place>;
  return (
    <>
      <InboxTable list={view.list} items={items} />
      {hasNextPage && (
        <div className="py-6 text-center">
          <Button look="plain" isBusy={isFetchingNextPage} onClick={() => entries.fetchNextPage()}>
            {isFetchingNextPage && <SpinnerIcon />} Load more
          </Button>
        </div>
      )}
      {isError && (
        <p role="alert" className="py-4 text-center text-bad">
          {callFailureWords(error)}
        </p>
      )}
    </>
  );
}

function countWords(total: number, q: string): string {
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`;
  return q === '' ? count : `${count} found`;
}
