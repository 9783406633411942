import type { ServerResponse } from 'node:http';
import type { Session, StripeState } from './stripe-state.ts';

/** The page a buyer pays on, as plain as can be. Answers and returns true when the request is for it. */
export function hostedPage(
  state: StripeState,
  method: string,
  path: string,
  body: string,
  response: ServerResponse,
): boolean {
  const id = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
  if (path.startsWith('/p/session/')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page('Billing portal', ''));
    return true;
  }
  if (id === undefined) return false;
  const session = state.get<Session>(id);
  if (session?.status !== 'open') {
    response.writeHead(404, { 'content-type': 'text/html' }).end(page('This checkout is over', ''));
  } else if (method === 'POST' && body.includes('pay')) {
    state.pay(id);
    response.writeHead(303, { location: session.success_url }).end();
  } else {
    const buttons = `<form method="post"><button name="pay">Subscribe</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page('Checkout', buttons));
  }
  return true;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${content}</html>`;
}
