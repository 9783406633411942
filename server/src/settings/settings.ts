import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { brand, PLAN_IDS, type PlanId } from '@named-first/contract';
import { parseResolveRules, type ResolveRule } from '@named-first/scanner';
import * as z from 'zod';
import { addressOfMailbox } from './mailbox.ts';

/** Thrown when a setting cannot be used; its message names every one that cannot. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Settings = ReturnType<typeof parseSettings>;

type Variable<T> = { schema: z.ZodType<T, string>; mayHold: string; secret?: boolean };

const MOST_DAYS = 36_500;

const wholeNumber = (least: number, most: number): Variable<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most)),
  mayHold: `a whole number from ${least} to ${most}`,
});
const oneOf = <const T extends string>(...values: T[]): Variable<T> => ({
  schema: z.string().pipe(z.enum(values)),
  mayHold: values.join(', '),
});
const onOff: Variable<boolean> = {
  schema: z
    .string()
    .pipe(z.enum(['on', 'off']))
    .transform((value) => value === 'on'),
  mayHold: 'on or off',
};
const address = (protocols: string[], example: string): Variable<string> => ({
  schema: z.string().refine((text) => protocols.includes(tryUrl(text)?.protocol ?? '')),
  mayHold: `an address such as ${example}`,
});
/** 'off' is not null, which means that the variable is not set. */
const daysOrOff = (least: number): Variable<number | 'off'> => ({
  schema: z.union([
    z.literal('off'),
    z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(MOST_DAYS)),
  ]),
  mayHold: `a whole number of days from ${least} to ${MOST_DAYS}, or off`,
});
const text: Variable<string> = { schema: z.string(), mayHold: 'any text' };
const secret = <T>(variable: Variable<T>): Variable<T> => ({ ...variable, secret: true });
const mailbox: Variable<string> = {
  schema: z.string().regex(/^(?:[^<>@\s]+@[^<>@\s]+|[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>)$/),
  mayHold: 'an e-mail address, or Name <address>',
};
const httpBase = address(['http:', 'https:'], 'https://api.example.com');

const priceVariable = (plan: PlanId) => `STRIPE_PRICE_${plan.toUpperCase() as Uppercase<PlanId>}` as const;
const PRICE_VARIABLES = Object.fromEntries(PLAN_IDS.map((plan) => [priceVariable(plan), text])) as Record<
  ReturnType<typeof priceVariable>,
  Variable<string>
>;

const VARIABLES = {
  PORT: wholeNumber(0, 65_535),
  HOST: text,
  PUBLIC_URL: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((value) => new URL(value).origin),
    mayHold: 'an http or https address without a path, such as https://www.example.com',
  } satisfies Variable<string>,
  DATA_DIR: text,
  DATABASE_URL: secret(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')),
  ROLE: oneOf('all', 'web', 'worker'),
  ADMIN_PASSWORD: secret(text),
  ADMIN_TOTP_SECRET: secret({
    // RFC 4226 §4 asks for 128 bits at least, which are 26 digits of Base32.
    schema: z
      .string()
      .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z2-7]{26,}=*$/)),
    mayHold: 'at least 26 letters A-Z and digits 2-7 (Base32), as authenticator apps take them',
  }),
  SMTP_URL: secret(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  DKIM_DOMAIN: {
    schema: z.string().regex(/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i),
    mayHold: 'a domain such as example.com',
  } satisfies Variable<string>,
  DKIM_SELECTOR: {
    schema: z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i),
    mayHold: 'a selector such as mail',
  } satisfies Variable<string>,
  DKIM_PRIVATE_KEY: secret({
    schema: z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .refine(isPrivateKey),
    mayHold: 'a private key in PEM, its lines separated by line breaks or by \\n',
  } satisfies Variable<string>),
  DKIM_PRIVATE_KEY_FILE: text,
  STRIPE_SECRET_KEY: secret(text),
  STRIPE_WEBHOOK_SECRET: secret(text),
  ...PRICE_VARIABLES,
  STRIPE_API_BASE: httpBase,
  DEMO_CHECKOUT: onOff,
  COURSE_DAY_SECONDS: wholeNumber(1, 31_536_000),
  SCAN_RESOLVE: {
    schema: z.string().transform((value, context) => {
      const parsed = parseResolveRules(value);
      if (parsed.ok) return parsed.rules;
      context.addIssue('not host-pattern=address:port');
      return z.NEVER;
    }),
    mayHold: 'host-pattern=address:port pairs separated by commas, such as *.test=127.0.0.1:8099',
  } satisfies Variable<ResolveRule[]>,
  SCAN_CACHE_SECONDS: wholeNumber(0, 31_536_000),
  RETAIN_ABANDONED_ORDERS_DAYS: daysOrOff(2),
  RETAIN_SCANS_DAYS: daysOrOff(2),
  RETAIN_SENT_MAILS_DAYS: daysOrOff(1),
  RETAIN_REFUSED_ROWS_DAYS: daysOrOff(1),
  RETAIN_PAYMENT_EVENTS_DAYS: daysOrOff(1),
  STOP_GRACE_SECONDS: wholeNumber(0, 300),
  RATE_LIMITS: onOff,
  TRUST_PROXY: wholeNumber(0, 100),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  METRICS_TOKEN: secret(text),
};

type VariableName = keyof typeof VARIABLES;
type Values = { [N in VariableName]: z.output<(typeof VARIABLES)[N]['schema']> | null };

