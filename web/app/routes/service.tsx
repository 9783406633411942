import { brand, isServiceSlug, serviceOf, servicePath } from '@named-first/contract';
import { data } from 'react-router';
import { pageMeta } from '../components/page-meta';
import { planOffer, serviceMarkup } from '../components/service-markup';
import { breadcrumbs } from '../components/structured-data';
import { ServicePage } from '../features/services/service-page';
import { serviceTrail } from '../features/services/service-trail';
import { SERVICE_TEXTS } from '../features/services/texts';
import type { Route } from './+types/service';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  if (!isServiceSlug(slug)) throw data(null, { status: 404 });
  return { slug };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];
  const { slug } = args.loaderData;
  const service = serviceOf(slug);
  const { headTitle, description } = SERVICE_TEXTS[slug];
  return pageMeta(args, {
    path: servicePath(slug),
    title: `${headTitle} | ${brand.name}`,
    description,
    image: `/og/${slug}.png`,
    imageAlt: `${service.title}. ${service.text}`,
    jsonLd: (origin) => [
      {
        '@context': 'https://schema.org',
        ...serviceMarkup(origin, service),
        offers: planOffer(origin, service.from),
      },
      breadcrumbs(origin, serviceTrail(service)),
    ],
  });
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage slug={loaderData.slug} />;
}
