import * as z from 'zod';

/** `POST /api/admin/login`. `code` is required only if a second factor is configured. */
export const loginRequestSchema = z.object({
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'Password must be at most 1000 characters'),
  code: z.string().trim().max(20, 'The code has six digits').nullish(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** `GET /api/admin/session`: whether the caller is signed in, and which inputs the sign-in form needs. */
export const adminSessionSchema = z.object({
  signedIn: z.boolean(),
  /** Whether sign-in needs the six digits of an authenticator app in addition to the password. */
  secondFactor: z.boolean(),
  /** Whether the product can mail a sign-in link to the agency. */
  signInLink: z.boolean(),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * `POST /api/admin/sign-in-link`: the link that is in the agency's inbox. It lets one browser skip the queue for
 * password checks. Times are ISO 8601 in UTC.
 */
export const mailedSignInLinkSchema = z.object({
  /** False if the link was already mailed for an earlier request and is still unused. */
  isNew: z.boolean(),
  mailedAt: z.string(),
  worksUntil: z.string(),
});
export type MailedSignInLink = z.infer<typeof mailedSignInLinkSchema>;

/** `POST /api/admin/sign-in-link/redeem`. The token is the fragment of the mailed link. */
export const redeemSignInLinkSchema = z.object({ token: z.string().max(200, 'This link is not complete') });

/** The page that a sign-in link opens. The token follows as a fragment, which browsers send to no server. */
export const SIGN_IN_LINK_PATH = '/admin/sign-in-link';

/**
 * Marks a background request, such as polling a list on a page that nobody is using. The request needs a session but
 * does not extend it.
 */
export const BACKGROUND_HEADER = 'X-Background';

/** A lead as lists show it. Times are ISO 8601 in UTC. */
export const leadSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  businessName: z.string(),
  phone: z.string().nullable(),
  website: z.string(),
  aiVisibilityScore: z.number().nullable(),
  /** True if the site could not be read, so that the score is the one the browser showed. */
  scoreIsEstimate: z.boolean(),
});
export type Lead = z.infer<typeof leadSchema>;

/** A lead in `GET /api/admin/leads?include=report`: `reportData` is the stored JSON text. */
export type LeadWithReport = Lead & { reportData: string | null };

export const LEAD_SORTS = ['createdAt', 'name', 'businessName', 'email', 'website', 'aiVisibilityScore'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** The sort order of the dashboard until the user picks another. */
export const DEFAULT_LEAD_SORT = { sort: 'createdAt', order: 'desc' } as const;

/** The maximum number of rows on a page. */
export const PAGE_LIMIT = 200;
/** The maximum length of a search text. */
export const SEARCH_LIMIT = 200;

const limit = z
  .string()
  .regex(/^\d{1,3}$/, `limit must be a whole number from 1 to ${PAGE_LIMIT}`)
  .transform(Number)
  .refine((rows) => rows >= 1 && rows <= PAGE_LIMIT, `limit must be a whole number from 1 to ${PAGE_LIMIT}`);
const cursor = z.string().max(4000, 'cursor is not one of ours');
const q = z.string().max(SEARCH_LIMIT, `Search for at most ${SEARCH_LIMIT} characters`);

/**
 * The query of `GET /api/admin/leads` and of its export. Without `limit`, `cursor`, `q`, `sort` and `order` the list is
 * returned as one array; with any of them, as a `LeadPage`.
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

/** A lead in a list, with its report if the query asked for it. */
export const listedLeadSchema = leadSchema.extend({ reportData: z.string().nullable().optional() });

/** One page of leads. `total` counts everything that the search matches, not only this page. */
export const leadPageSchema = z.object({
  leads: z.array(listedLeadSchema),
  total: z.number(),
  /** Pass as `cursor`, with the same search and order, to get the next page; null on the last page. */
  nextCursor: z.string().nullable(),
});
export type LeadPage<L extends Lead = Lead> = Omit<z.infer<typeof leadPageSchema>, 'leads'> & { leads: L[] };

/** `GET /api/admin/leads/figures`: figures over all leads, regardless of the search. */
export const leadFiguresSchema = z.object({
  total: z.number(),
  /** Average of the leads that have a score, rounded; null if no lead has one. */
  averageScore: z.number().nullable(),
  /** Leads that score at least 70, and their share of all leads in whole percent. */
  high: z.object({ count: z.number(), percent: z.number() }),
  /** Ten bars: 0 to 9, 10 to 19, … 90 to 100. */
  scores: z.array(z.number()),
  unscored: z.number(),
  /** Leads whose score is only an estimate. They count in the figures and bars above. */
  estimated: z.number(),
  /** The last twelve weeks, oldest first; a week begins on Monday, UTC. */
  weeks: z.array(z.object({ start: z.string(), count: z.number() })),
});
export type LeadFigures = z.infer<typeof leadFiguresSchema>;

/** One event in the life of a lead. */
export const leadEventSchema = z.object({
  at: z.string(),
  kind: z.enum(['lead', 'scan', 'mail', 'course', 'checkout', 'report-opened', 'contact']),
  /** What happened, as text for the reader. */
  title: z.string(),
  /** The current status of events that can be in progress or fail. */
  status: z.string().nullable(),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** Counts of the records stored about one person under one e-mail address. */
export const heldRecordsSchema = z.object({
  leads: z.number(),
  mails: z.number(),
  course: z.number(),
  contacts: z.number(),
  newsletter: z.number(),
  /**
   * Lists that the address left. They are kept when a person is erased; otherwise the next campaign would write to them
   * again.
   */
  listsLeft: z.number(),
  whitepapers: z.number(),
  campaignRows: z.number(),
  /** Scans that were made only for this person's leads. */
  scans: z.number(),
  /** Orders that were never paid. */
  unpaidOrders: z.number(),
  /** Paid orders are kept when a person is erased, because accounting records must be kept. */
  orders: z.number(),
});
export type HeldRecords = z.infer<typeof heldRecordsSchema>;

/** `DELETE /api/admin/leads/{id}`: counts of the erased records. */
export const erasedPersonSchema = z.object({ erased: heldRecordsSchema });
export type ErasedPerson = z.infer<typeof erasedPersonSchema>;

/** The lists of the inbox, in the order of their tabs. */
export const INBOX_LISTS = ['contacts', 'newsletter', 'whitepapers', 'customers', 'failed-mails'] as const;
export type InboxList = (typeof INBOX_LISTS)[number];

/** The query of `GET /api/admin/inbox/{list}` and of its export. Newest first. */
export const inboxQuerySchema = z.object({ limit: limit.optional(), cursor: cursor.optional(), q: q.optional() });
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** The rows of each list, as the API returns them. */
export const inboxItemSchemas = {
  contacts: z.object({
    id: z.string(),
    createdAt: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string(),
    industry: z.string(),
    interests: z.array(z.string()),
    message: z.string().nullable(),
    /**
     * The client whose buyer or contact has this address. Anyone can type any address, so this is a hint, not proof.
     */
    client: z.object({ id: z.string(), businessName: z.string() }).nullable(),
  }),
  newsletter: z.object({ id: z.string(), createdAt: z.string(), email: z.string(), subscribed: z.boolean() }),
  whitepapers: z.object({
    id: z.string(),
    createdAt: z.string(),
    email: z.string(),
    fullName: z.string().nullable(),
    company: z.string().nullable(),
    document: z.string(),
  }),
  customers: z.object({
    id: z.string(),
    createdAt: z.string(),
    fullName: z.string(),
    businessEmail: z.string(),
    businessName: z.string(),
    websiteDomain: z.string(),
    planName: z.string(),
    subscriptionStatus: z.string(),
    /** Null for an order that was never paid. */
    clientId: z.string().nullable(),
  }),
  'failed-mails': z.object({
    id: z.string(),
    createdAt: z.string(),
    kind: z.string(),
    recipient: z.string(),
    attempts: z.number(),
    lastError: z.string().nullable(),
  }),
} as const satisfies Record<InboxList, z.ZodType>;
export type InboxItems = { [L in InboxList]: z.infer<(typeof inboxItemSchemas)[L]> };

/** `GET /api/admin/inbox/{list}` */
export type InboxPage<L extends InboxList> = { items: InboxItems[L][]; total: number; nextCursor: string | null };
export const inboxPageSchema = z.object({
  items: z.array(z.union(INBOX_LISTS.map((list) => inboxItemSchemas[list]))),
  total: z.number(),
  nextCursor: z.string().nullable(),
});

/** The maximum size of an uploaded picture, in bytes. */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** The maximum length of a picture's alternative text. */
export const ALT_LIMIT = 500;

/** `POST /api/admin/pictures` (multipart: `picture`, `alt`), and each entry of `GET /api/admin/pictures`. */
export const uploadedPictureSchema = z.object({
  /** The largest size, for `featuredImage` and `src`. Begins with a slash. */
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Ready for an `img` element. */
  srcset: z.string(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;
