import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { brand, PLAN_IDS, type PlanId } from '@named-first/contract';
import { parseResolveRules, type ResolveRule } from '@named-first/scanner';
import * as z from 'zod';
import { addressOfMailbox } from './mailbox.ts';

/** Thrown for invalid settings. The message names all of them. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Settings = ReturnType<typeof parseSettings>;

type Variable<T> = { schema: z.ZodType<T, string>; allowed: string; secret?: boolean };

const MAX_DAYS = 36_500;

const wholeNumber = (least: number, most: number): Variable<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most)),
  allowed: `a whole number from ${least} to ${most}`,
});
const oneOf = <const T extends string>(...values: T[]): Variable<T> => ({
  schema: z.string().pipe(z.enum(values)),
  allowed: values.join(', '),
});
const onOff: Variable<boolean> = {
  schema: z
    .string()
    .pipe(z.enum(['on', 'off']))
    .transform((value) => value === 'on'),
  allowed: 'on or off',
};
const address = (protocols: string[], example: string): Variable<string> => ({
  schema: z.string().refine((text) => protocols.includes(tryUrl(text)?.protocol ?? '')),
  allowed: `an address such as ${example}`,
});
/** 'off' differs from null, which means that the variable is not set. */
const daysOrOff = (least: number): Variable<number | 'off'> => ({
  schema: z.union([
    z.literal('off'),
    z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(MAX_DAYS)),
  ]),
  allowed: `a whole number of days from ${least} to ${MAX_DAYS}, or off`,
});
const text: Variable<string> = { schema: z.string(), allowed: 'any text' };
const secret = <T>(variable: Variable<T>): Variable<T> => ({ ...variable, secret: true });
const mailbox: Variable<string> = {
  schema: z.string().regex(/^(?:[^<>@\s]+@[^<>@\s]+|[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>)$/),
  allowed: 'an e-mail address, or Name <address>',
};
const httpBase = address(['http:', 'https:'], 'https://api.example.com');

/** A limit in dollars, converted to whole micro-dollars. */
const dollars: Variable<number> = {
  schema: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,2})?$/)
    .transform((value) => Math.round(Number(value) * 1_000_000)),
  allowed: 'an amount in dollars such as 5 or 2.50',
};

/**
 * Gemini API Additional Terms of Service, "Grounding with Google Search": "You will not, and will not allow your end
 * user or any third party to, store (except as provided below), cache, copy, […] syndicate, resell, analyze, train on,
 * or otherwise learn from Grounded Results or Search Suggestions." Counting which businesses are named is analysing, so
 * the only allowed value is off (https://ai.google.dev/gemini-api/terms#grounding-with-google-search).
 */
