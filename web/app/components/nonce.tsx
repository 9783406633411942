import { createContext, use } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** The nonce for an inline script or style. Always empty in the browser, which hides nonces from scripts anyway. */
export function useNonce(): string | undefined {
  return use(NonceContext) || undefined;
}

/**
 * In the browser, the nonce that style elements made by scripts must carry: that of the page's own stylesheet, whose
 * property scripts can read (HTML, 2.6.5 Nonce attributes). Undefined where the page has none.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('#styles')?.nonce || undefined;
}
