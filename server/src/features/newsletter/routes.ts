import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { acceptJson, readJson } from '../../http/json-body.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

export function newsletterRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/newsletter/subscribe', limitRequests('form', deps), acceptJson(), async (c) => {
    await subscribeNewsletter(deps, await readJson(c));
    return c.json({ message: "You've been subscribed to our newsletter." }, 201);
  });
}
