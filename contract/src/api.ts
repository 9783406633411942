import * as z from 'zod';
import { UNLOCK_RULES } from './form-rules.ts';
import { typedText } from './typed-text.ts';
import { parseWebsite, type Website } from './website.ts';

/** The maximum size of a JSON body, in bytes. Applies to every call. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** A website with the text as typed, trimmed. People recognise their site by the way they write it. */
export type TypedWebsite = Website & { typed: string };

/** Turns the typed text into a website, so that no later code parses the text again. */
const websiteSchema = z.string({ error: 'Website URL is required' }).transform((text, context): TypedWebsite => {
  const parsed = parseWebsite(text);
  if (parsed.ok) return { ...parsed.website, typed: text.trim() };
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

/** `POST /api/scan` */
export const scanRequestSchema = z.object({
  website: websiteSchema,
  /** The path of our page that led to the scan, for the funnel figures. */
  from: z.string().max(300).optional().catch(undefined),
});
export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** The fields of the unlock form. */
export const unlockFormSchema = z.object({
  name: typedText(UNLOCK_RULES.name),
  businessName: typedText(UNLOCK_RULES.businessName),
  email: typedText(UNLOCK_RULES.email),
  phone: typedText(UNLOCK_RULES.phone),
});
export type UnlockForm = z.infer<typeof unlockFormSchema>;

/**
 * The JSON inside a lead's `reportData`, as the browser sends it. Only its outline is validated, because it is the
 * visitor's claim.
 */
export const reportDataSchema = z.object({
  score: z.number().nullable(),
  timestamp: z.string(),
  insights: z.array(z.record(z.string(), z.unknown())),
  recommendations: z.array(z.unknown()),
});
export type ReportData = z.infer<typeof reportDataSchema>;

const REPORT_DATA_WORDS = 'The report must be JSON with score, timestamp, insights and recommendations';

/** `POST /api/leads` */
export const leadRequestSchema = unlockFormSchema.extend({
  website: websiteSchema,
  aiVisibilityScore: z.int('The score must be a whole number').min(0).max(100).nullable().default(null),
  reportData: z
    .string(REPORT_DATA_WORDS)
    .max(JSON_BODY_LIMIT, 'The report is too large')
    .refine((text) => isReportData(text), REPORT_DATA_WORDS)
    .nullable()
    .default(null),
});
export type LeadRequest = z.infer<typeof leadRequestSchema>;

/** Accepts a report with missing parts, so that no lead is lost over it. The report that counts is the server's own. */
function isReportData(text: string): boolean {
  try {
    return reportDataSchema.partial().safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** The body of every failed call. `error` and `message` hold the same user-facing sentence. */
export const apiErrorSchema = z.object({
  error: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
