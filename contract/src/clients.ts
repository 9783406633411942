/** Clients: what begins when an order is paid. The calls of the back office and of a client's billing page. */
import * as z from 'zod';
import { inboxQuerySchema, type SortOrder } from './admin.ts';
import { CHECK_IDS } from './checks.ts';
import type { ClientEvent } from './client-events.ts';
import type { WorkProof, WorkRhythm } from './plan-work.ts';
import { PLAN_IDS, type PlanId } from './plans.ts';

/** Where a client stands, in the order of their life. `ending` has an end date; `past_due` has an open payment. */
export const CLIENT_STATES = ['onboarding', 'active', 'past_due', 'ending', 'ended'] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

/** How many days after a purchase the buyer may ask for their money back. */
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

/** The order of the list before anybody chose another. */
export const DEFAULT_CLIENT_SORT = { sort: 'startedAt', order: 'desc' } as const satisfies {
  sort: ClientSort;
  order: SortOrder;
};

/** The query of `GET /api/admin/clients`. Whatever has no value for the sort comes last, whichever way it runs. */
export const clientListQuerySchema = inboxQuerySchema.extend({
  sort: z.enum(CLIENT_SORTS, { error: `sort may be ${CLIENT_SORTS.join(', ')}` }).optional(),
  order: z.enum(['asc', 'desc'], { error: 'order may be asc or desc' }).optional(),
  state: z.enum(CLIENT_STATES, { error: `state may be ${CLIENT_STATES.join(', ')}` }).optional(),
  plan: z.enum(PLAN_IDS, { error: `plan may be ${PLAN_IDS.join(', ')}` }).optional(),
});
export type ClientListQuery = z.infer<typeof clientListQuerySchema>;

/** A client as lists show it. Moments are ISO 8601 in UTC. */
export type ClientItem = {
  id: string;
  businessName: string;
  fullName: string;
  email: string;
  /** Null while what the buyer typed cannot be read. */
  website: string | null;
  websiteTyped: string;
  planId: PlanId;
  state: ClientState;
  accountManager: string | null;
  startedAt: string;
  /** When the plan ends or has ended; null while it renews. */
  endsAt: string | null;
  /** The newest scored scan of the site; null when there is none. */
  score: number | null;
  scoreAt: string | null;
  /** The score of the day of purchase. */
  baselineScore: number | null;
  /** `score` less `baselineScore`. */
  change: number | null;
  workOpen: number;
  workLate: number;
  lastContactAt: string | null;
  discountCode: string | null;
  isDemo: boolean;
};

/** `GET /api/admin/clients`. `total` counts what search and filters match, not only this page. */
export type ClientPage = { clients: ClientItem[]; total: number; nextCursor: string | null };

/** An entry of the history. `title` says it in a few words, with dates in the client's time zone. */
export type ClientHistoryEntry = { id: string; at: string; title: string; event: ClientEvent };

export type ClientTask = {
  id: string;
  kind: 'welcome-call' | 'website' | 'refund' | 'baseline' | 'payment' | 'other';
  title: string;
  dueAt: string;
  doneAt: string | null;
};

export type ClientContact = {
  id: string;
  name: string;
  email: string;
  getsReports: boolean;
  getsAlerts: boolean;
  approves: boolean;
};

/** One thing that was done, skipped or moved to the next month. */
export type WorkEntry = {
  id: string;
  at: string;
  kind: 'done' | 'skipped' | 'carried';
  count: number;
  evidence: string | null;
  checkId: string | null;
  note: string | null;
  approvedBy: string | null;
};

/** What is owed of one kind of work in one period: promised + carriedIn + surplus = done + skipped + carriedOut + open. */
export type Deliverable = {
  id: string;
  workId: string;
  title: string;
  rhythm: WorkRhythm['rhythm'];
  proof: WorkProof;
  needsApproval: boolean;
  /** The month as `2026-11`, or `once`. */
  period: string;
  promised: number;
  carriedIn: number;
  done: number;
  skipped: number;
  carriedOut: number;
  /** Done beyond what is owed, after the plan became smaller. */
  surplus: number;
  open: number;
  /** How much of `open` is late. */
  late: number;
  dueAt: string;
  entries: WorkEntry[];
};

/** The score of the client's site at one scan. */
export type ScorePoint = { scanId: string; scannedAt: string; score: number; engineVersion: string };

