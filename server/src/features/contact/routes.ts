import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { acceptJson, readJson } from '../../http/json-body.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function contactRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/contact', limitRequests('form', deps), acceptJson(), async (c) => {
    await sendContactMessage(deps, await readJson(c));
    return c.json({ message: "We'll get back to you within 24 hours." }, 201);
  });
}
