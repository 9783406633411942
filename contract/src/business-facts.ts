import * as z from 'zod';
import { evidenceSchema } from './evidence.ts';

/** One fact of a site. `certain`: two independent places state it and nothing contradicts it. */
const siteFact = {
  /** As the site writes it. */
  shown: z.string(),
  certain: z.boolean(),
  evidence: evidenceSchema.nullable(),
};

const plainFactSchema = z.object(siteFact);

/** `value` is E.164. */
const phoneFactSchema = z.object({ value: z.string(), ...siteFact });

const addressFactSchema = z.object({
  street: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  ...siteFact,
});

/** Minutes from midnight; `day` 0 is Monday. Closing after midnight is more than 1,440. */
const openIntervalSchema = z.object({ day: z.number().int(), opens: z.number().int(), closes: z.number().int() });

const hoursFactSchema = z.object({
  intervals: z.array(openIntervalSchema),
  closedDays: z.array(z.number().int()),
  ...siteFact,
});

/** `offered: false` if the site says that it does not offer this service. */
const emergencyFactSchema = z.object({ offered: z.boolean(), ...siteFact });

/** The price of one service. `currency` is ISO 4217, or `$` for the dollar of the site's country. */
const priceFactSchema = z.object({ service: z.string(), amount: z.number(), currency: z.string(), ...siteFact });

/** Kinds of fact in which the text and the markup of the site contradict each other. */
export const DISAGREEING_KINDS = ['phone', 'address', 'hours'] as const;

/**
 * The facts of one site in a form that can be compared with assistants' answers. Lists contain every value, certain or
 * not, because a phone number that is on the site must never be called wrong.
 */
export const businessFactsSchema = z.object({
  /** Host of the site without `www.`. Subdomains of it belong to the site. */
  domain: z.string(),
  /** When the site was read, ISO 8601. */
  readAt: z.string(),
  /** ISO 639-1. */
  language: z.string(),
  /** ISO 3166-1 alpha-2, or null if the site does not reveal it. */
  country: z.string().nullable(),
  /** English noun of the lexicon (`plumber`), or null if the site does not reveal it. */
  trade: z.string().nullable(),
  name: plainFactSchema.nullable(),
  /** Shorter or longer names that the site uses for itself. */
  alsoCalled: z.array(z.string()),
  phones: z.array(phoneFactSchema),
  addresses: z.array(addressFactSchema),
  /** The main town first. */
  towns: z.array(z.object({ name: z.string(), region: z.string().nullable() })),
  hours: hoursFactSchema.nullable(),
  emergency: emergencyFactSchema.nullable(),
  prices: z.array(priceFactSchema),
  services: z.array(plainFactSchema),
  licences: z.array(plainFactSchema),
  /** Pages on other sites that the site links to as its own. */
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  disagreeing: z.array(z.enum(DISAGREEING_KINDS)),
});
export type BusinessFacts = z.infer<typeof businessFactsSchema>;
