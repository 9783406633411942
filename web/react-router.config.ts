import { PRERENDERED_PATHS } from '@named-first/contract';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // build.ts adds 404.html, because the prerenderer accepts only status 200.
  prerender: [...PRERENDERED_PATHS],
  routeDiscovery: { mode: 'initial' },
  // One file for each screen: the loaders are three lines and not worth a separate request.
  splitRouteModules: false,
} satisfies Config;
