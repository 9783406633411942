import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '../../components/page-style';
import { throttle } from './throttle';

type PostPreviewProps = { html: string; className?: string };

/** The preview is redrawn at most this long after a change. */
const REDRAW_MS = 150;

/**
 * A post in the site's styles. Nothing in it runs: the frame is sandboxed without scripts, forms or navigation (HTML,
 * 7.5 Sandboxing). It keeps this page's origin, so that the text can be replaced without reloading.
 */
export function PostPreview({ html, className }: PostPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(html);
  latest.current = html;
  const [drawing] = useState(() => throttle(() => draw(frame.current, latest.current), REDRAW_MS));
  const [page, setPage] = useState<string>();

  useEffect(() => setPage(previewPage()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change must be drawn
  useEffect(() => drawing.soon(), [drawing, html]);
  useEffect(() => () => drawing.cancel(), [drawing]);

  return (
    <iframe
      ref={frame}
      title="Preview of the post"
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={() => draw(frame.current, latest.current)}
      className={`w-full rounded-sm border border-line bg-paper ${className ?? ''}`}
    />
  );
}

/** The frame inherits this page's content security policy, so style elements of the post need the page's nonce. */
function draw(frame: HTMLIFrameElement | null, html: string): void {
  const body = frame?.contentDocument?.querySelector('.post-body');
  if (!body) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const nonce = styleNonce();
  for (const style of template.content.querySelectorAll('style')) style.setAttribute('nonce', nonce ?? '');
  body.replaceChildren(template.content);
}

/** A link in the text would load its page into the frame. As a new tab the sandbox blocks it. */
function previewPage(): string {
  const styles = [...document.querySelectorAll<HTMLElement>('style, link[rel=stylesheet]')].map(outerHtmlWithNonce);
  return `<!doctype html><html lang="en"><head><base target="_blank">${styles.join('')}</head>
<body style="padding:0 1.25rem 1.25rem;min-height:0;display:block"><div class="post-body"></div></body></html>`;
}

/** Browsers hide nonces from the attribute (HTML, 2.6.5 Nonce attributes), and therefore from `outerHTML`. */
function outerHtmlWithNonce(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute('nonce', element.nonce ?? '');
  return copy.outerHTML;
}