/** `GET /api/admin/clients/{id}` */
export type ClientDetail = {
  client: ClientItem & {
    timeZone: string;
    onboardedAt: string | null;
    pastDueSince: string | null;
    nextPlanId: PlanId | null;
    nextPlanAt: string | null;
    guaranteeUntil: string;
    refundAskedAt: string | null;
    refundReason: string | null;
    refundedAt: string | null;
    baselineState: 'waiting' | 'scanned' | 'failed' | 'no-website';
    baselineAt: string | null;
    baselineScanId: string | null;
  };
  contacts: ClientContact[];
  /** Open ones first, by when they are due; then those done last. */
  tasks: ClientTask[];
  /** Newest first; the last 200. */
  history: ClientHistoryEntry[];
  /** The month that runs, what is owed once, and what is still open of earlier months. */
  work: Deliverable[];
  /** Promises of the plan that are always there. */
  standing: { workId: string; title: string }[];
  /** The months before this one, newest first, summed up. */
  months: { period: string; promised: number; done: number; skipped: number; carriedOut: number }[];
  /** Oldest first; the last 200. */
  scores: ScorePoint[];
  /** Newest first. `paid` is false for orders that were never paid. */
  orders: { id: string; createdAt: string; planId: string; planName: string; status: string; paid: boolean }[];
  /** Mails to the client and about them, newest first; the last 100. */
  mails: { id: string; createdAt: string; kind: string; recipient: string; status: string }[];
  /** Leads of the same site, newest first. */
  leads: { id: string; createdAt: string; name: string; email: string; score: number | null }[];
};

/** A client in a list of Monday, with what is to be known about them there. */
export type MondayItem = {
  clientId: string;
  businessName: string;
  planId: PlanId;
  state: ClientState;
  text: string;
  at: string;
};

/** `GET /api/admin/clients/monday`: what the week begins with. Each list holds the first 50; `total` counts all. */
export type Monday = {
  /** Failed payments, sites that could not be read, requests for money back, mails that did not arrive. */
  broke: { total: number; items: MondayItem[] };
  /** Tasks and work due within seven days, or late. */
  due: { total: number; items: MondayItem[] };
  /** Became clients within the last seven days. */
  fresh: { total: number; items: MondayItem[] };
  /** Will end, or ended within the last seven days. */
  ending: { total: number; items: MondayItem[] };
  /** This month so far, in the agency's time zone. */
  month: {
    /** Clients whose plan has not ended. */
    clients: number;
    /** What they pay a month, in US dollars. Demo clients are left out. */
    monthlyRevenue: number;
    /** Became clients or came back this month. */
    started: number;
    ended: number;
    /** Past due or ending, and what they pay a month. */
    atRisk: { clients: number; monthlyRevenue: number };
  };
};

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

/** `PATCH /api/admin/clients/{id}`: only what is sent is changed. `onboarded: true` says that the client is set up. */
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

/** `PUT /api/admin/clients/{id}/contacts`: all of them; who is not sent is removed. */
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

/** `POST /api/admin/clients/{id}/history`: a note, or that somebody talked to the client. */
export const clientNoteSchema = z.object({
  kind: z.enum(['note', 'contact'], { error: 'kind may be note or contact' }),
  text: text('The note', 5000),
});

/** `POST /api/admin/clients/{id}/tasks` */
export const clientTaskSchema = z.object({
  title: text('The task', 300),
  dueAt: z.iso.datetime({ error: 'Please choose a date' }),
});

/** `POST /api/admin/clients/{id}/work/{deliverableId}`: records work. What proves it depends on the kind of work. */
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

/** `POST /api/admin/clients/{id}/refund-made`: says that the money was paid back elsewhere than at the payment provider. */
export const refundMadeSchema = z.object({
  cents: z.int('The sum must be in whole cents').min(1, 'The sum must be in whole cents').max(100_000_000).nullish(),
});

/** `GET /api/billing/{link}/plan`: what a client's billing page shows besides the way to the billing portal. */
export type BillingPlan = {
  businessName: string;
  planId: PlanId;
  state: ClientState;
  endsAt: string | null;
  nextPlanId: PlanId | null;
  nextPlanAt: string | null;
  /** The person of the agency who looks after them; null before there is one. */
  accountManager: string | null;
  /** Null while what was typed at checkout cannot be read: the page then asks for it. */
  website: string | null;
  guarantee: {
    until: string;
    /** Whether the button is offered: in time, and neither asked for nor paid back yet. */
    canAsk: boolean;
    askedAt: string | null;
    refundedAt: string | null;
  };
};

/** `POST /api/billing/{link}/refund`: asks for the money back. */
export const refundRequestSchema = z.object({ reason: optionalText('The reason', 2000) });

/** `POST /api/billing/{link}/website`: the address that could not be read at checkout. */
export const clientWebsiteSchema = z.object({ website: text('Website URL', 2048) });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
