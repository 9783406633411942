import { brand } from '@named-first/contract';
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
import { planOf, SERVICES, type Service } from './service-list';

const ICONS: Record<Service['icon'], typeof ChatIcon> = {
  chat: ChatIcon,
  people: PeopleIcon,
  mic: MicIcon,
  pin: PinIcon,
  star: StarIcon,
  pen: PenIcon,
  list: ListIcon,
  code: CodeIcon,
  chart: ChartIcon,
};

const [city, ...towns] = brand.towns;

export function Services() {
  return (
    <section aria-labelledby="services" className="wrap mt-20">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.2fr] lg:items-end">
        <h2 id="services" className="text-3xl font-extrabold">
          Nine services, one list of work
        </h2>
        <p className="max-w-2xl text-lg text-soft">
          Being named is no trick: it is work, done in order and kept up. We serve local businesses in {city},{' '}
          {towns.slice(0, -1).join(', ')} and {towns.at(-1)} in person, and everyone else by phone and video.
        </p>
      </div>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map((service) => (
          <ServiceCard key={service.title} {...service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ icon, title, text, from }: Service) {
  const Icon = ICONS[icon];
  const { name, price } = planOf(from);
  return (
    <li className="ticket flex flex-col p-6 sm:max-lg:last:col-span-2">
      <Icon className="size-8" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 mb-5 text-soft">{text}</p>
      <p className="mt-auto border-t border-line pt-3 text-sm">
        {from === 'basic' ? 'In every plan' : `In ${name} and up`},{' '}
        <span className="figures">from ${price} a month</span>
      </p>
    </li>
  );
}
