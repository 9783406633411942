/** Clients, created when an order is paid: the calls of the back office and of a client's billing page. */
import * as z from 'zod';
import { inboxQuerySchema, type SortOrder } from './admin.ts';
import { CHECK_IDS } from './checks.ts';
import type { ClientEvent } from './client-events.ts';
import type { WorkProof, WorkRhythm } from './plan-work.ts';
import { PLAN_IDS } from './plans.ts';

/**
 * The states of a client, in the order of their life cycle. `ending` has an end date; `past_due` has an open payment.
 */
export const CLIENT_STATES = ['onboarding', 'active', 'past_due', 'ending', 'ended'] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

/** How many days after the purchase the buyer may ask for a refund. */
export const GUARANTEE_DAYS = 30;

export const CLIENT_SORTS = [
  'startedAt',
  'businessName',
  'plan',
  'state',
  'score',
  'change',
  'workOpen',
  'workLate',
  'lastContactAt',
  'endsAt',
] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

/** The sort order of the list until the user picks another. */
export const DEFAULT_CLIENT_SORT = { sort: 'startedAt', order: 'desc' } as const satisfies {
  sort: ClientSort;
  order: SortOrder;
};

/** The query of `GET /api/admin/clients`. Clients without a value for the sort column come last in both directions. */
export const clientListQuerySchema = inboxQuerySchema.extend({
  sort: z.enum(CLIENT_SORTS, { error: `sort may be ${CLIENT_SORTS.join(', ')}` }).optional(),
  order: z.enum(['asc', 'desc'], { error: 'order may be asc or desc' }).optional(),
  state: z.enum(CLIENT_STATES, { error: `state may be ${CLIENT_STATES.join(', ')}` }).optional(),
  plan: z.enum(PLAN_IDS, { error: `plan may be ${PLAN_IDS.join(', ')}` }).optional(),
});
export type ClientListQuery = z.infer<typeof clientListQuerySchema>;

/** A client as lists show it. Times are ISO 8601 in UTC. */
export const clientItemSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** Null if the website that the buyer typed cannot be parsed. */
  website: z.string().nullable(),
  websiteTyped: z.string(),
  planId: z.enum(PLAN_IDS),
  state: z.enum(CLIENT_STATES),
  accountManager: z.string().nullable(),
  startedAt: z.string(),
  /** When the plan ends or ended; null while it renews. */
  endsAt: z.string().nullable(),
  /** The newest score of the site; null if no scan has one. */
  score: z.number().nullable(),
  scoreAt: z.string().nullable(),
  /** The score on the day of purchase. */
  baselineScore: z.number().nullable(),
  /** `score` minus `baselineScore`. */
  change: z.number().nullable(),
  workOpen: z.number(),
  workLate: z.number(),
  lastContactAt: z.string().nullable(),
  discountCode: z.string().nullable(),
  isDemo: z.boolean(),
});
export type ClientItem = z.infer<typeof clientItemSchema>;

/** `GET /api/admin/clients`. `total` counts everything that matches search and filters, not only this page. */
export const clientPageSchema = z.object({
  clients: z.array(clientItemSchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});
export type ClientPage = z.infer<typeof clientPageSchema>;

/** An entry of the history. `title` is a short description with dates in the client's time zone. */
export const clientHistoryEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  title: z.string(),
  event: z.custom<ClientEvent>(),
});
export type ClientHistoryEntry = z.infer<typeof clientHistoryEntrySchema>;

export const clientTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(['welcome-call', 'website', 'refund', 'baseline', 'payment', 'fact-sheet', 'other']),
  title: z.string(),
  dueAt: z.string(),
  doneAt: z.string().nullable(),
});
export type ClientTask = z.infer<typeof clientTaskSchema>;

export const clientContactSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  getsReports: z.boolean(),
  getsAlerts: z.boolean(),
  approves: z.boolean(),
});
export type ClientContact = z.infer<typeof clientContactSchema>;

/** One piece of work that was done, skipped or moved to the next month. */
export const workEntryViewSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['done', 'skipped', 'carried']),
  count: z.number(),
  evidence: z.string().nullable(),
  checkId: z.string().nullable(),
  note: z.string().nullable(),
  approvedBy: z.string().nullable(),
});
export type WorkEntry = z.infer<typeof workEntryViewSchema>;

/**
 * The amount owed of one kind of work in one period: promised + carriedIn + surplus = done + skipped + carriedOut +
 * open.
 */
export const deliverableSchema = z.object({
  id: z.string(),
  workId: z.string(),
  title: z.string(),
  rhythm: z.custom<WorkRhythm['rhythm']>(),
  proof: z.custom<WorkProof>(),
  needsApproval: z.boolean(),
  /** The month as `2026-11`, or `once`. */
  period: z.string(),
  promised: z.number(),
  carriedIn: z.number(),
  done: z.number(),
  skipped: z.number(),
  carriedOut: z.number(),
  /** Work done beyond what is owed after a downgrade. */
  surplus: z.number(),
  open: z.number(),
  /** How much of `open` is overdue. */
  late: z.number(),
  dueAt: z.string(),
  entries: z.array(workEntryViewSchema),
});
export type Deliverable = z.infer<typeof deliverableSchema>;

