import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../api/client';
import { ApiCallError } from '../../api/transport';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { signInPath } from '../../components/admin/sign-in-path';
import { Button, ButtonLink } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { preloadToasts } from '../../components/ui/toaster';
import { useHydrated } from '../../components/use-hydrated';
import { SignInFrame } from './sign-in-frame';

const NOT_VALID = 404;

/** `isFinal`: another attempt with this link cannot succeed. */
type Failure = { token: string; words: string; isFinal: boolean };

const WITHOUT_TOKEN: Failure = {
  token: '',
  words: 'This link is not complete. Copy the whole address from the mail, or ask for another one where you sign in.',
  isFinal: true,
};

/** What a mailed link opens. Mail scanners open links too, so only the button uses the link up. */
export function SignInLinkPage() {
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  // Pasting another link into the same tab changes only the fragment, and the page stays.
  const failure = isHydrated && token === '' ? WITHOUT_TOKEN : failed?.token === token ? failed : null;

  const redeem = async () => {
    setSending(true);
    setFailed(null);
    try {
      await callApi('redeemSignInLink', { body: { token } });
      toast({ title: 'This browser skips the queue', description: 'Sign in with your password now.' });
      await navigate(signInPath('/admin'), { replace: true });
    } catch (error) {
      const isFinal = error instanceof ApiCallError && error.status === NOT_VALID;
      setFailed({ token, words: callFailureWords(error), isFinal });
      setSending(false);
    }
  };

  return (
    <SignInFrame
      title="Skip the queue"
      words="Many passwords are being tried at the moment, so a new browser has to wait for its turn. This link lets this browser skip the queue. You still need your password."
    >
      <p
        role="alert"
        className={failure ? 'mt-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3 font-medium' : undefined}
      >
        {failure?.words}
      </p>
      {!failure?.isFinal && (
        <Button
          className="mt-6 w-full"
          disabled={!isHydrated}
          isBusy={isSending}
          onFocus={preloadToasts}
          onClick={() => void redeem()}
        >
          {isSending ? (
            <>
              <SpinnerIcon /> Skipping the queue...
            </>
          ) : (
            'Skip the queue in this browser'
          )}
        </Button>
      )}
      {failure && (
        <ButtonLink
          // The pressed button is gone, and this link takes its focus.
          ref={failure.isFinal && failure === failed ? (link) => link?.focus() : undefined}
          look={failure.isFinal ? 'signal' : 'plain'}
          to={signInPath('/admin')}
          className="mt-4 w-full"
        >
          Go to the sign-in page
        </ButtonLink>
      )}
    </SignInFrame>
  );
}
