import type { HttpBindings } from '@hono/node-server';
import { CALL_TABLE } from '@named-first/contract/calls';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { AppError } from '../errors/app-error.ts';
import { previewOfDraft } from '../features/blog/preview-post.ts';
import { accessLog } from './access-log.ts';
import { assistantAdminRoutes } from './admin/assistants.ts';
import { blogAdminRoutes } from './admin/blog.ts';
import { campaignRoutes } from './admin/campaigns.ts';
import { clientAdminRoutes } from './admin/clients.ts';
import { checkoutAdminRoutes } from './admin/customers.ts';
import { clientSheetRoutes } from './admin/fact-sheets.ts';
import { funnelAdminRoutes } from './admin/funnel.ts';
import { inboxRoutes } from './admin/inbox.ts';
import { leadAdminRoutes } from './admin/leads.ts';
import { prospectRoutes } from './admin/prospects.ts';
import { adminReportRoutes } from './admin/reports.ts';
import { hasSession, requireSession } from './admin/require-session.ts';
import { signInRoutes } from './admin/sign-in.ts';
import type { AppEnv } from './app-env.ts';
import { uncompressedBody } from './body/uncompressed-body.ts';
import { routerPath } from './calls.ts';
import { checkAnswers } from './check-answers.ts';
import type { AppDeps } from './deps.ts';
import { errorResponse } from './error-response.ts';
import { MethodNotAllowedError } from './method-not-allowed.ts';
import { operationRoutes } from './operations.ts';
import { noPages, pageHandler } from './pages/page-routes.ts';
import type { Pages } from './pages/pages.ts';
import { blogRoutes } from './routes/blog.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { contactRoutes } from './routes/contact.ts';
import { downloadRoutes, whitepaperRoutes } from './routes/downloads.ts';
import { sheetRoutes } from './routes/fact-sheets.ts';
import { funnelRoutes } from './routes/funnel.ts';
import { leadRoutes } from './routes/leads.ts';
import { preferenceFormRoutes, preferenceRoutes } from './routes/mail-preferences.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { pictureAdminRoutes, pictureRoutes } from './routes/pictures.ts';
import { reportRoutes } from './routes/reports.ts';
import { scanRoutes } from './routes/scans.ts';
import { siteFileRoutes } from './routes/site-files.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export type AppOptions = {
  deps: AppDeps;
  /** Null without a web build: only the API answers. */
  pages: Pages | null;
  /** Why the product is not ready at the moment, as a sentence; null if it is ready. */
  notReady: () => Promise<string | null>;
  /** Whether responses are validated against the contract, as in development and tests; false by default. */
  checksAnswers?: boolean;
};

export type App = ReturnType<typeof createApp>;

/** The whole site as one function from request to response. Does not listen on a port. */
export function createApp({ deps, pages, notReady, checksAnswers = false }: AppOptions) {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => errorResponse(error, c, deps.log));
  app.use(requestId());
  app.use(accessLog(deps));
  app.use(securityHeaders(deps.settings.publicUrl));
  app.use(compress());
  app.use(sameOrigin(deps.settings.publicUrl));
  app.use(uncompressedBody);
  app.route('/', siteFileRoutes(deps));
  app.route('/', downloadRoutes(deps));
  app.route('/', operationRoutes(deps, { notReady, isAdmin: (c) => hasSession(deps, c) }));
  app.route('/', pictureRoutes(deps));
  app.route('/', preferenceFormRoutes(deps));
  app.route('/api', apiRoutes(deps, checksAnswers));
  const api = async (request: Request, visitor?: HttpBindings) => app.fetch(request, visitor);
  const findDraft = async (c: Context<AppEnv>) =>
    (await hasSession(deps, c)) ? previewOfDraft(deps, new URL(c.req.url).pathname) : null;
  app.all('*', pages ? pageHandler({ pages, api, deps, findDraft }) : noPages);
  return app;
}

/** Calls of the back office whose paths are not below `/api/admin/`. */
const GUARDED_ELSEWHERE = CALL_TABLE.filter(({ who, path }) => who === 'admin' && !path.startsWith('/api/admin/'));

function apiRoutes(deps: AppDeps, checksAnswers: boolean) {
  const api = new Hono<AppEnv>();
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, allow) => errorResponse(new MethodNotAllowedError(allow), c, deps.log),
    }),
  );
  if (checksAnswers) api.use(checkAnswers);
  api.route('/', signInRoutes(deps));
  // All routes that are added under /admin after this line are guarded automatically.
  const admin = requireSession(deps);
  api.use('/admin/*', admin);
  for (const { method, path } of GUARDED_ELSEWHERE) api.on(method, routerPath(path).slice('/api'.length), admin);
  api.route('/', scanRoutes(deps));
  api.route('/', leadRoutes(deps));
  api.route('/', leadAdminRoutes(deps));
  api.route('/', campaignRoutes(deps));
  api.route('/', reportRoutes(deps));
  api.route('/', adminReportRoutes(deps));
  api.route('/', blogRoutes(deps));
  api.route('/', blogAdminRoutes(deps));
  api.route('/', pictureAdminRoutes(deps));
  api.route('/', inboxRoutes(deps));
  api.route('/', contactRoutes(deps));
  api.route('/', newsletterRoutes(deps));
  api.route('/', preferenceRoutes(deps));
  api.route('/', whitepaperRoutes(deps));
  api.route('/', checkoutRoutes(deps));
  api.route('/', checkoutAdminRoutes(deps));
  api.route('/', clientAdminRoutes(deps));
  api.route('/', funnelRoutes(deps));
  api.route('/', funnelAdminRoutes(deps));
  api.route('/', assistantAdminRoutes(deps));
  api.route('/', prospectRoutes(deps));
  api.route('/', clientSheetRoutes(deps));
  api.route('/', sheetRoutes(deps));
  // An unknown path must not reach the pages. It is answered without throwing, so that 405 and 404 can be
  // distinguished.
  api.all('*', (c) => errorResponse(new AppError('not-found'), c, deps.log));
  return api;
}
