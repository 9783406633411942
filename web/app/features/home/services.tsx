import {
  ChartIcon,
  ChatIcon,
  CodeIcon,
  ListIcon,
  MicIcon,
  PenIcon,
  PeopleIcon,
  PinIcon,
  StarIcon,
} from '../../components/ui/icons';

const SERVICES = [
  {
    Icon: ChatIcon,
    title: 'LLM Citation Optimization',
    text: 'We put your facts where chat assistants look and in words they can quote, so the answer carries your name.',
  },
  {
    Icon: PeopleIcon,
    title: 'Reddit & Quora Seeding',
    text: 'Assistants lean on what people say to each other. We answer real questions in your trade, openly and usefully.',
  },
  {
    Icon: MicIcon,
    title: 'Voice Search Optimization',
    text: '“Who’s open now?” is asked out loud. We write the short answer that Siri and Alexa can read back.',
  },
  {
    Icon: PinIcon,
    title: 'Google Business Profile Management',
    text: 'Hours, services, photos, posts: kept right every week. It is the first place a local answer is checked against.',
  },
  {
    Icon: StarIcon,
    title: 'Reputation & Review Management',
    text: 'We ask your happy customers at the right moment, answer every review, and make the good ones readable.',
  },
  {
    Icon: PenIcon,
    title: 'AI-Focused Content',
    text: 'A page for every job you do, with the price, the towns and the proof that an assistant can repeat.',
  },
  {
    Icon: ListIcon,
    title: 'Directory Seeding',
    text: 'One name, one number, one address in 50+ directories, so nobody has to guess which listing is you.',
  },
  {
    Icon: CodeIcon,
    title: 'Schema Markup',
    text: 'The labeled facts behind your pages, filled in completely and in step with what visitors read.',
  },
  {
    Icon: ChartIcon,
    title: 'AI Analytics Tracking',
    text: 'Which assistants name you, for which questions, and what moved since last month. In one page.',
  },
];

export function Services() {
  return (
    <section aria-labelledby="services" className="wrap mt-20">
      <h2 id="services" className="text-3xl font-extrabold">
        Nine jobs. We do all of them.
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        Being named is no trick. It is a list of work, done in order and kept up.
      </p>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map(({ Icon, title, text }) => (
          <li key={title} className="ticket p-6">
            <Icon className="size-8" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
