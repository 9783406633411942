import { type Prospect, parseWebsite } from '@named-first/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { clientWords } from '../../components/admin/desk-words';
import { formatDateTime } from '../../components/admin/format-date-time';
import { LeadsViews } from '../../components/admin/leads-views';
import { LoadFailed, Place } from '../../components/admin/place';
import { ScoreBadge } from '../../components/admin/score-badge';
import { SearchBox } from '../../components/admin/search-box';
import { useListFocus } from '../../components/admin/use-list-focus';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { MakeLead } from './make-lead';
import { useProspectChange, useProspects } from './use-prospects';

/** Websites that the agency scans without a request from their owners. They get no mails. */
export function ProspectsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const list = useProspects(q);
  const place = useRef<HTMLElement>(null);
  const keyboard = useListFocus(place, 'li', list.data);
  const [making, setMaking] = useState<Prospect | null>(null);
  if (useSignInRedirect(list.error)) return null;
  const search = (words: string) =>
    setAddress(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true });
  return (
    <div className="wide pt-6">
      <h1 className="text-2xl">Prospects</h1>
      <LeadsViews />
      <ScanForm />
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchBox label="Search prospects" placeholder="Website" value={q} onSearch={search} />
        <p aria-live="polite" className="figures mr-auto text-sm text-soft">
          {list.isPending ? 'Loading…' : list.data && countWords(list.total, q)}
        </p>
      </div>
      <section ref={place} tabIndex={-1} aria-label="Prospects" className="outline-none" {...keyboard}>
        <List list={list} q={q} onMakeLead={setMaking} />
      </section>
      {making && <MakeLead prospect={making} onClose={() => setMaking(null)} />}
    </div>
  );
}

function ScanForm() {
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending } = useProspectChange<string>({
    send: (website) => callApi('addProspect', { body: { website } }),
    done: 'The scan has begun',
    failed: 'The scan could not begin.',
  });
  const scan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const website = String(new FormData(form).get('website'));
    const parsed = parseWebsite(website);
    setProblem(parsed.ok ? undefined : parsed.message);
    if (parsed.ok) mutate(website, () => form.reset());
  };
  return (
    <form onSubmit={scan} noValidate className="mt-6 flex flex-wrap items-start gap-x-4">
      <Field
        label="Scan a website"
        name="website"
        placeholder="example.com"
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="grow basis-72 lg:max-w-xl"
      />
      <Button type="submit" className="mb-8 sm:mt-8 sm:mb-0" isBusy={isPending}>
        {isPending && <SpinnerIcon />} Scan
      </Button>
      <p className="basis-full text-sm text-soft">
        No lead is made and nobody gets a mail. A prospect is deleted when old scans are.
      </p>
    </form>
  );
}

type ListProps = { list: ReturnType<typeof useProspects>; q: string; onMakeLead: (prospect: Prospect) => void };

function List({ list, q, onMakeLead }: ListProps) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (list.isError && list.prospects.length === 0)
    return <LoadFailed what="The prospects" error={list.error} onAgain={() => list.refetch()} />;
  if (list.prospects.length === 0) return <Place>{q ? 'No prospects match your search' : 'No prospects yet'}</Place>;
  return (
    <>
      <ul className="mt-4 border-t-2 border-ink">
        {list.prospects.map((prospect) => (
          <Row key={prospect.id} prospect={prospect} onMakeLead={onMakeLead} />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-6 text-center">
          More prospects could not be loaded. {callFailureWords(list.error)}
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

type RowProps = { prospect: Prospect; onMakeLead: (prospect: Prospect) => void };

function Row({ prospect, onMakeLead }: RowProps) {
  const { id, website, createdAt, leadId, client, score, state } = prospect;
  const remove = useProspectChange<void>({
    send: () => callApi('deleteProspect', { parts: { id } }),
    done: 'Prospect removed',
    failed: 'Failed to remove the prospect.',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{website.replace(/^https?:\/\/|\/$/g, '')}</p>
        <p className="text-sm text-soft">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <State prospect={prospect} />
      </div>
      {state === 'scanned' && <ScoreBadge score={score} />}
      {state === 'scanned' && (
        <a
          href={`/admin/prospects/${id}`}
          className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
        >
          View Report<span className="sr-only"> of {website}</span>
        </a>
      )}
      {client && (
        <Link
          to={`/admin/clients/${client.id}`}
          className="inline-flex min-h-12 items-center underline underline-offset-4 hover:text-signal"
        >
          {clientWords(client.state)}
          <span className="sr-only">: {client.businessName}</span>
        </Link>
      )}
      {leadId ? (
        <Link
          to={`/admin/desk?who=all&lead=${leadId}`}
          className="inline-flex min-h-12 items-center underline underline-offset-4 hover:text-signal"
        >
          Open Lead<span className="sr-only"> of {website}</span>
        </Link>
      ) : (
        state === 'scanned' && (
          <Button look="plain" className="px-4!" onClick={() => onMakeLead(prospect)}>
            Make Lead<span className="sr-only"> of {website}</span>
          </Button>
        )
      )}
      <Button look="quiet" className="px-2!" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        Remove<span className="sr-only"> {website}</span>
      </Button>
    </li>
  );
}

function State({ prospect: { state, reason } }: { prospect: Prospect }) {
  if (state === 'scanned') return null;
  if (state === 'failed') return <p className="text-sm text-bad wrap-anywhere">{reason ?? 'Could not be scanned.'}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      <SpinnerIcon /> Scanning…
    </p>
  );
}

function countWords(total: number, q: string): string {
  const noun = total === 1 ? 'prospect' : 'prospects';
  return `${total.toLocaleString('en-US')} ${noun}${q ? ' found' : ''}`;
}
