import type { MailedSignInLink } from '@named-first/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { formatTime } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';

type Answer = { words: string; isFailure: boolean };

/** A second way for an admin whose password is not checked because others are trying theirs. */
export function SignInLinkOffer() {
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async () => {
    setSending(true);
    setAnswer(null);
    setAnswer(await mailLink());
    setSending(false);
  };
  return (
    <section aria-labelledby="sign-in-link" className="mt-6 border-t border-line pt-5">
      <h2 id="sign-in-link" className="text-lg">
        Not getting through?
      </h2>
      <p className="mt-1 text-sm text-soft">
        We can mail the agency a link that lets one browser skip the queue. You still need your password.
      </p>
      <Button look="plain" className="mt-3 w-full" isBusy={isSending} onClick={() => void ask()}>
        {isSending ? (
          <>
            <SpinnerIcon /> Mailing a link...
          </>
        ) : (
          'Mail a sign-in link to the agency'
        )}
      </Button>
      <p role="status" className={clsx('mt-3 text-sm', answer?.isFailure && 'font-medium text-bad')}>
        {answer?.words}
      </p>
    </section>
  );
}

async function mailLink(): Promise<Answer> {
  try {
    return { words: wordsOf(await callApi('mailSignInLink')), isFailure: false };
  } catch (error) {
    return { words: callFailureWords(error), isFailure: true };
  }
}

function wordsOf({ isNew, mailedAt, worksUntil }: MailedSignInLink): string {
  const was = isNew ? 'We are mailing a link to the agency.' : `A link was already mailed at ${formatTime(mailedAt)}.`;
  return `${was} It works until ${formatTime(worksUntil)}. Open it in this browser.`;
}
