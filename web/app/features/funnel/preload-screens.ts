import { useEffect } from 'react';

type RouteFiles = { module: string; imports?: string[] };

/**
 * Fetches the code of the next screen while this one is open, so that the way on needs no network. The router's own
 * prefetch runs the modules it fetches, and reloads the page when it cannot reach them.
 */
export function usePreloadedRoute(routeId: string): void {
  useEffect(() => {
    const manifest = (window as { __reactRouterManifest?: { routes: Record<string, RouteFiles> } })
      .__reactRouterManifest;
    const route = manifest?.routes[routeId];
    if (!route) return;
    for (const href of [route.module, ...(route.imports ?? [])]) {
      if (document.head.querySelector(`link[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }, [routeId]);
}
