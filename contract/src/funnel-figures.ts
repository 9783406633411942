import * as z from 'zod';

/**
 * The steps from a first scan to a paying client: how many people took each step on a day, and where they came from.
 * Only counts are stored, so the figures identify nobody and need no cookie.
 */
export const FUNNEL_STEPS = ['scan', 'results', 'unlock', 'lead', 'checkout', 'client'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Steps that happen only in the browser, which reports them. */
export const SCREEN_STEPS = ['results', 'unlock'] as const satisfies readonly FunnelStep[];

export const FUNNEL_STEP_NAMES: Record<FunnelStep, string> = {
  scan: 'Scan started',
  results: 'Results seen',
  unlock: 'Unlock opened',
  lead: 'Lead',
  checkout: 'Checkout started',
  client: 'Client',
};

/** The ranges of the page in days, today included. */
export const FUNNEL_RANGES = [7, 30, 90, 365] as const;
export type FunnelRange = (typeof FUNNEL_RANGES)[number];
export const DEFAULT_FUNNEL_RANGE: FunnelRange = 30;

/**
 * `pages` is the total of all pages, `campaigns` the total of all campaigns. They are never added up, because contacts
 * of campaigns did not come on their own initiative.
 */
export const ALL_PAGES = 'pages';
export const ALL_CAMPAIGNS = 'campaigns';
const CAMPAIGN = 'campaign:';

/** The source of people who came through a campaign. */
export function campaignSource(campaignId: string): string {
  return `${CAMPAIGN}${campaignId}`;
}

/** True for a campaign and for the total of all campaigns. */
export function isCampaignSource(source: string): boolean {
  return source === ALL_CAMPAIGNS || source.startsWith(CAMPAIGN);
}

/**
 * The steps that people of a source can take. Contacts of a campaign are scanned by the agency, so they unlock nothing.
 */
export function stepsOf(source: string): readonly FunnelStep[] {
  return isCampaignSource(source) ? FUNNEL_STEPS.filter((step) => step !== 'unlock') : FUNNEL_STEPS;
}

export type FunnelCounts = Record<FunnelStep, number>;

/** A percentage of a smaller number is meaningless. */
const MIN_FOR_PERCENT = 5;

/** How many of the people who took the previous step took this one. `percent` is null if it would mislead. */
export type Conversion = { step: FunnelStep; count: number; of: number | null; percent: number | null };

/**
 * The conversion from step to step. A step counts on the day it happened, so a short range can contain more clients
 * than checkouts; `percent` is then null.
 */
export function conversions(counts: FunnelCounts, steps: readonly FunnelStep[]): Conversion[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const count = counts[step];
    const of = before === undefined ? null : counts[before];
    const isTelling = of !== null && of >= MIN_FOR_PERCENT && count <= of;
    return { step, count, of, percent: isTelling ? Math.round((count / of) * 100) : null };
  });
}

/** `POST /api/funnel`: a screen of the funnel was shown. */
export const funnelStepSchema = z.object({
  website: z.string().max(2000),
  step: z.enum(SCREEN_STEPS),
});

/** `GET /api/admin/funnel` */
export const funnelQuerySchema = z.object({
  days: z.coerce.number().pipe(z.literal(FUNNEL_RANGES)).default(DEFAULT_FUNNEL_RANGE).catch(DEFAULT_FUNNEL_RANGE),
  source: z.string().max(100).default(ALL_PAGES),
});
export type FunnelQuery = z.infer<typeof funnelQuerySchema>;

const countsSchema = z.object({
  scan: z.int(),
  results: z.int(),
  unlock: z.int(),
  lead: z.int(),
  checkout: z.int(),
  client: z.int(),
}) satisfies z.ZodType<FunnelCounts>;

export const funnelFiguresSchema = z.object({
  days: z.literal(FUNNEL_RANGES),
  /** The time zone of the days. */
  timeZone: z.string(),
  /** The first counted day; null before it. */
  countedSince: z.iso.date().nullable(),
  /** The source that `byDay` and `totals` are about. */
  source: z.string(),
  totals: countsSchema,
  /** Every day of the range, oldest first. Null for days without data because the product did not run. */
  byDay: z.array(z.object({ day: z.iso.date(), counts: countsSchema.nullable() })),
  /** Every source with a count in the range, and its display name. */
  sources: z.array(z.object({ source: z.string(), name: z.string(), counts: countsSchema })),
});
export type FunnelFigures = z.infer<typeof funnelFiguresSchema>;
