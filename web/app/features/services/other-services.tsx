import { SERVICES, type ServiceSlug, servicePath } from '@named-first/contract';
import { ServiceIcon } from '../../components/service-icon';

export function OtherServices({ slug: open }: { slug: ServiceSlug }) {
  return (
    <nav aria-labelledby="others" className="wrap mt-20">
      <h2 id="others" className="text-2xl">
        The other eight services
      </h2>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
        {SERVICES.filter(({ slug }) => slug !== open).map(({ slug, title }) => (
          <li key={slug} className="border-t border-line">
            <a href={servicePath(slug)} className="flex min-h-14 items-center gap-3 font-semibold hover:text-signal">
              <ServiceIcon slug={slug} className="size-6" /> {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
