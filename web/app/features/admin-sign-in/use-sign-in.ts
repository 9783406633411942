import type { AdminSession, LoginRequest } from '@named-first/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../api/client';
import { ApiCallError } from '../../api/transport';
import { pathAfterSignIn } from '../../components/admin/sign-in-path';
import { toast } from '../../components/ui/toast-store';

/** By then a password is usually checked, unless others are ahead in the queue. */
const QUEUED_AFTER_MS = 5000;
const TOO_MANY = 429;

/**
 * The state of the sign-in form: whether it needs a code, is being sent, waits in the queue, or was refused by it and
 * may offer a link.
 */
export function useSignIn() {
  const [session, setSession] = useState<AdminSession | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const next = pathAfterSignIn(address.get('next'));
  const needsCode = session?.secondFactor === true;

  useEffect(() => {
    const asking = new AbortController();
    readSession(asking.signal)
      .then((read) => {
        setSession(read);
        if (read.signedIn) return navigate(next, { replace: true });
      })
      // If this fails, the form asks only for the password until signing in fails.
      .catch(() => {});
    return () => asking.abort();
  }, [navigate, next]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const waiting = setTimeout(() => setWaiting(true), QUEUED_AFTER_MS);
    const failure = await send(form);
    clearTimeout(waiting);
    setSending(false);
    setWaiting(false);
    if (failure === null) return navigate(next, { replace: true });
    const { isRefused, ...words } = failure;
    toast(words);
    if (isRefused) setRefused(true);
    const password = form.elements.namedItem('password') as HTMLInputElement;
    password.select();
    password.focus();
    // If the session could not be read at first, the field for the code appears here.
    if (!needsCode) await readSession().then(setSession, () => {});
  };

  return { needsCode, isSending, isWaiting, canMailLink: wasRefused && session?.signInLink === true, submit };
}

function readSession(signal?: AbortSignal): Promise<AdminSession> {
  return callApi('getSession', signal ? { signal } : {});
}

/** `isRefused`: the password was not checked, because too many are being tried. */
type Failure = { title: string; description: string; destructive: true; isRefused: boolean };

async function send(form: HTMLFormElement): Promise<Failure | null> {
  try {
    await callApi('signIn', { body: Object.fromEntries(new FormData(form)) as LoginRequest });
  } catch (error) {
    return error instanceof ApiCallError
      ? {
          title: 'Login failed',
          description: error.error || 'Invalid password',
          destructive: true,
          isRefused: error.status === TOO_MANY,
        }
      : { title: 'Error', description: 'Failed to connect to server', destructive: true, isRefused: false };
  }
  toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
  return null;
}
