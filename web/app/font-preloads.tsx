import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/**
 * Font preloads in the head of the page; Chromium delays the first paint briefly for them. Only the server renders
 * them: when scripts run, the fonts are already loaded, and React keeps links in the head that it does not know.
 */
export function FontPreloads() {
  if (!import.meta.env.SSR) return null;
  return [textFont, headingFont].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
