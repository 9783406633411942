import { brand } from '@named-first/contract';
import { AssistantsPage } from '../features/clients/assistants/assistants-page';

export function meta() {
  return [{ title: `Assistants | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default AssistantsPage;
