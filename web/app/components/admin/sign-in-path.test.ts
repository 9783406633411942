import { expect, test } from 'vitest';
import { ApiCallError } from '../../api/transport';
import { isSignedOut, pathAfterSignIn, signInPath } from './sign-in-path';

test('signing in leads back to the requested page', () => {
  const asked = '/admin?q=a%26b&sort=name';
  const { searchParams } = new URL(signInPath(asked), 'http://site');
  expect(pathAfterSignIn(searchParams.get('next'))).toBe(asked);
  expect(signInPath('/admin')).toBe('/admin/login');
  expect(pathAfterSignIn(null)).toBe('/admin');
});

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  'javascript:alert(1)',
  '/pricing',
  '/administrator',
  '/admin/login',
  '/admin/../pricing',
  '',
])('%j leads to the dashboard', (next) => expect(pathAfterSignIn(next)).toBe('/admin'));

test('the message of a failed call shows that nobody is signed in', () => {
  expect(isSignedOut(new ApiCallError(401, 'Unauthorized'))).toBe(true);
  expect(isSignedOut(new ApiCallError(500, 'Something went wrong'))).toBe(false);
  expect(isSignedOut(null)).toBe(false);
});
