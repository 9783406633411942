import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { PLANS } from '@named-first/contract';

const script = resolve(import.meta.dirname, '../../server/test/fake-stripe/main.ts');

/** What the fake holds; `violations` are requests and answers that do not fit Stripe's published documents. */
export type StripeReport = { customers: number; sessions: number; subscriptions: number; violations: string[] };

export type FakeStripe = {
  url: string;
  /** What its webhooks are signed with. */
  webhookSecret: string;
  /** Where it posts events from now on: each three times, the last first. */
  postTo(webhookUrl: string): void;
  report(): Promise<StripeReport>;
  stop(): Promise<void>;
};

/** Starts a Stripe on loopback with our four plans in it, as a process of its own. */
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
