/** The sales desk: the stage of each lead, notes, next calls, and prospects that the agency scans itself. */
import * as z from 'zod';
import { heldRecordsSchema, inboxQuerySchema, leadEventSchema, leadSchema, type SortOrder } from './admin.ts';
import { CLIENT_STATES } from './clients.ts';

/** The stages of a lead, in the order of a sale. */
export const LEAD_STAGES = ['new', 'called', 'meeting', 'offered', 'won', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** The maximum length of a note on a lead. */
export const DESK_NOTE_LIMIT = 5000;
/** The maximum length of the reason for a lost lead. */
export const LOST_REASON_LIMIT = 300;

/** What happened to a lead at the desk. A stage set by an order has `by: 'order'`. */
export const deskEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stage'),
    from: z.enum(LEAD_STAGES),
    to: z.enum(LEAD_STAGES),
    reason: z.string().nullable(),
    by: z.enum(['agency', 'order']),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('next-call'), at: z.string().nullable() }),
]);
export type DeskEvent = z.infer<typeof deskEventSchema>;

export const DESK_SORTS = ['createdAt', 'stage', 'nextCallAt', 'reads', 'lastReadAt', 'aiVisibilityScore'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/** The sort order of the desk until the user picks another: next call first. */
export const DEFAULT_DESK_SORT = { sort: 'nextCallAt', order: 'asc' } as const satisfies {
  sort: DeskSort;
  order: SortOrder;
};

/** Which leads the desk shows. A prospect is a lead without a client. */
export const DESK_AUDIENCES = ['prospects', 'clients', 'all'] as const;
export type DeskAudience = (typeof DESK_AUDIENCES)[number];

/**
 * The query of `GET /api/admin/desk`. Without `who` it lists prospects; `calls=due` lists leads whose next call is due.
 */
export const deskQuerySchema = inboxQuerySchema.extend({
  sort: z.enum(DESK_SORTS, { error: `sort may be ${DESK_SORTS.join(', ')}` }).optional(),
  order: z.enum(['asc', 'desc'], { error: 'order may be asc or desc' }).optional(),
  stage: z.enum(LEAD_STAGES, { error: `stage may be ${LEAD_STAGES.join(', ')}` }).optional(),
  who: z.enum(DESK_AUDIENCES, { error: `who may be ${DESK_AUDIENCES.join(', ')}` }).optional(),
  calls: z.enum(['due'], { error: 'calls may be due' }).optional(),
});
export type DeskQuery = z.infer<typeof deskQuerySchema>;

/** The fields of a client that a badge with a link to the client's page needs. */
export const clientMarkSchema = z.object({ id: z.string(), businessName: z.string(), state: z.enum(CLIENT_STATES) });
export type ClientMark = z.infer<typeof clientMarkSchema>;

/** A lead as the desk lists it. */
export const deskLeadSchema = leadSchema.extend({
  stage: z.enum(LEAD_STAGES),
  lostReason: z.string().nullable(),
  nextCallAt: z.string().nullable(),
  /** The number of visits to the report and the time of the last one. */
  reads: z.number(),
  lastReadAt: z.string().nullable(),
  client: clientMarkSchema.nullable(),
  lastNote: z.object({ at: z.string(), text: z.string() }).nullable(),
});
export type DeskLead = z.infer<typeof deskLeadSchema>;

export const deskPageSchema = z.object({
  leads: z.array(deskLeadSchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});
export type DeskPage = z.infer<typeof deskPageSchema>;

/** `PATCH /api/admin/leads/{id}`: changes only the fields that are sent. The stage `lost` needs a reason. */
export const deskChangeSchema = z
  .object({
    stage: z.enum(LEAD_STAGES, { error: `stage may be ${LEAD_STAGES.join(', ')}` }).optional(),
    lostReason: z
      .string()
      .trim()
      .max(LOST_REASON_LIMIT, `The reason must be at most ${LOST_REASON_LIMIT} characters`)
      .optional(),
    nextCallAt: z.iso.datetime('Please choose a day and time').nullable().optional(),
  })
  .refine(({ stage, lostReason }) => stage !== 'lost' || Boolean(lostReason), {
    message: 'Please say why the lead is lost',
    path: ['lostReason'],
  });
export type DeskChange = z.infer<typeof deskChangeSchema>;

/** `POST /api/admin/leads/{id}/notes` */
export const deskNoteSchema = z.object({
  text: z
    .string({ error: 'Please write the note' })
    .trim()
    .min(1, 'Please write the note')
    .max(DESK_NOTE_LIMIT, `A note must be at most ${DESK_NOTE_LIMIT} characters`),
});

/** An entry of a lead's history at the desk, with its text. */
export const deskEntrySchema = z.object({ id: z.string(), at: z.string(), event: deskEventSchema });
export type DeskEntry = z.infer<typeof deskEntrySchema>;

/** The desk state of a lead. `history` is newest first. */
export const leadDeskSchema = z.object({
  stage: z.enum(LEAD_STAGES),
  lostReason: z.string().nullable(),
  nextCallAt: z.string().nullable(),
  client: clientMarkSchema.nullable(),
  history: z.array(deskEntrySchema),
});
export type LeadDesk = z.infer<typeof leadDeskSchema>;

const at = z.string();
/** Other records of the lead's website: each list newest first and shortened. */
export const relatedRecordsSchema = z.object({
  clients: z.array(clientMarkSchema),
  orders: z.array(
    z.object({ id: z.string(), at, planName: z.string(), status: z.string(), paid: z.boolean(), email: z.string() }),
  ),
  leads: z.array(
    z.object({
      id: z.string(),
      at,
      name: z.string(),
      email: z.string(),
      stage: z.enum(LEAD_STAGES),
      sameSite: z.boolean(),
    }),
  ),
  messages: z.array(z.object({ id: z.string(), at, name: z.string(), email: z.string() })),
  campaignRows: z.array(
    z.object({
      id: z.string(),
      at,
      campaignId: z.string(),
      campaign: z.string(),
      name: z.string(),
      status: z.string(),
    }),
  ),
  prospects: z.array(z.object({ id: z.string(), at, website: z.string() })),
});
export type RelatedRecords = z.infer<typeof relatedRecordsSchema>;

/** The lead's local time, if the facts of the website determine the time zone. */
export const localTimeSchema = z.object({
  /** IANA time zone name. */
  timeZone: z.string(),
  /** The fact that the time zone was derived from. */
  because: z.string(),
});
export type LocalTime = z.infer<typeof localTimeSchema>;

/** `GET /api/admin/leads/{id}` */
export const leadDetailSchema = z.object({
  lead: leadSchema,
  scanStatus: z.enum(['scanned', 'preparing', 'failed']),
  /** The public URL of the report, which cannot be guessed. */
  reportUrl: z.string(),
  /** Newest first. */
  timeline: z.array(leadEventSchema),
  desk: leadDeskSchema,
  related: relatedRecordsSchema,
  held: heldRecordsSchema,
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;
