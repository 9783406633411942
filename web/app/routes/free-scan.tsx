import { brand } from '@named-first/contract';
import { usePreloadedRoute } from '../components/preload-route';
import { FreeScanPage } from '../features/funnel/start/free-scan-page';

export const handle = { hydrate: true };

export function meta() {
  return [
    { title: `Free AI Visibility Scan | ${brand.name}` },
    {
      name: 'description',
      content:
        'See in under a minute whether ChatGPT, Claude, Perplexity and Google AI can read, trust and name your business. 26 checks, free, no credit card.',
    },
  ];
}

export default function FreeScan() {
  usePreloadedRoute('routes/scan');
  return <FreeScanPage />;
}
