import { brand } from '@named-first/contract';
import { MondayPage } from '../features/clients/monday-page';

export function meta() {
  return [{ title: `Clients | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default MondayPage;
