import * as z from 'zod';
import { insightSchema } from './report.ts';
import { howToSchema } from './site-builder.ts';

/** An open fix without its part in the score, which is between the owner and us. */
const handedOverFixSchema = insightSchema.pick({
  ...{ id: true, title: true, description: true, evidence: true, fix: true },
});
export type HandedOverFix = z.infer<typeof handedOverFixSchema>;

/** `GET /api/hand-overs/{token}`: the open fixes of a report, as shown to anyone who has the page's own token. */
export const handOverViewSchema = z.object({
  businessName: z.string(),
  website: z.string(),
  /** Null while there is no report. */
  scannedAt: z.string().nullable(),
  /** Those that matter most first. */
  fixes: z.array(handedOverFixSchema),
  howTo: z.array(howToSchema),
});
export type HandOverView = z.infer<typeof handOverViewSchema>;
