import { brand } from '@named-first/contract';
import { ClientsPage } from '../features/clients/clients-page';

export function meta() {
  return [{ title: `All Clients | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default ClientsPage;
