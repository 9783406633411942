import { brand } from '@named-first/contract';
import { CampaignPage } from '../features/campaigns/campaign-page';

export function meta() {
  return [{ title: `Campaign | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default CampaignPage;
