const SIGN_IN = '/admin/login';

/** The path of the sign-in page, which leads back to `from`. */
export function signInPath(from: string): string {
  return from === '/admin' ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next: from })}`;
}

/**
 * Where to go after signing in: the requested page if it belongs to the back office. Any other value may come from a
 * stranger, and leads to the dashboard.
 */
export function pathAfterSignIn(next: string | null): string {
  const base = 'http://internal';
  if (next === null || !URL.canParse(next, base)) return '/admin';
  const { origin, pathname, search } = new URL(next, base);
  const ours = origin === base && /^\/admin(?:\/|$)/.test(pathname) && !pathname.startsWith(SIGN_IN);
  return ours ? pathname + search : '/admin';
}

/** True if a call failed because nobody is signed in. The specification defines this by the message. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Error && /Unauthorized|401/.test(error.message);
}
