import * as z from 'zod';
import { UNLOCK_RULES } from './form-rules.ts';
import { typedText } from './typed-text.ts';
import { parseWebsite, type Website } from './website.ts';

/** The largest JSON body any call accepts, in bytes. */
export const JSON_BODY_LIMIT = 256 * 1024;

/** A website with what was typed, without the space around it: people know their site by how they write it. */
export type TypedWebsite = Website & { typed: string };

/** Turns what was typed into a website, so that nothing behind it reads the text again. */
const websiteSchema = z.string({ error: 'Website URL is required' }).transform((text, context): TypedWebsite => {
  const parsed = parseWebsite(text);
  if (parsed.ok) return { ...parsed.website, typed: text.trim() };
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

/** `POST /api/scan` */
export const scanRequestSchema = z.object({ website: websiteSchema });
export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** The unlock form: what the visitor types. */
export const unlockFormSchema = z.object({
  name: typedText(UNLOCK_RULES.name),
  businessName: typedText(UNLOCK_RULES.businessName),
  email: typedText(UNLOCK_RULES.email),
  phone: typedText(UNLOCK_RULES.phone),
});
export type UnlockForm = z.infer<typeof unlockFormSchema>;

/** The JSON inside a lead's `reportData`, as the browser sends it. Only its outline is checked: it is the visitor's claim. */
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

/** A part that is missing loses nobody: the report that counts is the server's own. */
function isReportData(text: string): boolean {
  try {
    return reportDataSchema.partial().safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** What every failed call answers. `error` and `message` hold the same sentence for a person. */
export const apiErrorSchema = z.object({
  error: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
