import { AnswerPicture } from '../../../components/answer-picture';
import { CheckIcon } from '../../../components/ui/icons';
import { CalendarIcon, GaugeIcon, WrenchIcon } from '../../../components/ui/subject-icons';
import { WebsiteForm } from './website-form';

const FEATURES = [
  {
    Icon: GaugeIcon,
    title: 'AI Visibility Score',
    text: 'One number out of 100 from 26 checks: can assistants get in, can they read you, can they trust what they read.',
  },
  {
    Icon: WrenchIcon,
    title: 'Actionable Insights',
    text: 'For each check: what we found, the words we found it in, and what to change. Text to paste, not theory.',
  },
  {
    Icon: CalendarIcon,
    title: '7-Day Action Plan',
    text: 'One short email a day for a week. Each one is a job you or whoever runs your site can finish that day.',
  },
];

export function FreeScanPage() {
  return (
    <>
      <section className="wrap grid items-center gap-12 pt-10 pb-14 md:pt-16 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="inline-block border-b-[3px] border-signal pb-1 font-semibold">Free AI Visibility Analysis</p>
          <h1 className="mt-5 text-4xl font-extrabold">Does ChatGPT name you, or the shop down the road?</h1>
          <p className="mt-5 max-w-xl text-lg text-soft">
            People ask an assistant who to call. It answers from websites it can read. We read yours the same way and
            show you what it sees, in under a minute.
          </p>
          <div className="mt-8 max-w-2xl">
            <WebsiteForm />
            <p className="mt-3 flex items-start sm:mt-1 gap-2 text-sm font-medium">
              <CheckIcon className="mt-0.5 size-4" /> 100% Free, No Credit Card Required, Instant Results
            </p>
          </div>
        </div>
        <AnswerPicture
          question="My AC quit and it’s 95 out. Who can come today near Columbus?"
          business="Your business"
          reason="Open until 9 pm, same-day service, licensed, and the price for a visit is on their site."
        />
      </section>
      <section aria-label="What you get" className="wrap">
        <ul className="grid gap-5 md:grid-cols-3">
          {FEATURES.map(({ Icon, title, text }) => (
            <li key={title} className="ticket p-6">
              <Icon className="size-8" />
              <h2 className="mt-4 text-xl">{title}</h2>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
