import type { Page, Route } from 'playwright-core';

/** A call that the test holds in its hands: what was sent, and the moment at which it is answered. */
export type HeldCall = { sent: unknown[]; release: () => void };

export const answerJson = (route: Route, status: number, body: unknown) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Answers every call of `path` in the server's place, in turn; the last answer stays. Gives what was sent so far. */
export async function intercept(page: Page, path: string, ...answers: [number, unknown][]): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, (route) => {
    const [status, body] = answers[Math.min(sent.length, answers.length - 1)] ?? [500, {}];
    sent.push(route.request().postDataJSON());
    return answerJson(route, status, body);
  });
  return sent;
}

/** Keeps every call of `path` waiting until it is released, then answers it. */
export async function hold(page: Page, path: string, status: number, body: unknown): Promise<HeldCall> {
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
