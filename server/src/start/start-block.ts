import { brand } from '@named-first/contract';
import type { Settings } from '../settings/settings.ts';
import type { RunningProduct } from './start-product.ts';

/** The text printed at start: where everything is, and the admin password on the only occasion when it is known. */
export function startBlock(settings: Settings, product: RunningProduct): string {
  const site = settings.port === 0 ? `http://localhost:${product.port}` : settings.publicUrl;
  const password = product.newAdminPassword;
  const rows: [string, string][] = [
    ...(product.port === null
      ? []
      : ([
          ['Site', site],
          ['Back office', `${site}/admin`],
        ] as [string, string][])),
    ...(password ? ([['Admin password', `${password}  (shown this once, please keep it)`]] as [string, string][]) : []),
    ['Data', settings.databaseUrl === null ? settings.dataDir : 'PostgreSQL, see DATABASE_URL'],
    ['Mail', product.mailDestination],
    ['Checkout', checkout(settings)],
  ];
  const title = product.port === null ? `${brand.name} runs jobs` : `${brand.name} is running`;
  return ['', `  ${title}`, '', ...rows.map(([name, value]) => `  ${name.padEnd(16)}${value}`), ''].join('\n');
}

function checkout({ stripeSecretKey, stripeWebhookSecret, demoCheckout }: Settings): string {
  if (stripeSecretKey !== null) {
    const mode = /^[sr]k_test_/.test(stripeSecretKey) ? 'Stripe, test mode' : 'Stripe';
    return stripeWebhookSecret === null ? `${mode}, events fetched (no STRIPE_WEBHOOK_SECRET)` : mode;
  }
  return demoCheckout
    ? 'demo, no card is charged (set STRIPE_SECRET_KEY for the real one)'
    : 'off (set STRIPE_SECRET_KEY)';
}
