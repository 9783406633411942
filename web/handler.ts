/**
 * The one file that the server loads: pages, mails and the report as a PDF and as one HTML file, bundled. Importing it
 * starts nothing.
 *
 * Production imports `build/server/index.js`; development imports this file through Vite's module runner.
 */

import * as build from 'virtual:react-router/server-build';
import type { RenderReportHtml } from '@named-first/contract';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext, type FetchApi } from './app/api/in-process.server';
import { nonceContext } from './app/api/nonce.server';
import { publicUrlContext } from './app/api/public-url.server';
import { wholePageContext } from './app/api/whole-page.server';

// The prerenderer imports the built file and expects the router's own exports.
export * from 'virtual:react-router/server-build';
export { renderMail, renderReportPdf } from '@named-first/documents';

/** The report as one file. The server never renders one, so the code loads at the first call. */
export const renderReportHtml: RenderReportHtml = async (report, options) => {
  const feature = await import('./app/features/report/report-file.server');
  return feature.renderReportHtml(report, options);
};

export type WebHandler = (request: Request, options: { nonce: string; whole?: boolean }) => Promise<Response>;

export type WebHandlerOptions = {
  /** Answers the loaders' calls without a network hop. */
  api: FetchApi;
  /** The site's origin; absent while prerendering. */
  publicUrl?: string;
};

/** Creates the function that answers every page request. */
export function createWebHandler({ api, publicUrl }: WebHandlerOptions): WebHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.DEV ? 'development' : 'production');
  return (request, { nonce, whole = false }) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(nonceContext, nonce);
    context.set(wholePageContext, whole);
    if (publicUrl) context.set(publicUrlContext, publicUrl);
    return handle(request, context);
  };
}
