import { brand } from '@named-first/contract';
import { ProspectsPage } from '../features/prospects/prospects-page';

export function meta() {
  return [{ title: `Prospects | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default ProspectsPage;
