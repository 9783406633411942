import { expect, test } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { startBlock } from './start-block.ts';

const product = {
  ...{ port: 3000, newAdminPassword: null, mailDestination: 'files in /srv/outbox' },
  ...{ backUp: null, stop: async () => {} },
};
const block = (env: Record<string, string> = {}, overrides: object = {}) =>
  startBlock(parseSettings({ DATA_DIR: '/srv', ...env }), { ...product, ...overrides });

test('shows where everything is', () => {
  expect(block()).toMatch(
    /Site +http:\/\/localhost:3000\n.*\/admin\n +Data +\/srv\n +Mail +files in \/srv\/outbox\n +Checkout +demo/,
  );
});

test('shows a new admin password, and never an old one', () => {
  expect(block()).not.toContain('Admin password');
  expect(block({}, { newAdminPassword: 'abc' })).toMatch(/Admin password +abc {2}\(shown this once/);
});

test('shows the port that the system chose', () => {
  expect(block({ PORT: '0' }, { port: 41234 })).toContain('http://localhost:41234/admin');
});

test('shows neither the address of the database nor the Stripe key', () => {
  const text = block({ DATABASE_URL: 'postgres://u:secret@db/x', STRIPE_SECRET_KEY: 'sk_test_secret' });
  expect(text).not.toContain('secret@');
  expect(text).not.toContain('sk_test');
  expect(text).toContain('Stripe, test mode');
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /Checkout +Stripe\n/],
  [{ STRIPE_SECRET_KEY: 'rk_test_x' }, /Checkout +Stripe, test mode, events fetched \(no STRIPE_WEBHOOK_SECRET\)\n/],
  [{ PUBLIC_URL: 'https://agency.example' }, /Checkout +off/],
  [{ PUBLIC_URL: 'https://agency.example', DEMO_CHECKOUT: 'on' }, /Checkout +demo/],
])('%j names its checkout', (env, expected) => {
  expect(block(env as Record<string, string>)).toMatch(expected);
});

test('a worker has no site', () => {
  expect(block({}, { port: null })).not.toContain('Site');
});
