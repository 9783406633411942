import { PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';
import { createContext } from 'react-router';

/** The site's origin. Prerendered pages carry a placeholder, which the server replaces. */
export const publicUrlContext = createContext<string>(PUBLIC_URL_PLACEHOLDER);
