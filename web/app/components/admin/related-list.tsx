import type { RelatedRecords } from '@named-first/contract';
import type { ReactNode } from 'react';
import { clientWords, STAGE_WORDS } from './desk-words';

type Entry = { id: string; kind: string; href: string; words: ReactNode; at: string | null };

/** What else is known about the same website, as links. Renders nothing if nothing is known. */
export function RelatedList({ related, formatDay }: { related: RelatedRecords; formatDay: (iso: string) => string }) {
  const entries = entriesOf(related);
  if (entries.length === 0) return <p className="mt-3 text-soft">Nothing else is known of this website.</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {entries.map(({ id, kind, href, words, at }) => (
        <li key={`${kind} ${id}`} className="py-2">
          <a href={href} className="-my-1.5 inline-block py-1.5 wrap-anywhere underline underline-offset-4">
            {words}
          </a>
          <span className="block text-sm text-soft">
            {kind}
            {at && `, ${formatDay(at)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function entriesOf({ clients, orders, leads, messages, campaignRows, prospects }: RelatedRecords): Entry[] {
  const searchInbox = (list: string, q: string) => `/admin/inbox?${new URLSearchParams({ list, q })}`;
  return [
    ...clients.map(({ id, businessName, state }) => ({
      ...{ id, kind: clientWords(state), at: null },
      ...{ href: `/admin/clients/${id}`, words: businessName },
    })),
    ...orders.map(({ id, at, planName, status, paid, email }) => ({
      ...{ id, at, kind: paid ? `Order, ${status}` : 'Checkout begun, never paid' },
      ...{ href: searchInbox('customers', email), words: `${planName}, ${email}` },
    })),
    ...leads.map(({ id, at, name, email, stage, sameSite }) => ({
      ...{ id, at, kind: `Lead, ${STAGE_WORDS[stage].toLowerCase()}${sameSite ? '' : ', another website'}` },
      ...{ href: `/admin/desk?${new URLSearchParams({ who: 'all', lead: id })}`, words: `${name}, ${email}` },
    })),
    ...messages.map(({ id, at, name, email }) => ({
      ...{ id, at, kind: 'Contact message' },
      ...{ href: searchInbox('contacts', email), words: `${name}, ${email}` },
    })),
    ...campaignRows.map(({ id, at, campaignId, campaign, name, status }) => ({
      ...{ id, at, kind: `Campaign row, ${status}` },
      ...{ href: `/admin/campaigns/${campaignId}`, words: `${campaign}: ${name}` },
    })),
    ...prospects.map(({ id, at, website }) => ({
      ...{ id, at, kind: 'Prospect that we scanned' },
      ...{ href: `/admin/prospects/${id}`, words: website },
    })),
  ];
}
