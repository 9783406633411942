import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/**
 * The fonts are asked for with the head of the page, and Chromium holds the first paint a moment for them. The server
 * alone names them: when scripts run, the fonts are there, and React leaves links of the head that it does not know.
 */
export function FontPreloads() {
  if (!import.meta.env.SSR) return null;
  return [textFont, headingFont].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
