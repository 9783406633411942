import { brand, planOf, SERVICES, type Service, servicePath } from '@named-first/contract';
import { ServiceIcon } from '../../components/service-icon';

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
          <ServiceCard key={service.slug} {...service} />
        ))}
      </ul>
    </section>
  );
}

/** The heading is the link; the whole card is its click target. */
function ServiceCard({ slug, title, text, from }: Service) {
  const { name, price } = planOf(from);
  return (
    <li className="ticket group relative flex flex-col p-6 sm:max-lg:last:col-span-2">
      <ServiceIcon slug={slug} className="size-8" />
      <h3 className="mt-4 text-xl">
        <a
          href={servicePath(slug)}
          className="underline decoration-line decoration-2 underline-offset-4 group-hover:text-signal group-hover:decoration-signal after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="mt-2 mb-5 text-soft">{text}</p>
      <p className="mt-auto border-t border-line pt-3 text-sm">
        In {name} and up, <span className="figures">from ${price} a month</span>
      </p>
    </li>
  );
}
