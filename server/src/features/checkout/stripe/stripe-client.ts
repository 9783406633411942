import Stripe from 'stripe';
import type { Settings } from '../../../settings/settings.ts';

/** The API version of all requests and responses. Update it together with the SDK. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** A buyer waits for up to three calls in a row, and the browser gives up after a minute. */
const TIMEOUT_MS = 8_000;
/** Safe, because every call that creates something has an idempotency key. */
const RETRIES = 1;

/** The official SDK, pointed at `STRIPE_API_BASE` if set. Creating it sends no request. */
export function createStripeClient(
  { stripeApiBase }: Pick<Settings, 'stripeApiBase'>,
  secretKey: string,
  timeout: number = TIMEOUT_MS,
): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(stripeApiBase === null ? {} : hostOf(new URL(stripeApiBase))),
  });
}

function hostOf({ protocol, hostname, port }: URL) {
  const plain = protocol === 'http:';
  return { protocol: plain ? 'http' : 'https', host: hostname, port: port || (plain ? 80 : 443) } as const;
}