const geminiGrounding: Variable<'off'> = {
  schema: z.literal('off'),
  allowed:
    "off: Google's terms forbid to store or analyze answers that are grounded with Google Search, so Gemini is not asked",
};

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
    allowed: 'an http or https address without a path, such as https://www.example.com',
  } satisfies Variable<string>,
  DATA_DIR: text,
  DATABASE_URL: secret(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')),
  ROLE: oneOf('all', 'web', 'worker'),
  ADMIN_PASSWORD: secret(text),
  ADMIN_TOTP_SECRET: secret({
    // RFC 4226 §4 requires at least 128 bits, which are 26 digits of Base32.
    schema: z
      .string()
      .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z2-7]{26,}=*$/)),
    allowed: 'at least 26 letters A-Z and digits 2-7 (Base32), as authenticator apps take them',
  }),
  SMTP_URL: secret(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  DKIM_DOMAIN: {
    schema: z.string().regex(/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i),
    allowed: 'a domain such as example.com',
  } satisfies Variable<string>,
  DKIM_SELECTOR: {
    schema: z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i),
    allowed: 'a selector such as mail',
  } satisfies Variable<string>,
  DKIM_PRIVATE_KEY: secret({
    schema: z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .refine(isPrivateKey),
    allowed: 'a private key in PEM, its lines separated by line breaks or by \\n',
  } satisfies Variable<string>),
  DKIM_PRIVATE_KEY_FILE: text,
  STRIPE_SECRET_KEY: secret(text),
  STRIPE_WEBHOOK_SECRET: secret(text),
  ...PRICE_VARIABLES,
  STRIPE_API_BASE: httpBase,
  DEMO_CHECKOUT: onOff,
  COURSE_DAY_SECONDS: wholeNumber(1, 31_536_000),
  ASSISTANTS: onOff,
  OPENAI_API_KEY: secret(text),
  OPENAI_API_BASE: httpBase,
  OPENAI_MODEL: text,
  ANTHROPIC_API_KEY: secret(text),
  ANTHROPIC_API_BASE: httpBase,
  ANTHROPIC_MODEL: text,
  PERPLEXITY_API_KEY: secret(text),
  PERPLEXITY_API_BASE: httpBase,
  PERPLEXITY_MODEL: text,
  COMPATIBLE_API_KEY: secret(text),
  COMPATIBLE_API_BASE: httpBase,
  COMPATIBLE_MODEL: text,
  GEMINI_GROUNDING: geminiGrounding,
  ASSISTANTS_DAY_LIMIT_USD: dollars,
  ASSISTANTS_PROVIDER_DAY_LIMIT_USD: dollars,
  ASSISTANTS_RUN_LIMIT_USD: dollars,
  ASSISTANTS_SAMPLES_PER_DAY: wholeNumber(0, 10_000),
  SCAN_RESOLVE: {
    schema: z.string().transform((value, context) => {
      const parsed = parseResolveRules(value);
      if (parsed.ok) return parsed.rules;
      context.addIssue('not host-pattern=address:port');
      return z.NEVER;
    }),
    allowed: 'host-pattern=address:port pairs separated by commas, such as *.test=127.0.0.1:8099',
  } satisfies Variable<ResolveRule[]>,
  SCAN_CACHE_SECONDS: wholeNumber(0, 31_536_000),
  RETAIN_ABANDONED_ORDERS_DAYS: daysOrOff(2),
  RETAIN_SCANS_DAYS: daysOrOff(2),
  RETAIN_SENT_MAILS_DAYS: daysOrOff(1),
  RETAIN_REFUSED_ROWS_DAYS: daysOrOff(1),
  RETAIN_PAYMENT_EVENTS_DAYS: daysOrOff(1),
  RETAIN_RAW_ANSWERS_DAYS: daysOrOff(1),
  STOP_GRACE_SECONDS: wholeNumber(0, 300),
  RATE_LIMITS: onOff,
  TRUST_PROXY: wholeNumber(0, 100),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  METRICS_TOKEN: secret(text),
};

type VariableName = keyof typeof VARIABLES;
type Values = { [N in VariableName]: z.output<(typeof VARIABLES)[N]['schema']> | null };

/**
 * Parses the settings from an environment. An empty variable counts as not set. Throws a `SettingsError` whose message
 * lists every invalid variable, its value and the allowed values.
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const values = readVariables(env);
  const port = values.PORT ?? 3000;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    port,
    /** Null means all interfaces. */
    host: values.HOST,
    /** Without a trailing slash. */
    publicUrl,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    role: values.ROLE ?? 'all',
    /** Null: generate one at the first start. */
    adminPassword: values.ADMIN_PASSWORD,
    /** Base32. Null: sign-in needs only the password. */
    adminTotpSecret: values.ADMIN_TOTP_SECRET,
    /** Null: write each message as a file to `dataDir/outbox/`. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? brand.mailFrom,
    /** The bare address, which mails are sent to and compared with. */
    mailTo: addressOfMailbox(values.MAIL_TO ?? brand.email),
    /**
     * The agency's own inbox, if mail reaches it: with a mail server, and an address that is not the example's. Null
     * otherwise.
     */
    agencyInbox: agencyInboxOf(values),
    /** The key that signs outgoing mail; null for unsigned mail. */
    dkim: dkimOf(values),
    stripeSecretKey: values.STRIPE_SECRET_KEY,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    /** Price identifiers by plan. Null: find the price by its lookup key. */
    stripePrices: Object.fromEntries(PLAN_IDS.map((id) => [id, values[priceVariable(id)]])) as Record<
      PlanId,
      string | null
    >,
    /** Null: Stripe's own API. */
    stripeApiBase: values.STRIPE_API_BASE,
    /** Whether the demo checkout may be used without a Stripe key. */
    demoCheckout: values.DEMO_CHECKOUT ?? isLoopback(new URL(publicUrl).hostname),
    courseDaySeconds: values.COURSE_DAY_SECONDS ?? 86_400,
    /** Which assistants are asked, and the spending limits in whole micro-dollars. */
    assistants: assistantsOf(values),
    scanResolve: values.SCAN_RESOLVE ?? [],
    scanCacheSeconds: values.SCAN_CACHE_SECONDS ?? 600,
    /** After how many days old data is deleted; null means never. */
    retention: {
      /** At least two, because a checkout stays open for a day. */
      abandonedOrdersDays: daysOf(values.RETAIN_ABANDONED_ORDERS_DAYS, 30),
      /** At least two, because a new lead uses a scan of the last day. */
      scansDays: daysOf(values.RETAIN_SCANS_DAYS, 90),
      sentMailsDays: daysOf(values.RETAIN_SENT_MAILS_DAYS, 365),
      refusedRowsDays: daysOf(values.RETAIN_REFUSED_ROWS_DAYS, 90),
      paymentEventsDays: daysOf(values.RETAIN_PAYMENT_EVENTS_DAYS, 90),
      /** The bodies of answers. What was read from them is kept. */
      rawAnswersDays: daysOf(values.RETAIN_RAW_ANSWERS_DAYS, 90),
    },
    rateLimits: values.RATE_LIMITS ?? true,
    /** How long a stopping process continues to accept connections. */
    stopGraceSeconds: values.STOP_GRACE_SECONDS ?? 3,
    /** The number of trusted proxies that may set `X-Forwarded-For`. */
    trustProxy: values.TRUST_PROXY ?? 0,
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN,
  };
}

