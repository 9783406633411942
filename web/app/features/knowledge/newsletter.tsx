import { brand, NEWSLETTER_RULES } from '@named-first/contract';
import { useState } from 'react';
import { callFromPage } from '../../api/page-client';
import { failureWords } from '../../components/forms/failure-words';
import { FormNotice } from '../../components/forms/form-notice';
import { Honeypot, readHoneypot } from '../../components/forms/honeypot';
import { usePostedForm } from '../../components/forms/use-posted-form';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon, SuccessIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import type { NewsletterAnswer } from './form-post.server';

/** `answer` is the server's response to a no-JS form post, if this page answers one. */
export function Newsletter({ answer }: { answer: NewsletterAnswer | undefined }) {
  const [round, setRound] = useState(0);
  const earlier = round === 0 ? answer : undefined;
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="wrap mt-20">
      <div className="ticket grid items-center gap-x-14 gap-y-6 p-6 sm:p-8 lg:grid-cols-2 lg:p-12">
        <div>
          <h2 id="newsletter-heading" className="text-2xl">
            Know when something changes
          </h2>
          <p className="mt-3 text-soft">
            What assistants changed, and what to change on your site for it. Join {brand.claims.newsletterReaders}{' '}
            readers. Unsubscribe with one click.
          </p>
        </div>
        <div>
          {earlier?.subscribed && <Subscribed />}
          <NewsletterForm
            key={round}
            answer={earlier?.subscribed ? undefined : earlier}
            onSent={() => setRound(round + 1)}
          />
        </div>
      </div>
    </section>
  );
}

type NewsletterFormProps = { answer: NewsletterAnswer | undefined; onSent: () => void };

function NewsletterForm({ answer, onSent }: NewsletterFormProps) {
  const [notice, setNotice] = useState(answer?.notice ?? null);
  const { errors, isSending, recheck, handlers } = usePostedForm<'email'>({
    rules: NEWSLETTER_RULES,
    problems: answer?.errors,
    send: async (fields, data) => {
      setNotice(null);
      try {
        await callFromPage('subscribeNewsletter', { body: { ...fields, ...readHoneypot(data) } });
      } catch (error) {
        setNotice(failureWords(error));
        toast({ title: 'Error', description: 'Failed to subscribe. Please try again.', destructive: true });
        return;
      }
      toast({ title: 'Success!', description: "You've been subscribed to our newsletter." });
      onSent();
    },
  });
  return (
    <form method="post" action="#newsletter" noValidate {...handlers}>
      <FormNotice text={notice} />
      <fieldset disabled={isSending} className="gap-3 sm:flex sm:items-start">
        <legend className="sr-only">Newsletter</legend>
        <Field
          name="email"
          label="Your email"
          type="email"
          autoComplete="email"
          required
          defaultValue={answer?.fields.email}
          error={errors.email}
          onChange={recheck}
          className="flex-1"
        />
        <Honeypot />
        <Button type="submit" className="min-h-[3.25rem] max-sm:w-full sm:mt-[2.075rem] sm:min-w-36">
          {isSending ? <SpinnerIcon /> : null}
          {isSending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </fieldset>
    </form>
  );
}

/** For a browser without scripts, which gets no toast. */
function Subscribed() {
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-3 rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3"
    >
      <SuccessIcon className="mt-0.5 size-6" />
      <span>
        <strong>Success!</strong> You've been subscribed to our newsletter.
      </span>
    </p>
  );
}
