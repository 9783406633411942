/** Prospects: websites that the agency scans itself, before a lead exists. */
import * as z from 'zod';
import { clientMarkSchema, relatedRecordsSchema } from './desk.ts';
import { optional, UNLOCK_RULES } from './form-rules.ts';
import { storedReportSchema } from './stored-report.ts';
import { optionalText, typedText } from './typed-text.ts';

/** `POST /api/admin/prospects/{id}/lead`: the person behind the website. */
export const prospectLeadSchema = z.object({
  name: typedText(UNLOCK_RULES.name),
  businessName: typedText(UNLOCK_RULES.businessName),
  email: typedText(UNLOCK_RULES.email),
  phone: optionalText(optional('Phone', 50)),
});

/** A website that the agency scanned itself. Prospects get no mail. */
export const prospectSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  website: z.string(),
  state: z.enum(['scanning', 'scanned', 'failed']),
  /** Why the scan failed, as text for the reader. */
  reason: z.string().nullable(),
  score: z.number().nullable(),
  /** The lead created from it, and the newest client with the same website. */
  leadId: z.string().nullable(),
  client: clientMarkSchema.nullable(),
});
export type Prospect = z.infer<typeof prospectSchema>;

export const prospectPageSchema = z.object({
  prospects: z.array(prospectSchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});
export type ProspectPage = z.infer<typeof prospectPageSchema>;

/** `GET /api/admin/prospects/{id}`: includes the whole report after the scan. */
export const prospectDetailSchema = prospectSchema.extend({
  report: storedReportSchema.nullable(),
  related: relatedRecordsSchema,
});
export type ProspectDetail = z.infer<typeof prospectDetailSchema>;

/** The response to turning a prospect into a lead. */
export const prospectMadeLeadSchema = z.object({ leadId: z.string() });