function agencyInboxOf({ SMTP_URL, MAIL_TO }: Values): string | null {
  const inbox = MAIL_TO ?? (brand.isExample ? null : brand.email);
  return SMTP_URL === null || inbox === null ? null : addressOfMailbox(inbox);
}

/** A provider without a key is not asked. `ASSISTANTS=off` removes all keys. */
function assistantsOf(values: Values) {
  const key = (apiKey: string | null) => (values.ASSISTANTS === false ? null : apiKey);
  const { OPENAI_API_BASE, ANTHROPIC_API_BASE, PERPLEXITY_API_BASE, COMPATIBLE_API_BASE } = values;
  const dayMicros = values.ASSISTANTS_DAY_LIMIT_USD ?? 5_000_000;
  return {
    lanes: {
      openai: { apiKey: key(values.OPENAI_API_KEY), baseUrl: OPENAI_API_BASE, model: values.OPENAI_MODEL },
      anthropic: { apiKey: key(values.ANTHROPIC_API_KEY), baseUrl: ANTHROPIC_API_BASE, model: values.ANTHROPIC_MODEL },
      perplexity: {
        apiKey: key(values.PERPLEXITY_API_KEY),
        baseUrl: PERPLEXITY_API_BASE,
        model: values.PERPLEXITY_MODEL,
      },
      compatible: {
        apiKey: key(values.COMPATIBLE_API_KEY),
        baseUrl: COMPATIBLE_API_BASE,
        model: values.COMPATIBLE_MODEL,
      },
    },
    /** True if the agency switched off asking assistants. */
    switchedOff: values.ASSISTANTS === false,
    gemini: values.GEMINI_GROUNDING ?? 'off',
    limits: {
      dayMicros,
      providerDayMicros: values.ASSISTANTS_PROVIDER_DAY_LIMIT_USD ?? dayMicros,
      runMicros: values.ASSISTANTS_RUN_LIMIT_USD ?? 5_000_000,
      samplesPerDay: values.ASSISTANTS_SAMPLES_PER_DAY ?? 20,
    },
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

/** With incomplete settings, mail would be sent unsigned without anyone noticing. */
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

function problem(name: string, held: string, { secret, allowed }: Variable<unknown>): string {
  const shown = secret ? `a value of ${held.length} characters (not shown)` : JSON.stringify(held);
  return `${name} held ${shown}; it may hold ${allowed}`;
}

function isOrigin(value: string): boolean {
  const url = tryUrl(value);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

/** RFC 6761 §6.3 reserves every name under `localhost` for this machine, RFC 1122 §3.2.1.3 all of 127/8. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function tryUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
