import { brand } from '@named-first/contract';
import { LeadsPage } from '../features/leads/leads-page';

export function meta() {
  return [{ title: `Leads | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default LeadsPage;
