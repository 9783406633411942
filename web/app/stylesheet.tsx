import { useMatches } from 'react-router';
import { useNonce } from './components/nonce';
import sheets from './styles/app.css?inline&sheets';

const STYLE_ID = 'styles';

/** In the browser, read the text back from the page, so that the scripts need not contain it a second time. */
const sentText = import.meta.env.SSR ? '' : (document.getElementById(STYLE_ID)?.textContent ?? '');

/** The page stylesheet of a route, or of a page that is not a route. */
export function stylesheetOf(page = 'whole'): string {
  return import.meta.env.SSR ? (sheets[page] ?? sheets.whole) : sentText;
}

/** The styles are inline, so no request delays the first paint. */
export function Stylesheet() {
  const nonce = useNonce();
  const page = useMatches().at(-1)?.id;
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return (
    <style
      id={STYLE_ID}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: stylesheetOf(page) }}
    />
  );
}
