import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { signInPath } from '../../components/admin/sign-in-path';
import { Button, ButtonLink } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { preloadToasts } from '../../components/ui/toaster';
import { useHydrated } from '../../components/use-hydrated';
import { SignInFrame } from './sign-in-frame';

/** What a mailed link opens. Mail scanners open links too, so only the button uses the link up. */
export function SignInLinkPage() {
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const navigate = useNavigate();

  const redeem = async () => {
    setSending(true);
    setFailure('');
    try {
      await callApi('redeemSignInLink', { body: { token: window.location.hash.slice(1) } });
      toast({ title: 'This browser skips the queue', description: 'Sign in with your password now.' });
      await navigate(signInPath('/admin'), { replace: true });
    } catch (error) {
      setFailure(callFailureWords(error));
      setSending(false);
    }
  };

  return (
    <SignInFrame
      title="Skip the queue"
      words="Many passwords are being tried at the moment, so a new browser has to wait for its turn. This link lets this browser skip the queue. You still need your password."
    >
      <Button
        className="mt-6 w-full"
        disabled={!isHydrated}
        isBusy={isSending}
        onFocus={preloadToasts}
        onClick={() => void redeem()}
      >
        {isSending && <SpinnerIcon />} Skip the queue in this browser
      </Button>
      <p role="alert" className={failure ? 'mt-4' : undefined}>
        {failure}
      </p>
      {failure && (
        <ButtonLink look="plain" to={signInPath('/admin')} className="mt-4 w-full">
          Go to the sign-in page
        </ButtonLink>
      )}
    </SignInFrame>
  );
}
