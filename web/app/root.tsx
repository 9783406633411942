import { brand, NAVIGATION } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { documentPages } from './api/document-pages.server';
import { publicUrlContext } from './api/public-url.server';
import drawerIntegrity from './components/layout/drawer-script.js?integrity';
import drawerScript from './components/layout/drawer-script.js?url';
import { SlimLayout } from './components/layout/slim-layout';
import { useNonce } from './components/nonce';
import type { RootData } from './components/page-meta';
import { PageProblem } from './features/not-found/page-problem';
import { FontPreloads } from './font-preloads';
import { Stylesheet } from './stylesheet';

/**
 * The site's origin, its navigation, and the heads of the pages that this document can show. This data does not change
 * while the document is open, so the browser never requests it again.
 */
export function loader({ context, url }: Route.LoaderArgs): RootData {
  return { publicUrl: context.get(publicUrlContext), navigation: NAVIGATION, pages: documentPages(url.pathname) };
}

export const shouldRevalidate = () => false;

/** In development Vite sends a modified script, so the hash of the file does not match. */
const DRAWER_SCRIPT = { src: drawerScript, integrity: import.meta.env.DEV ? undefined : drawerIntegrity, defer: true };

/**
 * A route that needs React in the browser says so in its handle, always or depending on its loader's data. Every other
 * page is plain HTML.
 */
type Handle = { hydrate: boolean | ((loaderData: unknown) => boolean) };

function useIsHydrated(): boolean {
  return useMatches().some(({ handle, loaderData }) => {
    const { hydrate } = (handle ?? { hydrate: false }) as Handle;
    return typeof hydrate === 'function' ? hydrate(loaderData) : hydrate;
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isHydrated = useIsHydrated();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f4ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14171d" />
        <Meta />
        <FontPreloads />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Stylesheet />
      </head>
      <body>
        {children}
        {/* React leaves the element as the server sent it, so the browser's bundle need not contain its attributes. */}
        <script {...(import.meta.env.SSR ? DRAWER_SCRIPT : {})} suppressHydrationWarning />
        {isHydrated && <ScrollRestoration nonce={nonce} />}
        {isHydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * Public pages have their own error page. Every other error gets the slim frame, so that those pages do not load a
 * second frame.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimLayout note={brand.name}>
      <PageProblem error={error} />
    </SlimLayout>
  );
}
