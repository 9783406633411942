import type Stripe from 'stripe';
import type { Settings } from '../../../settings/settings.ts';

/** The context of every setup step. */
export type StripeSetup = {
  stripe: Stripe;
  settings: Pick<Settings, 'publicUrl'>;
  /** Called with one line for each object that was created, changed or already up to date. */
  say(line: string): void;
  /** Whether to create the webhook endpoint too. */
  withWebhook?: boolean;
};
