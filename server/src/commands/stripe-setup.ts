/**
 * `npm run stripe:setup`: creates what checkout needs in the Stripe account. `-- --webhook` also creates the webhook
 * endpoint.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setUpStripe } from '../features/checkout/stripe/set-up-stripe.ts';
import { createStripeClient } from '../features/checkout/stripe/stripe-client.ts';
import { parseSettings, SettingsError } from '../settings/settings.ts';

/** Long, because no visitor is waiting. */
const PATIENCE_MS = 30_000;

if (import.meta.main) {
  const envFile = resolve(import.meta.dirname, '../../../.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.exitCode = await run().catch(explain);
}

async function run(): Promise<number> {
  const settings = parseSettings(process.env);
  if (settings.stripeSecretKey === null) {
    console.error('Set STRIPE_SECRET_KEY first, in .env or in the environment.');
    return 2;
  }
  const stripe = createStripeClient(settings, settings.stripeSecretKey, PATIENCE_MS);
  console.log(`Stripe, ${/^[sr]k_test_/.test(settings.stripeSecretKey) ? 'test mode' : 'live mode'}`);
  await setUpStripe({ stripe, settings, say: console.log, withWebhook: process.argv.includes('--webhook') });
  return 0;
}

function explain(error: unknown): number {
  const plain =
    error instanceof SettingsError || (error instanceof Error && error.constructor.name.startsWith('Stripe'));
  console.error(plain ? error.message : error);
  return 1;
}
