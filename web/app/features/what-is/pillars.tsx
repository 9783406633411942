import { CheckIcon } from '../../components/ui/icons';
import { ChatIcon, MicIcon, PeopleIcon, PinIcon } from '../../components/ui/subject-icons';

const PILLARS = [
  {
    Icon: ChatIcon,
    title: 'LLM Knowledge Seeding',
    text: 'Language models repeat what they can read in several places that agree. We write down what is true about your business, once and properly, and put it where they look.',
    work: [
      'Pages that answer what buyers ask',
      'The same facts in labels for machines',
      'Prices and terms that can be quoted',
    ],
  },
  {
    Icon: PeopleIcon,
    title: 'Reddit and Community Authority',
    text: 'People trust people, and assistants read what people say. We answer questions about your trade on Reddit and Quora as who we are, and usefully enough to be kept.',
    work: ['Real questions from your towns', 'Answers from your own experience', 'No fake accounts, no bought votes'],
  },
  {
    Icon: MicIcon,
    title: 'Voice Search Optimization',
    text: 'Someone with wet hands asks Siri or Alexa and gets one answer, out loud. It has to be short, and your hours and your number have to be right.',
    work: [
      'Hours and phone readable by machines',
      'Short answers, made to be spoken',
      'AI and voice directories set up',
    ],
  },
  {
    Icon: PinIcon,
    title: 'Google Business Profile Mastery',
    text: 'It is the first place a local answer is checked against. We keep yours complete, current and in step with your website, every week.',
    work: ['Categories, services and areas', 'Photos and posts of real jobs', 'Reviews asked for and answered'],
  },
];

export function Pillars() {
  return (
    <section aria-labelledby="solution" className="mt-20 border-y border-line bg-sunk py-16">
      <div className="wrap">
        <p className="font-semibold text-soft">The solution</p>
        <h2 id="solution" className="mt-2 text-3xl font-extrabold">
          Four pillars that carry your name
        </h2>
        <ol className="mt-10 grid gap-5 lg:grid-cols-2">
          {PILLARS.map(({ Icon, title, text, work }) => (
            <li key={title} className="ticket p-6 sm:p-8">
              <div className="flex items-start gap-4">
                <Icon className="mt-0.5 size-8" />
                <h3 className="text-xl">{title}</h3>
              </div>
              <p className="mt-4">{text}</p>
              <ul className="mt-5 space-y-2 border-t border-line pt-4 text-soft">
                {work.map((job) => (
                  <li key={job} className="flex gap-2.5">
                    <CheckIcon className="mt-1 size-4 text-ink" /> {job}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
