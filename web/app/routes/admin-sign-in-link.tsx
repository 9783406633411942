import { brand } from '@named-first/contract';
import { SignInLinkPage } from '../features/admin-sign-in/sign-in-link-page';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Sign-in Link | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default SignInLinkPage;
