import { brand } from '@named-first/contract';
import { SheetDeskPage } from '../features/fact-sheets/sheet-desk-page';

export function meta() {
  return [{ title: `Fact sheet | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default SheetDeskPage;
