import type Stripe from 'stripe';
import type { Settings } from '../../../settings/settings.ts';

/** What every step of the setup works with. */
export type StripeSetup = {
  stripe: Stripe;
  settings: Pick<Settings, 'publicUrl'>;
  /** Gets one line for each thing that was made, changed or found as it should be. */
  say(line: string): void;
  /** Whether to make the webhook endpoint too. */
  withWebhook?: boolean;
};
