import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderMail, RenderReportPdf } from '@named-first/contract';

/**
 * Answers a page request. `nonce` is what its inline scripts must carry; `whole` waits for everything, for a page that
 * is kept.
 */
export type RenderPage = (request: Request, options: { nonce: string; whole?: boolean }) => Promise<Response>;

export type RendererOptions = {
  /** Answers the pages' own calls without a network hop. */
  api: (request: Request) => Promise<Response>;
  /** The site's own origin, for canonical addresses. */
  publicUrl: string;
};

/** What the web's one built file exports (`web/handler.ts`). */
export type WebModule = {
  createWebHandler(options: RendererOptions): RenderPage;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
};

/** The web room as the server sees it, built or in development. */
export type Pages = {
  /** Makes the function that renders pages. */
  createRenderer(options: RendererOptions): RenderPage;
  /** Answers from memory, or null when there is no such file. */
  file(request: Request): Response | null;
  /** Writes a file from memory past everything else; false when there is no such file. */
  write(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** The prerendered page for addresses no route can have; null in development. */
  notFound(request: Request): Response | null;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
  /** In development alone: serves modules and styles to the browser, and leaves the rest to `next`. */
  middleware: Middleware | null;
  close(): Promise<void>;
};

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
