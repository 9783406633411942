import { createContext } from 'react-router';

export type FetchApi = (request: Request) => Promise<Response>;

/** Set by `createWebHandler` for every request; null while prerendering, where a page must not need data. */
export const apiContext = createContext<FetchApi | null>(null);
