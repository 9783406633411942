import { useEffect } from 'react';

type RouteFiles = { module: string; imports?: string[] };
type Manifest = { routes: Partial<Record<string, RouteFiles>> };

/** The frame and the screens in it, as `routes.ts` has them. */
const ROUTES = ['routes/funnel', 'routes/scan', 'routes/results', 'routes/unlock', 'routes/success'];

/**
 * Fetches the code of the whole way ahead, so that a visitor who loses the network comes through it. The router's own
 * prefetch runs the modules it fetches, and reloads the page when it cannot reach them.
 */
export function usePreloadedScreens(): void {
  useEffect(() => {
    const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
    const files = ROUTES.flatMap((id) => manifest?.routes[id] ?? []);
    for (const href of new Set(files.flatMap(({ module, imports = [] }) => [module, ...imports]))) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }, []);
}
