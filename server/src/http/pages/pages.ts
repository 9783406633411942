import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderMail, RenderReportPdf } from '@named-first/contract';

/**
 * Answers a page request. `nonce` is required on its inline scripts. `whole` waits for all content, for a page that is
 * cached.
 */
export type RenderPage = (request: Request, options: { nonce: string; whole?: boolean }) => Promise<Response>;

export type RendererOptions = {
  /** Answers the API calls of a page without a network request. */
  api: (request: Request) => Promise<Response>;
  /** The site's origin, for canonical URLs. */
  publicUrl: string;
};

/** The exports of the web's built file (`web/handler.ts`). */
export type WebModule = {
  createWebHandler(options: RendererOptions): RenderPage;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
};

/** The web room as the server uses it, built or in development. */
export type Pages = {
  /** Creates the function that renders pages. */
  createRenderer(options: RendererOptions): RenderPage;
  /** Answers from memory, or returns null for an unknown file. */
  file(request: Request): Response | null;
  /** Writes a file from memory directly to the connection; returns false for an unknown file. */
  write(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** The prerendered not-found page; null in development. */
  notFound(request: Request): Response | null;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
  /** Development only: serves modules and styles to the browser, and passes other requests to `next`. */
  middleware: Middleware | null;
  close(): Promise<void>;
};

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