/** The score of the client's site at one scan. */
export const scorePointSchema = z.object({
  scanId: z.string(),
  scannedAt: z.string(),
  score: z.number(),
  engineVersion: z.string(),
});
export type ScorePoint = z.infer<typeof scorePointSchema>;

/** The maximum size of a client's file in bytes, and the maximum number of files per client. */
export const CLIENT_FILE_LIMIT = 10 * 1024 * 1024;
export const MAX_CLIENT_FILES = 50;

const ZIP = ['504b0304'];
/** The accepted file types by extension, with the leading bytes of each in hex. */
export const CLIENT_FILE_TYPES = {
  pdf: ['25504446'],
  png: ['89504e47'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  gif: ['47494638'],
  webp: ['52494646'],
  docx: ZIP,
  xlsx: ZIP,
  pptx: ZIP,
  odt: ZIP,
  ods: ZIP,
  zip: ZIP,
  csv: 'text',
  txt: 'text',
} as const satisfies Record<string, readonly string[] | 'text'>;

/** `GET /api/admin/clients/{id}` */
export const clientDetailSchema = z.object({
  client: clientItemSchema.extend({
    timeZone: z.string(),
    onboardedAt: z.string().nullable(),
    pastDueSince: z.string().nullable(),
    nextPlanId: z.enum(PLAN_IDS).nullable(),
    nextPlanAt: z.string().nullable(),
    guaranteeUntil: z.string(),
    refundAskedAt: z.string().nullable(),
    refundReason: z.string().nullable(),
    refundedAt: z.string().nullable(),
    baselineState: z.enum(['waiting', 'scanned', 'failed', 'no-website']),
    baselineAt: z.string().nullable(),
    baselineScanId: z.string().nullable(),
  }),
  contacts: z.array(clientContactSchema),
  /** Open tasks by due date, then the ones completed last. */
  tasks: z.array(clientTaskSchema),
  /** Newest first, at most 200. */
  history: z.array(clientHistoryEntrySchema),
  /** Work of the current month, one-off work, and open work of earlier months. */
  work: z.array(deliverableSchema),
  /** Permanent promises of the plan. */
  standing: z.array(z.object({ workId: z.string(), title: z.string() })),
  /** The previous months, newest first, as totals. */
  months: z.array(
    z.object({
      period: z.string(),
      promised: z.number(),
      done: z.number(),
      skipped: z.number(),
      carriedOut: z.number(),
    }),
  ),
  /** Oldest first, the last 200. */
  scores: z.array(scorePointSchema),
  /** Newest first. `paid` is false for orders that were never paid. */
  orders: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      planId: z.string(),
      planName: z.string(),
      status: z.string(),
      paid: z.boolean(),
    }),
  ),
  /** Mails to the client and about the client, newest first, at most 100. */
  mails: z.array(
    z.object({ id: z.string(), createdAt: z.string(), kind: z.string(), recipient: z.string(), status: z.string() }),
  ),
  /** Leads of the same site, newest first. */
  leads: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      name: z.string(),
      email: z.string(),
      score: z.number().nullable(),
    }),
  ),
  /** Newest first; `size` in bytes. */
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), createdAt: z.string() })),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

/** A client in a list of the Monday page, with the reason why it is listed. */
export const mondayItemSchema = z.object({
  clientId: z.string(),
  businessName: z.string(),
  planId: z.enum(PLAN_IDS),
  state: z.enum(CLIENT_STATES),
  text: z.string(),
  at: z.string(),
});
export type MondayItem = z.infer<typeof mondayItemSchema>;

/**
 * `GET /api/admin/clients/monday`: the page that the week starts with. Each list holds the first 50; `total` counts
 * all.
 */
export const mondaySchema = z.object({
  /** Failed payments, sites that could not be read, refund requests, undelivered mails. */
  broke: z.object({ total: z.number(), items: z.array(mondayItemSchema) }),
  /** Tasks and work that are overdue or due within seven days. */
  due: z.object({ total: z.number(), items: z.array(mondayItemSchema) }),
  /** Clients who joined in the last seven days. */
  fresh: z.object({ total: z.number(), items: z.array(mondayItemSchema) }),
  /** Clients whose plan will end or ended in the last seven days. */
  ending: z.object({ total: z.number(), items: z.array(mondayItemSchema) }),
  /** The current month so far, in the agency's time zone. */
  month: z.object({
    /** Clients whose plan has not ended. */
    clients: z.number(),
    /** Their monthly revenue in US dollars, without demo clients. */
    monthlyRevenue: z.number(),
    /** Clients who joined or came back this month. */
    started: z.number(),
    ended: z.number(),
    /** Clients that are past due or ending, and their monthly revenue. */
    atRisk: z.object({ clients: z.number(), monthlyRevenue: z.number() }),
  }),
});
export type Monday = z.infer<typeof mondaySchema>;