/**
 * Reads the settings out of an environment. An empty variable counts as not set.
 * Throws a `SettingsError` whose message lists every variable that cannot be used, what it held and what it may hold.
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const values = readVariables(env);
  const port = values.PORT ?? 3000;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    port,
    /** Null means all interfaces. */
    host: values.HOST,
    /** Without a slash at its end. */
    publicUrl,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    role: values.ROLE ?? 'all',
    /** Null means: generate one at the first start. */
    adminPassword: values.ADMIN_PASSWORD,
    /** Base32; null means: the password alone. */
    adminTotpSecret: values.ADMIN_TOTP_SECRET,
    /** Null means: write each message as a file under `dataDir/outbox/`. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? brand.mailFrom,
    /** The address alone: it is what mails go to and are compared with. */
    mailTo: addressOfMailbox(values.MAIL_TO ?? brand.email),
    /** What outgoing mail is signed with; null means not at all. */
    dkim: dkimOf(values),
    stripeSecretKey: values.STRIPE_SECRET_KEY,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    /** Price identifiers by plan; null means: look it up by lookup key. */
    stripePrices: Object.fromEntries(PLAN_IDS.map((id) => [id, values[priceVariable(id)]])) as Record<
      PlanId,
      string | null
    >,
    /** Null means Stripe's own. */
    stripeApiBase: values.STRIPE_API_BASE,
    /** Whether the demo checkout may stand in when there is no Stripe key. */
    demoCheckout: values.DEMO_CHECKOUT ?? isLoopback(new URL(publicUrl).hostname),
    courseDaySeconds: values.COURSE_DAY_SECONDS ?? 86_400,
    scanResolve: values.SCAN_RESOLVE ?? [],
    scanCacheSeconds: values.SCAN_CACHE_SECONDS ?? 600,
    /** After how many days what is deleted; null means never. */
    retention: {
      /** At least two: a checkout stays open for a day. */
      abandonedOrdersDays: daysOf(values.RETAIN_ABANDONED_ORDERS_DAYS, 30),
      /** At least two: the scan of the last day answers for a new lead. */
      scansDays: daysOf(values.RETAIN_SCANS_DAYS, 90),
      sentMailsDays: daysOf(values.RETAIN_SENT_MAILS_DAYS, 365),
      refusedRowsDays: daysOf(values.RETAIN_REFUSED_ROWS_DAYS, 90),
      paymentEventsDays: daysOf(values.RETAIN_PAYMENT_EVENTS_DAYS, 90),
    },
    rateLimits: values.RATE_LIMITS ?? true,
    /** How long a process that is told to stop goes on accepting connections. */
    stopGraceSeconds: values.STOP_GRACE_SECONDS ?? 3,
    /** How many proxies in front may set `X-Forwarded-For`. */
    trustProxy: values.TRUST_PROXY ?? 0,
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN,
  };
}

function daysOf(value: number | 'off' | null, fallback: number): number | null {
  return value === 'off' ? null : (value ?? fallback);
}

function readVariables(env: Record<string, string | undefined>): Values {
  const problems: string[] = [];
  const entries = Object.entries<Variable<unknown>>(VARIABLES).map(([name, variable]) => {
    const held = env[name]?.trim() ?? '';
    if (held === '') return [name, null];
    const result = variable.schema.safeParse(held);
    if (!result.success) problems.push(problem(name, held, variable));
    return [name, result.data ?? null];
  });
  const values = Object.fromEntries(entries) as Values;
  if ((values.ROLE === 'web' || values.ROLE === 'worker') && (env.DATABASE_URL?.trim() ?? '') === '') {
    problems.push(
      `ROLE held "${values.ROLE}", which needs DATABASE_URL: the embedded database serves one process, so without it ROLE may hold all`,
    );
  }
  const dkim = dkimProblem(values);
  if (dkim) problems.push(dkim);
  if (problems.length === 0) return values;
  throw new SettingsError(`The settings cannot be used:\n${problems.map((line) => `- ${line}.`).join('\n')}`);
}

type DkimSettings = { domain: string; selector: string } & (
  | { privateKey: string; privateKeyFile?: never }
  | { privateKey?: never; privateKeyFile: string }
);

function dkimOf(values: Values): DkimSettings | null {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key, DKIM_PRIVATE_KEY_FILE: file } = values;
  if (!domain || !selector) return null;
  if (key) return { domain, selector, privateKey: key };
  return file ? { domain, selector, privateKeyFile: resolve(file) } : null;
}

/** Mail that is signed by halves is not signed, and nobody would notice. */
function dkimProblem(values: Values): string | null {
  const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'DKIM_PRIVATE_KEY_FILE'] as const;
  const set = names.filter((name) => values[name] !== null);
  if (set.length === 0 || dkimOf(values)) return null;
  return `${set.join(' and ')} held a value, but signing needs DKIM_DOMAIN, DKIM_SELECTOR and one of DKIM_PRIVATE_KEY and DKIM_PRIVATE_KEY_FILE`;
}

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}

function problem(name: string, held: string, { secret, mayHold }: Variable<unknown>): string {
  const shown = secret ? `a value of ${held.length} characters (not shown)` : JSON.stringify(held);
  return `${name} held ${shown}; it may hold ${mayHold}`;
}

function isOrigin(value: string): boolean {
  const url = tryUrl(value);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

/** RFC 6761 §6.3 gives every name under `localhost` to this machine, RFC 1122 §3.2.1.3 all of 127/8. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function tryUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
