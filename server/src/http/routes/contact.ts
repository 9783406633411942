import { Hono } from 'hono';
import type { ContactDeps } from '../../features/contact/deps.ts';
import { sendContactMessage } from '../../features/contact/send-contact-message.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

export function contactRoutes(deps: HttpDeps & ContactDeps) {
  return new Hono<AppEnv>().on(...at('sendContactMessage'), limitRequests('form', deps), acceptJson(), async (c) => {
    await sendContactMessage(deps, await readJson(c));
    return c.json({ message: "We'll get back to you within 24 hours." }, 201);
  });
}
