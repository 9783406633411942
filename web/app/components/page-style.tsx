import { styleNonce, useNonce } from './nonce';

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
