import { brand } from '@named-first/contract';
import { SuccessPage } from '../features/funnel/success/success-page';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Your Report is On the Way! | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export default SuccessPage;
