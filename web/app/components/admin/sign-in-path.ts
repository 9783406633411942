const SIGN_IN = '/admin/login';

/** The sign-in page, which brings back to `from`. */
export function signInPath(from: string): string {
  return from === '/admin' ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next: from })}`;
}

/**
 * Where to go after signing in: the page first asked for, when it is one of the back office. Anything else in the
 * address is a stranger's and leads to the dashboard.
 */
export function pathAfterSignIn(next: string | null): string {
  const base = 'http://internal';
  if (next === null || !URL.canParse(next, base)) return '/admin';
  const { origin, pathname, search } = new URL(next, base);
  const ours = origin === base && /^\/admin(?:\/|$)/.test(pathname) && !pathname.startsWith(SIGN_IN);
  return ours ? pathname + search : '/admin';
}

/** Whether a call failed because nobody is signed in, as the specification tells it: by the words of its message. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Error && /Unauthorized|401/.test(error.message);
}
