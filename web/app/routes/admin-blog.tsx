import { brand } from '@named-first/contract';
import { EditorPage } from '../features/blog-editor/editor-page';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Blog Posts | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default EditorPage;
