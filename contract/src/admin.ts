import * as z from 'zod';

/** `POST /api/admin/login`. `code` is asked for only where a second factor is set. */
export const loginRequestSchema = z.object({
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'Password must be at most 1000 characters'),
  code: z.string().trim().max(20, 'The code has six digits').nullish(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** `GET /api/admin/session`: answers signed in or not, so that the sign-in page knows what to ask for. */
export type AdminSession = {
  signedIn: boolean;
  /** Whether sign-in needs the six digits of an authenticator app beside the password. */
  secondFactor: boolean;
};

/**
 * Marks a background request, such as polling a list on a page that nobody is using. The request needs a session but
 * does not extend it.
 */
export const BACKGROUND_HEADER = 'X-Background';

/** A lead as lists show it. Times are ISO 8601 in UTC. */
export type Lead = {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  businessName: string;
  phone: string | null;
  website: string;
  aiVisibilityScore: number | null;
  /** Whether the score is what the browser showed, because the site could not be read. */
  scoreIsEstimate: boolean;
};

/** A lead in `GET /api/admin/leads?include=report`: `reportData` is the stored JSON text. */
export type LeadWithReport = Lead & { reportData: string | null };

export const LEAD_SORTS = ['createdAt', 'name', 'businessName', 'email', 'website', 'aiVisibilityScore'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** The order of the dashboard before anybody chose another. */
export const DEFAULT_LEAD_SORT = { sort: 'createdAt', order: 'desc' } as const;

/** The most rows one page may hold. */
export const PAGE_LIMIT = 200;
/** The longest text that can be searched for. */
export const SEARCH_LIMIT = 200;

const limit = z
  .string()
  .regex(/^\d{1,3}$/, `limit must be a whole number from 1 to ${PAGE_LIMIT}`)
  .transform(Number)
  .refine((rows) => rows >= 1 && rows <= PAGE_LIMIT, `limit must be a whole number from 1 to ${PAGE_LIMIT}`);
const cursor = z.string().max(4000, 'cursor is not one of ours');
const q = z.string().max(SEARCH_LIMIT, `Search for at most ${SEARCH_LIMIT} characters`);

/**
 * The query of `GET /api/admin/leads` and of its export. With none of `limit`, `cursor`, `q`, `sort` and `order` the
 * list answers the whole array; with any of them a `LeadPage`.
 */
export const leadListQuerySchema = z.object({
  include: z.enum(['report'], { error: 'include may be report' }).optional(),
  limit: limit.optional(),
  cursor: cursor.optional(),
  q: q.optional(),
  sort: z.enum(LEAD_SORTS, { error: `sort may be ${LEAD_SORTS.join(', ')}` }).optional(),
  order: z.enum(['asc', 'desc'], { error: 'order may be asc or desc' }).optional(),
});
export type LeadListQuery = z.infer<typeof leadListQuerySchema>;

/** One page of leads. `total` counts what the search matches, not only this page. */
export type LeadPage<L extends Lead = Lead> = {
  leads: L[];
  total: number;
  /** Ask for the next page with `cursor` and the same search and order; null on the last. */
  nextCursor: string | null;
};

/** `GET /api/admin/leads/figures`: over all leads, whatever is searched for. */
export type LeadFigures = {
  total: number;
  /** Over the leads that have a score, rounded; null when none has. */
  averageScore: number | null;
  /** Leads that score at least 70, and their share of all leads in whole percent. */
  high: { count: number; percent: number };
  /** Ten bars: 0 to 9, 10 to 19, … 90 to 100. */
  scores: number[];
  unscored: number;
  /** Leads whose score is only an estimate. They count in the figures and bars above. */
  estimated: number;
  /** The last twelve weeks, oldest first; a week begins on Monday, UTC. */
  weeks: { start: string; count: number }[];
};

/** Something that happened to a lead. */
export type LeadEvent = {
  at: string;
  kind: 'lead' | 'scan' | 'mail' | 'course' | 'checkout' | 'report-opened' | 'contact';
  /** What happened, in words. */
  title: string;
  /** Where it stands, for what can be under way or go wrong. */
  status: string | null;
};

/** What is held about one person under one e-mail address, counted. */
export type HeldRecords = {
  leads: number;
  mails: number;
  course: number;
  contacts: number;
  newsletter: number;
  /** Lists that the address left. They stay when a person is erased, or the next campaign would write to them again. */
  listsLeft: number;
  whitepapers: number;
  campaignRows: number;
  /** Scans of websites that were made for this person's leads alone. */
  scans: number;
  /** Orders that were never paid. */
  unpaidOrders: number;
  /** Paid orders stay when a person is erased: accounts must be kept. */
  orders: number;
};

/** `GET /api/admin/leads/{id}` */
export type LeadDetail = {
  lead: Lead;
  scanStatus: 'scanned' | 'preparing' | 'failed';
  /** The public, unguessable address of the report. */
  reportUrl: string;
  /** Newest first. */
  timeline: LeadEvent[];
  held: HeldRecords;
};

/** `DELETE /api/admin/leads/{id}`: what was erased. */
export type ErasedPerson = { erased: HeldRecords };

/** The lists of the inbox, in the order of their tabs. */
export const INBOX_LISTS = ['contacts', 'newsletter', 'whitepapers', 'customers', 'failed-mails'] as const;
export type InboxList = (typeof INBOX_LISTS)[number];

/** The query of `GET /api/admin/inbox/{list}` and of its export. Newest first. */
export const inboxQuerySchema = z.object({ limit: limit.optional(), cursor: cursor.optional(), q: q.optional() });
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** The rows of each list, as the API answers them. */
export type InboxItems = {
  contacts: {
    id: string;
    createdAt: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    company: string;
    industry: string;
    interests: string[];
    message: string | null;
  };
  newsletter: { id: string; createdAt: string; email: string; subscribed: boolean };
  whitepapers: {
    id: string;
    createdAt: string;
    email: string;
    fullName: string | null;
    company: string | null;
    document: string;
  };
  customers: {
    id: string;
    createdAt: string;
    fullName: string;
    businessEmail: string;
    businessName: string;
    websiteDomain: string;
    planName: string;
    subscriptionStatus: string;
  };
  'failed-mails': {
    id: string;
    createdAt: string;
    kind: string;
    recipient: string;
    attempts: number;
    lastError: string | null;
  };
};

/** `GET /api/admin/inbox/{list}` */
export type InboxPage<L extends InboxList> = { items: InboxItems[L][]; total: number; nextCursor: string | null };

/** The largest picture that may be uploaded, in bytes. */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** The longest alternative text of a picture. */
export const ALT_LIMIT = 500;

/** `POST /api/admin/pictures` (multipart: `picture`, `alt`), and each entry of `GET /api/admin/pictures`. */
export type UploadedPicture = {
  /** The largest size: for `featuredImage` and `src`. Begins with a slash. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Ready for an `img` element. */
  srcset: string;
};
