import { brand, COURSE_LESSONS } from '@named-first/contract';
import { useEffect } from 'react';
import { ButtonAnchor, ButtonLink } from '../../../components/ui/button';
import { ExternalIcon, MailIcon, SuccessIcon } from '../../../components/ui/icons';

const INBOX = [
  'Your score, and what holds it back',
  'The top 3 fixes, with text ready to paste',
  'A private link to all 26 insights, with what we read and where',
  'Your discount code for any plan',
];

export function SuccessPage() {
  // In braces: newer browsers return a promise, which React would treat as a clean-up function.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="wrap max-w-5xl pt-10 md:pt-16">
      <SuccessIcon className="size-12 text-good" />
      <h1 className="mt-4 text-3xl font-extrabold">Your Report is On the Way!</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        It usually takes a minute or two. If it is not there in ten, look in the spam folder, or write to{' '}
        <a href={`mailto:${brand.email}`} className="font-semibold wrap-anywhere text-ink underline underline-offset-4">
          {brand.email}
        </a>
        .
      </p>
      <div className="mt-10 grid items-start gap-6 md:grid-cols-[1fr_1.25fr] md:grid-rows-[auto_1fr]">
        <Inbox />
        <Course />
        <div className="grid gap-3">
          <ButtonLink to="/free-scan" look="plain">
            Scan Another Website
          </ButtonLink>
          <ButtonAnchor href={brand.companySite} target="_blank" rel="noopener" look="quiet">
            Visit {brand.name} <ExternalIcon />
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}

function Inbox() {
  return (
    <section aria-labelledby="inbox" className="ticket p-6">
      <h2 id="inbox" className="flex items-center gap-3 text-xl">
        <MailIcon className="size-6" /> In your inbox
      </h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-soft">
        {INBOX.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Course() {
  return (
    <section aria-labelledby="course" className="ticket p-6 md:row-span-2">
      <h2 id="course" className="text-xl">
        Your 7-day course
      </h2>
      <ol className="mt-4 divide-y divide-line">
        {COURSE_LESSONS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 py-3 first:pt-0 last:pb-0">
            <span className="w-14 shrink-0 font-display font-bold text-soft">Day {index + 1}</span>
            <span>
              <strong className="font-semibold">{title}.</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
