import { createContext } from 'react-router';

/**
 * True if the page is cached or sent to everyone, so it must be complete HTML instead of a stream of fragments and swap
 * scripts.
 */
export const wholePageContext = createContext(false);
