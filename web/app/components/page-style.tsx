import { useNonce } from './nonce';

const pageNonce = import.meta.env.SSR ? undefined : styleNonce();

type PageStyleProps = { href: string; precedence: 'page' | 'default'; text: string };

/** Styles that come with one page or component. React puts them into the head, once for each `href`. */
export function PageStyle({ href, precedence, text }: PageStyleProps) {
  const nonce = useNonce() ?? pageNonce;
  return (
    <style href={href} precedence={precedence} nonce={nonce}>
      {text}
    </style>
  );
}

/**
 * In the browser, the nonce that style elements made by scripts must carry: that of the page's own stylesheet, whose
 * property scripts can read (HTML, 2.6.5 Nonce attributes). Undefined where the page has none.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('#styles')?.nonce || undefined;
}
