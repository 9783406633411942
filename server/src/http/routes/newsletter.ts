import { Hono } from 'hono';
import type { NewsletterDeps } from '../../features/newsletter/deps.ts';
import { subscribeNewsletter } from '../../features/newsletter/subscribe-newsletter.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

export function newsletterRoutes(deps: HttpDeps & NewsletterDeps) {
  return new Hono<AppEnv>().on(...at('subscribeNewsletter'), limitRequests('form', deps), acceptJson(), async (c) => {
    await subscribeNewsletter(deps, await readJson(c));
    return c.json({ message: "You've been subscribed to our newsletter." }, 201);
  });
}
