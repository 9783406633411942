import { useNonce } from './components/nonce';
import cssText from './styles/app.css?inline';

const STYLE_ID = 'styles';

/** In the browser the text is read back from the page, so the scripts need not carry it a second time. */
export const stylesText = import.meta.env.SSR ? cssText : (document.getElementById(STYLE_ID)?.textContent ?? '');

/** The styles stand in the page itself: no request stands between the HTML and the first paint. */
export function Stylesheet() {
  const nonce = useNonce();
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return (
    <style
      id={STYLE_ID}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: stylesText }}
    />
  );
}
