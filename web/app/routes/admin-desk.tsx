import { brand } from '@named-first/contract';
import { DeskPage } from '../features/leads/desk/desk-page';

export function meta() {
  return [{ title: `Desk | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default DeskPage;
