import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSignedOut, signInPath } from './sign-in-path';

/** Redirects to the sign-in page if a call of the page failed because nobody is signed in. Returns whether it does. */
export function useSignInRedirect(error: unknown): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedOut = isSignedOut(error);
  useEffect(() => {
    if (signedOut) void navigate(signInPath(pathname + search), { replace: true });
  }, [signedOut, navigate, pathname, search]);
  return signedOut;
}
