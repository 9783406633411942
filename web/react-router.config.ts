import { SERVICE_SLUGS, servicePath } from '@named-first/contract';
import type { Config } from '@react-router/dev/config';
import { WHAT_IS_PATH } from './app/components/layout/navigation.ts';

export default {
  ssr: true,
  // Pages that are the same for everybody. build.ts adds 404.html, which no 200 answer may carry.
  prerender: [
    '/',
    WHAT_IS_PATH,
    '/free-scan',
    '/pricing',
    '/reviews',
    '/knowledge',
    '/contact',
    '/success',
    ...SERVICE_SLUGS.map(servicePath),
  ],
  routeDiscovery: { mode: 'initial' },
  // One file for each screen: the loaders are three lines and not worth a request of their own.
  splitRouteModules: false,
} satisfies Config;
