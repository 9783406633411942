import * as z from 'zod';

/** The part of the page, or the file, in which a piece of evidence was found. */
export const evidencePlaceSchema = z.enum([
  'title',
  'description',
  'heading',
  'text',
  'link',
  'markup',
  'source',
  'meta',
  'header',
  'script',
  'robots.txt',
  'sitemap',
  'llms.txt',
  'response',
]);
export type EvidencePlace = z.infer<typeof evidencePlaceSchema>;

/**
 * One piece of evidence: what was read and where. `excerpt` is verbatim text of the fetched bytes (for `response`, the
 * HTTP status line).
 */
export const evidenceSchema = z.object({
  url: z.string(),
  place: evidencePlaceSchema,
  excerpt: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;
