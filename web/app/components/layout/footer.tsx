import { type ComponentType, lazy } from 'react';

const FRAME = { id: 'site-footer', className: 'no-print mt-24 border-t-4 border-ink bg-sunk' };

const load = () => import('./footer-inside');
const Inside = import.meta.env.SSR
  ? (await load()).default
  : lazy<ComponentType>(() => load().catch(() => ({ default: Nothing })));
const inPage = import.meta.env.SSR ? undefined : document.getElementById(FRAME.id)?.innerHTML;

/** A page without its footer is better than none: its code may be gone after a deploy, or out of reach. */
function Nothing() {
  return null;
}

/**
 * Words and links alone. The browser reads them back from the page, so that no page is sent their code; where the page
 * it came with had no footer, the code follows.
 */
export function Footer() {
  if (inPage !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server rendered
    return <footer {...FRAME} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inPage }} />;
  }
  return (
    <footer {...FRAME}>
      <Inside />
    </footer>
  );
}
