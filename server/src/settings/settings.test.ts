import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_IDS } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

function messageOf(env: Record<string, string>): string {
  try {
    parseSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('These settings were accepted.');
}

/** The source code of the server, without its tests and settings.ts. */
function otherSources(): string {
  const folder = join(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'settings/settings.ts')
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: null,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      role: 'all',
      adminPassword: null,
      smtpUrl: null,
      mailFrom: 'Named First <hello@namedfirst.com>',
      mailTo: 'hello@namedfirst.com',
      demoCheckout: true,
      courseDaySeconds: 86_400,
      scanResolve: [],
      scanCacheSeconds: 600,
      rateLimits: true,
      trustProxy: 0,
      logLevel: 'info',
    });
    expect(parseSettings({}).dataDir).toMatch(/[\\/]data$/);
  });

  it('accept a number of days or off for retention', () => {
    expect(parseSettings({}).retention).toEqual({
      ...{ abandonedOrdersDays: 30, scansDays: 90, sentMailsDays: 365, refusedRowsDays: 90, paymentEventsDays: 90 },
      rawAnswersDays: 90,
    });
    expect(parseSettings({ RETAIN_SCANS_DAYS: 'off', RETAIN_SENT_MAILS_DAYS: '7' }).retention).toMatchObject({
      ...{ scansDays: null, sentMailsDays: 7, abandonedOrdersDays: 30 },
    });
    expect(
      messageOf({ RETAIN_ABANDONED_ORDERS_DAYS: '1', RETAIN_SCANS_DAYS: '0', RETAIN_SENT_MAILS_DAYS: 'never' }),
    ).toBe(
      `The settings cannot be used:
- RETAIN_ABANDONED_ORDERS_DAYS held "1"; it may hold a whole number of days from 2 to 36500, or off.
- RETAIN_SCANS_DAYS held "0"; it may hold a whole number of days from 2 to 36500, or off.
- RETAIN_SENT_MAILS_DAYS held "never"; it may hold a whole number of days from 1 to 36500, or off.`,
    );
  });

  it('count an empty variable as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '  ', RATE_LIMITS: '' })).toEqual(parseSettings({}));
  });

  it('derive the public URL from the port, and remove the trailing slash of a given one', () => {
    expect(parseSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseSettings({ PUBLIC_URL: 'https://agency.example/' }).publicUrl).toBe('https://agency.example');
  });

  it('allow the demo checkout by default only on a loopback address', () => {
    for (const url of ['http://localhost:3000', 'http://shop.localhost', 'http://127.0.0.2:1', 'http://[::1]:3000']) {
      expect(parseSettings({ PUBLIC_URL: url }).demoCheckout, url).toBe(true);
    }
    expect(parseSettings({ PUBLIC_URL: 'https://agency.example' }).demoCheckout).toBe(false);
    expect(parseSettings({ PUBLIC_URL: 'https://localhost.example' }).demoCheckout).toBe(false);
    expect(parseSettings({ PUBLIC_URL: 'https://agency.example', DEMO_CHECKOUT: 'on' }).demoCheckout).toBe(true);
    expect(parseSettings({ DEMO_CHECKOUT: 'off' }).demoCheckout).toBe(false);
  });

  it('parse the hosts that bypass DNS', () => {
    expect(
      parseSettings({ SCAN_RESOLVE: '*.Test=127.0.0.1:8099, shop.example=[::1]:81,a.test=localhost:80' }),
    ).toMatchObject({
      scanResolve: [
        { pattern: '*.test', address: '127.0.0.1', port: 8099 },
        { pattern: 'shop.example', address: '::1', port: 81 },
        { pattern: 'a.test', address: '127.0.0.1', port: 80 },
      ],
    });
    for (const bad of ['*.test', '*.test=127.0.0.1', '*.test=example.com:80', '=127.0.0.1:80', '*.test=127.0.0.1:0']) {
      expect(messageOf({ SCAN_RESOLVE: bad }), bad).toContain('SCAN_RESOLVE held');
    }
  });

  it('configure the assistants, with limits in dollars', () => {
    expect(parseSettings({}).assistants).toMatchObject({
      ...{ switchedOff: false, gemini: 'off' },
      lanes: { openai: { apiKey: null, baseUrl: null, model: null } },
      limits: { dayMicros: 5_000_000, providerDayMicros: 5_000_000, runMicros: 5_000_000, samplesPerDay: 20 },
    });
    const { assistants } = parseSettings({
      OPENAI_API_KEY: 'sk-1',
      OPENAI_MODEL: 'x',
      ASSISTANTS_DAY_LIMIT_USD: '2.50',
      ASSISTANTS_SAMPLES_PER_DAY: '0',
    });
    expect(assistants.lanes.openai).toEqual({ apiKey: 'sk-1', baseUrl: null, model: 'x' });
    expect(assistants.limits).toEqual({
      ...{ dayMicros: 2_500_000, providerDayMicros: 2_500_000, runMicros: 5_000_000 },
      samplesPerDay: 0,
    });
    expect(parseSettings({ OPENAI_API_KEY: 'sk-1', ASSISTANTS: 'off' }).assistants.lanes.openai.apiKey).toBeNull();
    expect(messageOf({ GEMINI_GROUNDING: 'on', ASSISTANTS_RUN_LIMIT_USD: '-1' })).toBe(
      `The settings cannot be used:
- GEMINI_GROUNDING held "on"; it may hold off: Google's terms forbid to store or analyze answers that are grounded with Google Search, so Gemini is not asked.
- ASSISTANTS_RUN_LIMIT_USD held "-1"; it may hold an amount in dollars such as 5 or 2.50.`,
    );
  });

  it('list all invalid variables at once, with their values and the allowed values', () => {
    expect(
      messageOf({ PORT: 'abc', ROLE: 'boss', RATE_LIMITS: 'yes', PUBLIC_URL: 'https://a.example/shop', MAIL_TO: 'me' }),
    ).toBe(
      [
        'The settings cannot be used:',
        '- PORT held "abc"; it may hold a whole number from 0 to 65535.',
        '- PUBLIC_URL held "https://a.example/shop"; it may hold an http or https address without a path, such as https://www.example.com.',
        '- ROLE held "boss"; it may hold all, web, worker.',
        '- MAIL_TO held "me"; it may hold an e-mail address, or Name <address>.',
        '- RATE_LIMITS held "yes"; it may hold on or off.',
      ].join('\n'),
    );
  });

  it("accept the agency's inbox with or without a name", () => {
    expect(parseSettings({ MAIL_TO: 'Sales & Co <sales@agency.example>' }).mailTo).toBe('sales@agency.example');
    expect(parseSettings({ MAIL_TO: 'sales@agency.example' }).mailTo).toBe('sales@agency.example');
  });

  it('never show a secret', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://root:hunter2@db/app', SMTP_URL: 'hunter2' });
    expect(message).not.toContain('hunter2');
    expect(message).toContain(
      'DATABASE_URL held a value of 27 characters (not shown); it may hold an address such as postgres:',
    );
  });

  it('refuse a process that only serves or only works on the embedded database', () => {
    expect(messageOf({ ROLE: 'worker' })).toContain('ROLE held "worker", which needs DATABASE_URL');
    expect(parseSettings({ ROLE: 'web', DATABASE_URL: 'postgres://db/app' }).role).toBe('web');
  });

  it('are all listed in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1]!);
    const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8');
    const known = [...source.matchAll(/^ {2}(?:([A-Z_]+): |\.\.\.PRICE_VARIABLES,)/gm)].flatMap(
      ([, variable]) => variable ?? PLAN_IDS.map((plan) => `STRIPE_PRICE_${plan.toUpperCase()}`),
    );
    expect(listed).toEqual(known);
    const asGiven = Object.fromEntries(
      [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]),
    );
    expect(() => parseSettings(asGiven)).not.toThrow();
  });

  it('are all used: every variable in settings.ts, and every setting outside it', () => {
    const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8');
    const variables = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1]!);
    const isUsed = (variable: string) => source.match(new RegExp(`\\b${variable}\\b`, 'g'))!.length > 1;
    expect(variables.filter((variable) => !isUsed(variable))).toEqual([]);

    const { retention, ...settings } = parseSettings({});
    const readers = otherSources();
    const isRead = (setting: string) =>
      [
        `\\b(?:settings|retention)\\.${setting}\\b`,
        `\\{[^{}]*\\b${setting}\\b[^{}]*\\} = (?:\\w+\\.)?settings\\b`,
        `\\{[^{}]*\\b${setting}\\b[^{}]*\\}: (?:Pick<)?Settings\\b`,
      ].some((form) => new RegExp(form).test(readers));
    const names = ['retention', ...Object.keys(retention), ...Object.keys(settings)];
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });
});

describe('signing of mail', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  it('accepts a key with escaped line breaks, as in a one-line setting', () => {
    const { dkim } = parseSettings({
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'mail',
      DKIM_PRIVATE_KEY: pem.trim().replaceAll('\n', '\\n'),
    });
    expect(dkim).toEqual({ domain: 'example.com', selector: 'mail', privateKey: pem.trim() });
  });

  it('is off if nothing is set, and never partly configured', () => {
    expect(parseSettings({}).dkim).toBeNull();
    expect(() => parseSettings({ DKIM_DOMAIN: 'example.com' })).toThrow('signing needs DKIM_DOMAIN, DKIM_SELECTOR');
  });

  it('refuses an invalid key without showing it', () => {
    const env = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY: 'hunter2hunter2' };
    expect(() => parseSettings(env)).toThrow(/^(?!.*hunter2)[\s\S]*DKIM_PRIVATE_KEY held a value of 14 characters/);
  });
});
