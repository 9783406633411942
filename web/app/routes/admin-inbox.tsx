import { brand } from '@named-first/contract';
import { InboxPage } from '../features/inbox/inbox-page';

export function meta() {
  return [{ title: `Inbox | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default InboxPage;
