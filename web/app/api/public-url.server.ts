import { PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';
import { createContext } from 'react-router';

/** The site's own origin. Pages rendered before it is known carry the placeholder, which the server replaces. */
export const publicUrlContext = createContext<string>(PUBLIC_URL_PLACEHOLDER);
