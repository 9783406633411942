import { brand } from '@named-first/contract';
import { FunnelPage } from '../features/clients/funnel/funnel-page';

export function meta() {
  return [{ title: `Funnel | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default FunnelPage;
