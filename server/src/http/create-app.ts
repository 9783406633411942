import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Deps } from '../deps.ts';
import { hasSession, requireSession } from '../features/admin/require-session.ts';
import { signInRoutes } from '../features/admin/routes.ts';
import { blogAdminRoutes } from '../features/blog/admin-routes.ts';
import { previewOfDraft } from '../features/blog/preview-post.ts';
import { blogRoutes } from '../features/blog/routes.ts';
import { campaignRoutes } from '../features/campaigns/routes.ts';
import { checkoutAdminRoutes } from '../features/checkout/admin-routes.ts';
import { checkoutRoutes } from '../features/checkout/routes.ts';
import { consentRoutes, preferenceRoutes } from '../features/consent/routes.ts';
import { contactRoutes } from '../features/contact/routes.ts';
import { inboxRoutes } from '../features/inbox/routes.ts';
import { leadAdminRoutes } from '../features/leads/admin-routes.ts';
import { leadRoutes } from '../features/leads/routes.ts';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { pictureAdminRoutes, pictureRoutes } from '../features/pictures/routes.ts';
import { adminReportRoutes } from '../features/reports/admin-routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import { scanRoutes } from '../features/scans/routes.ts';
import { siteFileRoutes } from '../features/site-files/routes.ts';
import { downloadRoutes, whitepaperRoutes } from '../features/whitepaper/routes.ts';
import type { Pages } from '../pages/pages.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv } from './app-env.ts';
import { errorResponse } from './error-response.ts';
import { AppError } from './errors.ts';
import { operationRoutes } from './operations.ts';
import { noPages, pageHandler } from './page-routes.ts';
import { plainBody } from './plain-body.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export type AppOptions = {
  deps: Deps;
  /** Null where there is no web build: the API answers alone. */
  pages: Pages | null;
  /** Why the product cannot do its work just now, in words; null when it can. */
  notReady: () => Promise<string | null>;
};

export type App = ReturnType<typeof createApp>;

/** The whole site as one function from request to answer. It listens to nothing. */
export function createApp({ deps, pages, notReady }: AppOptions) {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => errorResponse(error, c, deps.log));
  app.use(requestId());
  app.use(accessLog(deps));
  app.use(securityHeaders(deps.settings.publicUrl));
  app.use(compress());
  app.use(sameOrigin(deps.settings.publicUrl));
  app.use(plainBody);
  app.route('/', siteFileRoutes(deps));
  app.route('/', downloadRoutes(deps));
  app.route('/', operationRoutes(deps, { notReady, isAdmin: (c) => hasSession(deps, c) }));
  app.route('/', pictureRoutes(deps));
  app.route('/', consentRoutes(deps));
  app.route('/api', apiRoutes(deps));
  const api = async (request: Request, visitor?: HttpBindings) => app.fetch(request, visitor);
  const findDraft = async (c: Context<AppEnv>) =>
    (await hasSession(deps, c)) ? previewOfDraft(deps, new URL(c.req.url).pathname) : null;
  app.all('*', pages ? pageHandler({ pages, api, deps, findDraft }) : noPages);
  return app;
}

function apiRoutes(deps: Deps) {
  const api = new Hono<AppEnv>();
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, allow) => errorResponse(new AppError('method-not-allowed', { allow }), c, deps.log),
    }),
  );
  api.route('/', signInRoutes(deps));
  // Whatever is added under /admin after this line is guarded without being told.
  api.use('/admin/*', requireSession(deps));
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
  // A path that matches nothing must not reach the pages; answered without throwing, so that 405 can be told from 404.
  api.all('*', (c) => errorResponse(new AppError('not-found'), c, deps.log));
  return api;
}
