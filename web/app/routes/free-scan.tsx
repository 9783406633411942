import { brand } from '@named-first/contract';
import { pageMeta } from '../components/page-meta';
import { breadcrumbs } from '../components/structured-data';
import { usePreloadedScreens } from '../features/funnel/preload-screens';
import { FreeScanPage } from '../features/funnel/start/free-scan-page';
import type { Route } from './+types/free-scan';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    path: '/free-scan',
    title: `Free AI Visibility Scan | ${brand.name}`,
    description:
      'See in under a minute whether ChatGPT, Claude, Perplexity and Google AI can read, trust and name your business. 26 checks, free, no credit card.',
    image: '/og/free-scan.png',
    imageAlt: 'What do assistants see on your site? 26 checks, one score.',
    jsonLd: (origin) => [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Free AI Scan', path: '/free-scan' },
      ]),
    ],
  });
}

export default function FreeScan() {
  usePreloadedScreens();
  return <FreeScanPage />;
}
