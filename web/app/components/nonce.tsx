import { createContext, use } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** The nonce for an inline script or style. Always empty in the browser, which hides nonces from scripts. */
export function useNonce(): string | undefined {
  return use(NonceContext) || undefined;
}
