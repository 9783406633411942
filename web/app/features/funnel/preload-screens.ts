import { useEffect } from 'react';

type RouteFiles = { module: string; imports?: string[] };
type Manifest = { routes: Partial<Record<string, RouteFiles>> };

/** The layout and its screens, as in `routes.ts`. */
const ROUTES = ['routes/funnel', 'routes/scan', 'routes/results', 'routes/unlock', 'routes/success'];

/**
 * Fetches the code of all screens ahead, so that a visitor who goes offline can still finish. The router's own prefetch
 * runs the modules that it fetches, and reloads the page if it cannot reach them.
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
