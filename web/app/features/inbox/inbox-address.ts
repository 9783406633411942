import { INBOX_LISTS, type InboxList } from '@named-first/contract';

/** The view of the inbox, as stored in the URL. */
export type InboxView = { list: InboxList; q: string };

export function readInboxView(address: URLSearchParams): InboxView {
  const list = INBOX_LISTS.find((one) => one === address.get('list')) ?? INBOX_LISTS[0];
  return { list, q: address.get('q') ?? '' };
}

/** The URL query of a view. The first list and an empty search are left out. */
export function inboxAddress({ list, q }: InboxView): URLSearchParams {
  const address = new URLSearchParams();
  if (list !== INBOX_LISTS[0]) address.set('list', list);
  if (q !== '') address.set('q', q);
  return address;
}
