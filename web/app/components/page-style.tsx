import { useNonce } from './nonce';

const pageNonce = import.meta.env.SSR ? undefined : styleNonce();

type PageStyleProps = { href: string; precedence: 'page' | 'default'; text: string };

/** Styles for one page or component. React puts them into the head, once for each `href`. */
export function PageStyle({ href, precedence, text }: PageStyleProps) {
  const nonce = useNonce() ?? pageNonce;
  return (
    <style href={href} precedence={precedence} nonce={nonce}>
      {text}
    </style>
  );
}

/**
 * The nonce for style elements that scripts create in the browser: that of the page's own stylesheet, whose property
 * scripts can read (HTML, 2.6.5 Nonce attributes). Undefined on a page without a nonce.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('#styles')?.nonce || undefined;
}
