import { Hono } from 'hono';
import { MAIL_LISTS } from '../../db/schema/index.ts';
import type { MailPreferenceDeps } from '../../features/mail-preferences/deps.ts';
import { getPreferences } from '../../features/mail-preferences/get-preferences.ts';
import { savePreferences } from '../../features/mail-preferences/save-preferences.ts';
import { unsubscribe } from '../../features/mail-preferences/unsubscribe.ts';
import type { AppEnv } from '../app-env.ts';
import { limitBody } from '../body/limit-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

/** Two checkboxes, or the single line of a mail provider. */
const BODY_LIMIT = 4096;

const smallBody = limitBody(BODY_LIMIT);

/**
 * The POST routes of the two pages for mailing preferences. Link scanners open every URL in a mail, so a GET only shows
 * the form.
 */
export function preferenceFormRoutes(deps: HttpDeps & MailPreferenceDeps) {
  return new Hono<AppEnv>()
    .post('/unsubscribe/:token', limitRequests('mail-choice', deps), smallBody, async (c) => {
      const { token } = c.req.param();
      await unsubscribe(deps, token);
      // A mail provider's one-click request must not be redirected (RFC 8058 §3.1); a person's browser is redirected to
      // the page.
      return wantsPage(c.req.header('accept')) ? c.redirect(`/unsubscribe/${token}`, 303) : c.text('Unsubscribed.');
    })
    .post('/preferences/:token', limitRequests('mail-choice', deps), smallBody, async (c) => {
      const { token } = c.req.param();
      const post = new URLSearchParams(await c.req.text());
      await savePreferences(
        deps,
        token,
        MAIL_LISTS.filter((list) => post.has(list)),
      );
      return c.redirect(`/preferences/${token}?saved=yes`, 303);
    });
}

/** The data of the two pages, for their loaders. */
export function preferenceRoutes(deps: HttpDeps & MailPreferenceDeps) {
  return new Hono<AppEnv>().on(...at('getPreferences'), async (c) =>
    c.json(await getPreferences(deps, c.req.param('token')), 200, { 'Cache-Control': 'no-store' }),
  );
}

function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
