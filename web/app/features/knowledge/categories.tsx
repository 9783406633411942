import { ChatIcon, MicIcon, PeopleIcon } from '../../components/ui/subject-icons';

const CATEGORIES = [
  {
    Icon: ChatIcon,
    title: 'LLM Optimization',
    text: 'How chat assistants fetch a page, what they can lift out of it, and how to write so that the sentence they quote is yours.',
  },
  {
    Icon: MicIcon,
    title: 'Voice Search',
    text: 'A spoken answer names one business. What Siri, Alexa and Google read aloud, and where they look it up.',
  },
  {
    Icon: PeopleIcon,
    title: 'Reddit Strategy',
    text: 'Assistants trust what people tell each other. How to be part of that conversation openly and be welcome in it.',
  },
];

export function Categories() {
  return (
    <section aria-labelledby="categories" className="wrap mt-20">
      <h2 id="categories" className="text-3xl font-extrabold">
        Three things to understand
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {CATEGORIES.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-[3px] border-ink pt-5">
            <Icon className="size-8" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
