/**
 * The one file the server loads: pages and mails, bundled. Importing it starts nothing.
 *
 * Production imports `build/server/index.js`; development imports this file through Vite's module runner.
 */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext, type FetchApi } from './app/api/in-process.server';
import { nonceContext } from './app/api/nonce.server';

// The prerenderer imports the built file and expects the router's own exports.
export * from 'virtual:react-router/server-build';
export { renderMail } from '@named-first/documents';

export type WebHandler = (request: Request, options: { nonce: string }) => Promise<Response>;

/** Makes the function that answers every page request. `api` answers the loaders' calls without a network hop. */
export function createWebHandler({ api }: { api: FetchApi }): WebHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.DEV ? 'development' : 'production');
  return (request, { nonce }) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(nonceContext, nonce);
    return handle(request, context);
  };
}
