import type { Page, Route } from 'playwright-core';

/** A call that the test keeps pending: the requests that were sent, and a function that answers them. */
export type PendingCall = { sent: unknown[]; release: () => void };

export const answerJson = (route: Route, status: number, body: unknown) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/**
 * Answers the calls of `path` in place of the server, one answer after the other; the last one repeats. Returns the
 * requests sent so far.
 */
export async function intercept(page: Page, path: string, ...answers: [number, unknown][]): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, (route) => {
    const [status, body] = answers[Math.min(sent.length, answers.length - 1)] ?? [500, {}];
    sent.push(route.request().postDataJSON());
    return answerJson(route, status, body);
  });
  return sent;
}

/** Keeps every call of `path` pending until it is released, then answers it. */
export async function holdCall(page: Page, path: string, status: number, body: unknown): Promise<PendingCall> {
  const sent: unknown[] = [];
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await answerJson(route, status, body).catch(() => {});
  });
  return { sent, release };
}

/** Keeps every call of `path` pending until the returned function is called, then loses the connection. */
export async function loseCall(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.abort('internetdisconnected').catch(() => {});
  });
  return resolve;
}
