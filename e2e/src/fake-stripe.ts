import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { PLANS } from '@named-first/contract';

const script = resolve(import.meta.dirname, '../../server/test/fake-stripe/main.ts');

/** What the fake stores. `violations` are requests and responses that do not match Stripe's API specification. */
export type StripeReport = { customers: number; sessions: number; subscriptions: number; violations: string[] };

export type FakeStripe = {
  url: string;
  /** The secret that its webhooks are signed with. */
  webhookSecret: string;
  /** Sets the URL to which it posts events from now on: each three times, the last first. */
  postTo(webhookUrl: string): void;
  report(): Promise<StripeReport>;
  stop(): Promise<void>;
};

/** Starts a fake Stripe with our four plans on loopback, in a separate process. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (start: string): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The fake Stripe ended before it printed "${start}".`);
      if (value.startsWith(start)) return value.slice(start.length);
    }
  };
  const url = await line('listening on ');
  for (const { priceId, price } of PLANS) child.stdin.write(`price ${priceId} ${price * 100}\n`);
  return {
    url,
    webhookSecret: 'whsec_test_of_the_fake',
    postTo: (webhookUrl) => void child.stdin.write(`webhook ${webhookUrl}\n`),
    async report() {
      child.stdin.write('report\n');
      return JSON.parse(await line('report ')) as StripeReport;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
