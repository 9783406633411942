import { ButtonLink } from '../../../components/ui/button';
import { ArrowLeftIcon, CheckIcon, LockIcon } from '../../../components/ui/icons';
import { CalendarIcon, TagIcon, WrenchIcon } from '../../../components/ui/subject-icons';
import { Toaster } from '../../../components/ui/toaster';
import { resultsPath } from '../funnel-address';
import { useFunnelStep } from '../use-funnel-step';
import { UnlockForm } from './unlock-form';
import type { UnlockFormProps } from './use-unlock-form';

const BENEFITS = [
  { Icon: CheckIcon, text: 'Full breakdown of 26 insights', detail: 'What we found, where, and in whose words.' },
  { Icon: WrenchIcon, text: 'Top 3 fixes', detail: 'The changes that move your score most, ready to paste.' },
  { Icon: CalendarIcon, text: '7-day email course', detail: 'One job a day, starting with your weakest spot.' },
  { Icon: TagIcon, text: 'Exclusive discount code', detail: 'For any plan, if you would rather have us do it.' },
];

export function UnlockPage({ website, score, refused }: UnlockFormProps) {
  useFunnelStep('unlock', website);
  return (
    <div className="wrap pt-6 md:pt-10">
      <ButtonLink look="quiet" to={backTo({ website, score })} className="-ml-5">
        <ArrowLeftIcon /> Back to Results
      </ButtonLink>
      <div className="mt-4 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <section>
          <h1 className="text-3xl font-extrabold">Get Your Full Report</h1>
          <p className="mt-3 text-lg text-soft">
            Where should we send it?
            {website && (
              <>
                {' '}
                The report for <strong className="font-semibold wrap-anywhere text-ink">{website}</strong> arrives by
                email.
              </>
            )}
          </p>
          <UnlockForm website={website} score={score} refused={refused} />
        </section>
        <Benefits />
      </div>
      <Toaster />
    </div>
  );
}

function backTo({ website, score }: Pick<UnlockFormProps, 'website' | 'score'>): string {
  return website === null || score === null ? '/free-scan' : resultsPath({ website, score });
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="ticket p-6 sm:p-8">
      <h2 id="benefits" className="text-xl">
        What you get
      </h2>
      <ul className="mt-5 space-y-5">
        {BENEFITS.map(({ Icon, text, detail }) => (
          <li key={text} className="flex gap-4">
            <Icon className="mt-0.5 size-6" />
            <div>
              <p className="font-semibold">{text}</p>
              <p className="text-soft">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex gap-4 border-t border-line pt-5 text-sm text-soft">
        <LockIcon className="mx-0.5 size-5" />
        Your details are used for the report and the course, and to call you about them if you like.
      </p>
    </section>
  );
}
