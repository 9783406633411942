import { brand } from '@named-first/contract';
import { SignInPage } from '../features/admin-sign-in/sign-in-page';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Admin Login | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default SignInPage;
