import { useMatches } from 'react-router';
import { useNonce } from './components/nonce';
import sheets from './styles/app.css?inline&sheets';

const STYLE_ID = 'styles';

/** In the browser the text is read back from the page, so the scripts need not carry it a second time. */
const sentText = import.meta.env.SSR ? '' : (document.getElementById(STYLE_ID)?.textContent ?? '');

/** The sheet of the page that a route shows, or of what is called by another name than a route. */
export function sheetOf(page = 'whole'): string {
  return import.meta.env.SSR ? (sheets[page] ?? sheets.whole) : sentText;
}

/** The styles stand in the page itself: no request stands between the HTML and the first paint. */
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
      dangerouslySetInnerHTML={{ __html: sheetOf(page) }}
    />
  );
}
