import { createContext } from 'react-router';

/** The nonce of the answer's content security policy; empty on pages that are rendered once and kept. */
export const nonceContext = createContext('');
