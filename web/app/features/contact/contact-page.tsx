import { useRef, useState } from 'react';
import { SuccessIcon } from '../../components/ui/icons';
import { Toaster } from '../../components/ui/toaster';
import { ContactForm } from './contact-form';
import { AvailableNow, WaysToReachUs } from './contact-info';
import type { ContactAnswer } from './form-post.server';
import { NextSteps } from './next-steps';

/** `answer` is the server's response to a no-JS form post, if this page answers one. */
export function ContactPage({ answer }: { answer: ContactAnswer | undefined }) {
  return (
    <>
      <section className="wrap pt-10 md:pt-16">
        <h1 className="max-w-4xl text-4xl font-extrabold">Tell us what you do. We’ll say what to fix first.</h1>
        <p className="mt-5 max-w-2xl text-lg text-soft">
          A person reads your message and answers within 24 hours. The consultation is free.
        </p>
      </section>
      <div className="wrap mt-10 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <MessageForm answer={answer} />
        <div className="grid items-start gap-5 md:max-lg:grid-cols-2">
          <AvailableNow />
          <WaysToReachUs />
        </div>
      </div>
      <NextSteps />
      <Toaster />
    </>
  );
}

function MessageForm({ answer }: { answer: ContactAnswer | undefined }) {
  // Remount the form after each message, so that the next one starts empty.
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const startOver = () => {
    setRound(round + 1);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <section id="message-form" aria-labelledby="message-heading" className="ticket p-5 sm:p-8">
      <h2 ref={heading} id="message-heading" tabIndex={-1} className="text-2xl outline-none">
        Write to us
      </h2>
      {answer?.sent && round === 0 && <Sent />}
      <ContactForm key={round} answer={answer?.sent || round > 0 ? undefined : answer} onSent={startOver} />
    </section>
  );
}

/** For a browser without scripts, which gets no toast. */
function Sent() {
  return (
    <p
      role="status"
      className="mt-5 flex items-start gap-3 rounded-sm border-l-4 border-signal bg-signal-tint px-4 py-3"
    >
      <SuccessIcon className="mt-0.5 size-6" />
      <span>
        <strong>Message Sent!</strong> We'll get back to you within 24 hours.
      </span>
    </p>
  );
}