const text = (label: string, most: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`);

const optionalText = (label: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${label} must be at most ${most} characters`)
    .nullish()
    .transform((given) => given || null);

const EMAIL_WORDS = 'Please enter a valid email address';
const emailAddress = z.string({ error: EMAIL_WORDS }).trim().max(254, EMAIL_WORDS).pipe(z.email(EMAIL_WORDS));

/**
 * `PATCH /api/admin/clients/{id}`: changes only the fields that are sent. `onboarded: true` marks the client as set up.
 */
export const clientChangeSchema = z.object({
  accountManager: z
    .string()
    .trim()
    .max(100, 'The name must be at most 100 characters')
    .nullable()
    .transform((name) => name || null)
    .optional(),
  timeZone: z.string().max(64, 'Please choose a time zone').refine(isTimeZone, 'Please choose a time zone').optional(),
  website: text('The website', 2048).optional(),
  onboarded: z.literal(true).optional(),
});
export type ClientChangeRequest = z.infer<typeof clientChangeSchema>;

/** `PUT /api/admin/clients/{id}/contacts`: replaces the whole list; contacts that are not sent are removed. */
export const clientContactsSchema = z.object({
  contacts: z
    .array(
      z.object({
        name: text('The name', 200),
        email: emailAddress,
        getsReports: z.boolean(),
        getsAlerts: z.boolean(),
        approves: z.boolean(),
      }),
    )
    .max(20, 'A client has at most 20 contacts')
    .refine(
      (contacts) => new Set(contacts.map(({ email }) => email.toLowerCase())).size === contacts.length,
      'Each address can be there only once',
    ),
});

/** `POST /api/admin/clients/{id}/history`: adds a note or a conversation with the client. */
export const clientNoteSchema = z.object({
  kind: z.enum(['note', 'contact'], { error: 'kind may be note or contact' }),
  text: text('The note', 5000),
});

/** `POST /api/admin/clients/{id}/tasks` */
export const clientTaskRequestSchema = z.object({
  title: text('The task', 300),
  dueAt: z.iso.datetime({ error: 'Please choose a date' }),
});

/**
 * `POST /api/admin/clients/{id}/work/{deliverableId}`: records work. The required proof depends on the kind of work.
 */
export const workEntrySchema = z.object({
  kind: z.enum(['done', 'skipped', 'carried'], { error: 'kind may be done, skipped or carried' }),
  count: z
    .int('count must be a whole number')
    .min(1, 'count must be at least 1')
    .max(1000, 'count must be at most 1000'),
  evidence: optionalText('The evidence', 2048),
  checkId: z
    .enum(CHECK_IDS, { error: 'There is no such check' })
    .nullish()
    .transform((id) => id ?? null),
  note: optionalText('The note', 2000),
  approvedBy: optionalText('The name', 200),
});
export type WorkEntryRequest = z.infer<typeof workEntrySchema>;

/** `POST /api/admin/clients/{id}/refund-made`: records a refund that was not made through the payment provider. */
export const refundMadeSchema = z.object({
  cents: z.int('The sum must be in whole cents').min(1, 'The sum must be in whole cents').max(100_000_000).nullish(),
});

/** `GET /api/billing/{link}/plan`: what a client's billing page shows in addition to the link to the billing portal. */
export const billingPlanSchema = z.object({
  businessName: z.string(),
  planId: z.enum(PLAN_IDS),
  state: z.enum(CLIENT_STATES),
  endsAt: z.string().nullable(),
  nextPlanId: z.enum(PLAN_IDS).nullable(),
  nextPlanAt: z.string().nullable(),
  /** The account manager at the agency; null until one is assigned. */
  accountManager: z.string().nullable(),
  /** Null while the website typed at checkout cannot be parsed. The page then asks for it. */
  website: z.string().nullable(),
  guarantee: z.object({
    until: z.string(),
    /** Whether the button is offered: within the deadline, and neither requested nor refunded yet. */
    canAsk: z.boolean(),
    askedAt: z.string().nullable(),
    refundedAt: z.string().nullable(),
  }),
});
export type BillingPlan = z.infer<typeof billingPlanSchema>;

/** `POST /api/billing/{link}/refund`: requests a refund. */
export const refundRequestSchema = z.object({ reason: optionalText('The reason', 2000) });

/** `POST /api/billing/{link}/website`: corrects the address that could not be parsed at checkout. */
export const clientWebsiteSchema = z.object({ website: text('Website URL', 2048) });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
