import { INDUSTRIES, INTERESTS, type InboxItems, type InboxList } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BillingPageButton } from '../../components/admin/billing-page-button';
import { formatDateTime } from '../../components/admin/format-date-time';
import { RemoveButton } from './remove-button';
import { RetryButton } from './retry-button';

export type InboxColumn<Item> = { heading: string; cell: (item: Item) => ReactNode; isLong?: boolean };

type ListLook<Item> = {
  label: string;
  placeholder: string;
  empty: string;
  columns: InboxColumn<Item>[];
  /** The action on one entry. */
  action?: (item: Item) => ReactNode;
};

const received = {
  heading: 'Received',
  cell: ({ createdAt }: { createdAt: string }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
};

function mailLink(address: string): ReactNode {
  return (
    <a
      href={`mailto:${address}`}
      className="-my-3.5 inline-flex max-w-full py-3.5 wrap-anywhere underline decoration-edge underline-offset-4 hover:text-signal"
    >
      {address}
    </a>
  );
}

/** A link to the client that an entry belongs to. */
function clientLink(id: string, words: string): ReactNode {
  return (
    <Link
      to={`/admin/clients/${id}`}
      className="flex min-h-12 items-center font-semibold text-good underline underline-offset-4 wrap-anywhere"
    >
      {words}
    </Link>
  );
}

/** `white-paper` for people: White paper. */
function spoken(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Choice = { label: string } & ({ id: string } | { value: string });

/** The label of a visitor's choice in the form. */
function labelOf(choices: readonly Choice[], chosen: string): string {
  return choices.find((choice) => ('id' in choice ? choice.id : choice.value) === chosen)?.label ?? chosen;
}

/** The label, the columns and the action of each list. */
export const INBOX_LOOKS: { [L in InboxList]: ListLook<InboxItems[L]> } = {
  contacts: {
    label: 'Contact Messages',
    placeholder: 'Name, email, company or words of the message',
    empty: 'No contact messages yet',
    columns: [
      received,
      {
        heading: 'From',
        cell: ({ firstName, lastName, company, industry, client }) => (
          <>
            <strong className="block font-semibold">
              {firstName} {lastName}
            </strong>
            {company}
            <span className="block text-soft">{labelOf(INDUSTRIES, industry)}</span>
            {client && clientLink(client.id, `Client: ${client.businessName}`)}
          </>
        ),
      },
      {
        heading: 'Reach',
        cell: ({ email, phone }) => (
          <>
            {mailLink(email)}
            {phone && <span className="block text-soft">{phone}</span>}
          </>
        ),
      },
      {
        heading: 'Message',
        isLong: true,
        cell: ({ interests, message }) => (
          <>
            <span className="block font-semibold">{interests.map((id) => labelOf(INTERESTS, id)).join(', ')}</span>
            {message && <span className="mt-1 block whitespace-pre-wrap wrap-anywhere">{message}</span>}
          </>
        ),
      },
    ],
  },
  newsletter: {
    label: 'Newsletter',
    placeholder: 'Email',
    empty: 'No subscribers yet',
    columns: [
      received,
      { heading: 'Email', cell: ({ email }) => mailLink(email) },
      { heading: 'State', cell: ({ subscribed }) => (subscribed ? 'Subscribed' : 'Unsubscribed') },
    ],
    action: (item) => <RemoveButton subscriber={item} />,
  },
  whitepapers: {
    label: 'White Papers',
    placeholder: 'Name, email or company',
    empty: 'No white paper requests yet',
    columns: [
      received,
      { heading: 'Name', cell: ({ fullName }) => fullName ?? <span className="text-soft">Not given</span> },
      { heading: 'Email', cell: ({ email }) => mailLink(email) },
      { heading: 'Company', cell: ({ company }) => company ?? <span className="text-soft">Not given</span> },
      { heading: 'Document', cell: ({ document }) => spoken(document) },
    ],
  },
  customers: {
    label: 'Customers',
    placeholder: 'Name, email, business, website or plan',
    empty: 'No customers yet',
    columns: [
      received,
      {
        heading: 'Customer',
        cell: ({ fullName, businessName, clientId }) => (
          <>
            <strong className="block font-semibold">{businessName}</strong>
            {fullName}
            {clientId && clientLink(clientId, 'Open client')}
          </>
        ),
      },
      { heading: 'Email', cell: ({ businessEmail }) => mailLink(businessEmail) },
      { heading: 'Website', cell: ({ websiteDomain }) => <span className="wrap-anywhere">{websiteDomain}</span> },
      { heading: 'Plan', cell: ({ planName }) => planName },
      { heading: 'State', cell: ({ subscriptionStatus }) => subscriptionStatus },
    ],
    action: (item) => <BillingPageButton customer={item} />,
  },
  'failed-mails': {
    label: 'Failed Mails',
    placeholder: 'Recipient, kind or reason',
    empty: 'No failed mails. Everything was delivered.',
    columns: [
      { ...received, heading: 'Queued' },
      { heading: 'Mail', cell: ({ kind }) => spoken(kind) },
      { heading: 'To', cell: ({ recipient }) => mailLink(recipient) },
      { heading: 'Attempts', cell: ({ attempts }) => attempts },
      {
        heading: 'Reason',
        isLong: true,
        cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? 'Not known'}</span>,
      },
    ],
    action: (item) => <RetryButton mail={item} />,
  },
};
