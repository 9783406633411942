import { brand } from '@named-first/contract';
import { ClientPage } from '../features/clients/client-page';

export function meta() {
  return [{ title: `Client | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default ClientPage;
