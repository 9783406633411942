/** A client's fact sheet: the calls of the back office and of the page on which the client signs it. */
import * as z from 'zod';
import { CLIENT_STATES } from './clients.ts';
import { evidenceSchema, pasteSchema } from './report.ts';
import { SHEET_FIELD_IDS, sheetFactsSchema } from './sheet-fields.ts';
import { sheetContradictionSchema, sheetReadingSchema } from './sheet-readings.ts';

/** How many days a signing link is valid. */
export const SHEET_LINK_DAYS = 14;
/** After how many days without an answer Monday's page lists a sign-off. */
export const SHEET_WAIT_DAYS = 3;

const fieldId = z.enum(SHEET_FIELD_IDS);
/** The contents of a sheet, without blank fields. */
const facts = z.partialRecord(fieldId, z.array(z.string()));
const differences = z.array(z.object({ field: fieldId, before: z.array(z.string()), after: z.array(z.string()) }));

/** One mail with a link, and the client's answer to it. */
const sendingSchema = z.object({
  name: z.string(),
  email: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  /** Null until the client answers. */
  answeredAt: z.string().nullable(),
  /** The name that the client typed. */
  answeredBy: z.string().nullable(),
  /** The changes that the client asked for, in their words. */
  changes: z.partialRecord(fieldId, z.string()).nullable(),
  note: z.string().nullable(),
});
export type SheetSending = z.infer<typeof sendingSchema>;

/** `GET /api/admin/clients/{id}/fact-sheet`. Times are ISO 8601 in UTC. */
export const clientSheetSchema = z.object({
  client: z.object({
    id: z.string(),
    businessName: z.string(),
    website: z.string().nullable(),
    state: z.enum(CLIENT_STATES),
  }),
  /** Contacts who approve; the buyer if the client has no such contact. */
  approvers: z.array(z.object({ name: z.string(), email: z.string() })),
  /** The version being edited; null before the first edit and after each sign-off. */
  draft: z
    .object({
      version: z.number(),
      /** Incremented by each save. A save names the revision that it is based on. */
      revision: z.number(),
      state: z.enum(['draft', 'sent', 'changes']),
      facts,
      /** Where a scan found the value of a field. */
      evidence: z.partialRecord(fieldId, z.array(evidenceSchema)),
      updatedAt: z.string(),
      /** The last mail with a link to this version. */
      sending: sendingSchema.nullable(),
    })
    .nullable(),
  /** Newest first. The first is the current version. */
  signed: z.array(
    z.object({
      version: z.number(),
      facts,
      signedAt: z.string(),
      signedBy: z.string(),
      /** The e-mail address that the link was sent to, and the IP address that answered. */
      signedEmail: z.string(),
      signedFrom: z.string().nullable(),
      /** What changed compared with the previous version. */
      differences,
    }),
  ),
  /** What the newest scan of the site found; null before the first scan. */
  reading: z.object({ scannedAt: z.string(), readings: z.array(sheetReadingSchema) }).nullable(),
  /** Where that scan differs from the signed version. */
  contradictions: z.array(sheetContradictionSchema),
  /** Texts to paste, generated from the current version; null until a scan has generated them. */
  pastes: z.array(z.object({ insightId: z.string(), title: z.string(), paste: z.array(pasteSchema) })).nullable(),
});
export type ClientSheet = z.infer<typeof clientSheetSchema>;

const REVISION = 'revision must be that of the sheet as it was read';
const revision = z.int(REVISION).min(0, REVISION).max(1_000_000, REVISION);

/** `PUT /api/admin/clients/{id}/fact-sheet`: replaces all fields; a field that is not sent becomes blank. */
export const saveSheetSchema = z.object({ revision, facts: sheetFactsSchema });

/** `POST /api/admin/clients/{id}/fact-sheet/send`: mails the sheet to one of the approvers. */
export const sendSheetSchema = z.object({
  revision,
  email: z.string({ error: 'Please choose who signs' }).max(254, 'Please choose who signs'),
});

/** `GET /api/fact-sheet/{link}`: what the page shows to anyone who has the link. */
export const sheetPageSchema = z.object({
  /** `superseded`: the agency changed the sheet after mailing this link. */
  state: z.enum(['open', 'signed', 'changes', 'superseded', 'expired']),
  businessName: z.string(),
  /** The person the link was mailed to. */
  name: z.string(),
  version: z.number(),
  /** Null if this link no longer shows the sheet. */
  facts: facts.nullable(),
  /** Differences from the version signed last; null if no version was signed. */
  differences: differences.nullable(),
  expiresAt: z.string(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
});
export type SheetPage = z.infer<typeof sheetPageSchema>;

const typedName = z
  .string({ error: 'Please type your name' })
  .trim()
  .min(1, 'Please type your name')
  .max(120, 'Your name must be at most 120 characters');

/** `POST /api/fact-sheet/{link}/sign` */
export const signSheetSchema = z.object({
  name: typedName,
  correct: z.literal(true, { error: 'Please tick that everything is correct' }),
});

const MAX_CHANGE_LENGTH = 500;
const MAX_NOTE_LENGTH = 2000;

/** `POST /api/fact-sheet/{link}/changes`: asks for changes, in words, field by field. */
export const sheetChangesSchema = z
  .object({
    name: typedName,
    changes: z
      .partialRecord(
        fieldId,
        z.string().trim().max(MAX_CHANGE_LENGTH, `Each change must be at most ${MAX_CHANGE_LENGTH} characters`),
      )
      .transform((changes) => Object.fromEntries(Object.entries(changes).filter(([, words]) => words !== ''))),
    note: z
      .string()
      .trim()
      .max(MAX_NOTE_LENGTH, `The message must be at most ${MAX_NOTE_LENGTH} characters`)
      .nullish()
      .transform((words) => words || null),
  })
  .refine(({ changes, note }) => Object.keys(changes).length > 0 || note !== null, 'Please say what to change');
