import { expect, test } from 'vitest';
import { ApiCallError } from '../../api/client';
import { isSignedOut, pathAfterSignIn, signInPath } from './sign-in-path';

test('signing in leads back to the page first asked for', () => {
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

test('a failed call tells by its message that nobody is signed in', () => {
  expect(isSignedOut(new ApiCallError(401, 'Unauthorized'))).toBe(true);
  expect(isSignedOut(new ApiCallError(500, 'Something went wrong'))).toBe(false);
  expect(isSignedOut(null)).toBe(false);
});
