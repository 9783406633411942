import type { Monday, MondayItem } from '@named-first/contract';
import { Link } from 'react-router';
import { Figure, Figures } from '../../components/admin/figures';
import { formatDay } from '../../components/admin/format-date-time';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { ClientStateBadge } from './client-state-badge';
import { planName } from './client-words';
import { ClientsFrame } from './clients-frame';
import { useMonday } from './use-clients';

type ListName = 'broke' | 'due' | 'fresh' | 'ending';

/** The four lists, in the order in which people work through them. */
const LISTS: readonly { name: ListName; heading: string; empty: string }[] = [
  { name: 'broke', heading: 'What broke', empty: 'Nothing broke.' },
  { name: 'due', heading: 'What is due', empty: 'Nothing is due in the next seven days.' },
  { name: 'fresh', heading: 'Who is new', empty: 'No new clients in the last seven days.' },
  { name: 'ending', heading: 'Who is ending', empty: 'Nobody is leaving.' },
];

/** The first screen of the week: what needs attention, and the state of the month. */
export function MondayPage() {
  const monday = useMonday();
  if (useSignInRedirect(monday.error)) return null;
  return (
    <ClientsFrame>
      {monday.isPending && <Place>Loading...</Place>}
      {monday.isError && !monday.data && (
        <LoadFailed what="Monday" error={monday.error} onAgain={() => monday.refetch()} />
      )}
      {monday.data && (
        <>
          <div className="mt-5 flex justify-end">
            <Button look="quiet" className="px-2!" isBusy={monday.isFetching} onClick={() => monday.refetch()}>
              {monday.isFetching && <SpinnerIcon />} Refresh
            </Button>
          </div>
          <Month month={monday.data.month} />
          <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {LISTS.map(({ name, heading, empty }) => (
              <MondayList key={name} id={`monday-${name}`} heading={heading} empty={empty} list={monday.data[name]} />
            ))}
          </div>
        </>
      )}
    </ClientsFrame>
  );
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function Month({ month: { clients, monthlyRevenue, started, ended, atRisk } }: Pick<Monday, 'month'>) {
  return (
    <section aria-label="This month" className="mt-2">
      <Figures className="gap-2 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-5">
        <Figure name="Clients" value={clients} />
        <Figure name="Monthly revenue" value={dollars.format(monthlyRevenue)} />
        <Figure name="New this month" value={started} />
        <Figure name="Ended this month" value={ended} />
        <Figure
          name="At risk"
          value={atRisk.clients}
          aside={atRisk.clients > 0 && ` ${dollars.format(atRisk.monthlyRevenue)}`}
        />
      </Figures>
    </section>
  );
}

type MondayListProps = { id: string; heading: string; empty: string; list: { total: number; items: MondayItem[] } };

function MondayList({ id, heading, empty, list: { total, items } }: MondayListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2 text-xl">
        {heading} <span className="figures text-base font-semibold text-soft">{total}</span>
      </h2>
      {items.length === 0 ? (
        <p className="py-4 text-soft">{empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <Item key={`${item.clientId} ${item.text} ${item.at}`} item={item} />
          ))}
        </ul>
      )}
      {total > items.length && <p className="py-3 text-sm text-soft">And {total - items.length} more.</p>}
    </section>
  );
}

function Item({ item: { clientId, businessName, planId, state, text, at } }: { item: MondayItem }) {
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={`/admin/clients/${clientId}`}
          className="inline-flex min-h-12 items-center font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:text-signal"
        >
          {businessName}
        </Link>
        <span className="flex items-center gap-3 text-sm text-soft">
          {planName(planId)} <ClientStateBadge state={state} />
        </span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="wrap-anywhere">{text}</span>
        <time dateTime={at} className="figures text-soft">
          {formatDay(at)}
        </time>
      </p>
    </li>
  );
}
