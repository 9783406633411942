import { brand } from '@named-first/contract';
import { organization, website } from '../components/organization';
import { pageMeta } from '../components/page-meta';
import { HomePage } from '../features/home/home-page';
import { serviceCatalog } from '../features/home/service-catalog';
import type { Route } from './+types/home';

const DESCRIPTION =
  'We make HVAC, plumbing, roofing, solar and other local service businesses visible to ChatGPT, Siri, Perplexity and Google AI. Start with a free scan.';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/',
    title: `AI Search Marketing Agency in ${brand.place} | ${brand.name}`,
    description: DESCRIPTION,
    image: '/og/home.png',
    imageAlt: `${brand.tagline} Beside it an assistant’s answer that names your business first.`,
    jsonLd: (origin) => [organization(origin, DESCRIPTION), website(origin), serviceCatalog(origin)],
  });
}

export default HomePage;
