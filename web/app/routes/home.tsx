import { brand } from '@named-first/contract';
import { pageMeta } from '../components/page-meta';
import { HomePage } from '../features/home/home-page';
import { organization } from '../features/home/organization';
import type { Route } from './+types/home';

const DESCRIPTION =
  'We make HVAC, plumbing, roofing, solar and other local service businesses visible to ChatGPT, Siri, Perplexity and Google AI. Start with a free scan.';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/',
    title: `${brand.name} | ${brand.tagline}`,
    description: DESCRIPTION,
    jsonLd: () => [organization(DESCRIPTION)],
  });
}

export default HomePage;
