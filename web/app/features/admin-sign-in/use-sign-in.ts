import type { AdminSession, LoginRequest } from '@named-first/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiCallError, callApi } from '../../api/client';
import { pathAfterSignIn } from '../../components/admin/sign-in-path';
import { toast } from '../../components/ui/toast-store';

/** By then a password is checked, unless others are checked first. */
const TURN_EXPECTED_MS = 5000;

/** The state of the sign-in form: whether it needs a code, is being sent, and has to wait for its turn. */
export function useSignIn() {
  const [needsCode, setNeedsCode] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const next = pathAfterSignIn(address.get('next'));

  useEffect(() => {
    const asking = new AbortController();
    readSession(asking.signal)
      .then(({ signedIn, secondFactor }) => {
        setNeedsCode(secondFactor);
        if (signedIn) return navigate(next, { replace: true });
      })
      // Without an answer the password alone is asked for until signing in fails.
      .catch(() => {});
    return () => asking.abort();
  }, [navigate, next]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const waiting = setTimeout(() => setWaiting(true), TURN_EXPECTED_MS);
    const failure = await send(form);
    clearTimeout(waiting);
    setSending(false);
    setWaiting(false);
    if (failure === null) return navigate(next, { replace: true });
    toast(failure);
    const password = form.elements.namedItem('password') as HTMLInputElement;
    password.select();
    password.focus();
    // Where the session could not be read at first, this is how the field for the code comes.
    if (!needsCode)
      await readSession().then(
        ({ secondFactor }) => setNeedsCode(secondFactor),
        () => {},
      );
  };

  return { needsCode, isSending, isWaiting, submit };
}

function readSession(signal?: AbortSignal): Promise<AdminSession> {
  return callApi('getSession', signal ? { signal } : {});
}

type Failure = { title: string; description: string; destructive: true };

async function send(form: HTMLFormElement): Promise<Failure | null> {
  try {
    await callApi('signIn', { body: Object.fromEntries(new FormData(form)) as LoginRequest });
  } catch (error) {
    return error instanceof ApiCallError
      ? { title: 'Login failed', description: error.error || 'Invalid password', destructive: true }
      : { title: 'Error', description: 'Failed to connect to server', destructive: true };
  }
  toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
  return null;
}
