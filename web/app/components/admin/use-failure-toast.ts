import { useNavigate } from 'react-router';
import { toast } from '../ui/toast-store';
import { callFailureWords } from './call-failure-words';
import { isSignedOut, signInPath } from './sign-in-path';

/**
 * Handles a failed call: redirects to sign-in and back if the session ended, otherwise shows a toast with the reason.
 */
export function useFailureToast() {
  const navigate = useNavigate();
  return (error: unknown, title: string, description = callFailureWords(error)) => {
    if (isSignedOut(error)) void navigate(signInPath(location.pathname + location.search));
    else toast({ title, description, destructive: true });
  };
}
