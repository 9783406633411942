import { useNavigate } from 'react-router';
import { toast } from '../ui/toast-store';
import { callFailureWords } from './call-failure-words';
import { isSignedOut, signInPath } from './sign-in-path';

/** For a call that failed: whoever is not signed in is sent to sign in and back again, everybody else is told why. */
export function useFailureToast() {
  const navigate = useNavigate();
  return (error: unknown, title: string, description = callFailureWords(error)) => {
    if (isSignedOut(error)) void navigate(signInPath(location.pathname + location.search));
    else toast({ title, description, destructive: true });
  };
}
