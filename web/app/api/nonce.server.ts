import { createContext } from 'react-router';

/** The nonce of the response's content security policy; empty on pages that are rendered once and cached. */
export const nonceContext = createContext('');
