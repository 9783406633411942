import { brand } from '@named-first/contract';
import { CampaignsPage } from '../features/campaigns/campaigns-page';

export function meta() {
  return [{ title: `Campaigns | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default CampaignsPage;
