import * as z from 'zod';

/**
 * `somebody-alike`: the name occurs, but belongs or may belong to another business. `cited-only`: a page of the
 * business is cited, without its name.
 */
export const OWN_VERDICTS = ['named', 'cited-only', 'somebody-alike', 'not-named'] as const;
export type OwnVerdict = (typeof OWN_VERDICTS)[number];

/** What a business can be recognised by. A single identifier is never enough. */
export const IDENTIFIERS = ['name', 'phone', 'domain', 'address', 'town', 'profile'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

/** Why the name alone did not count as a match. */
export const ALIKE_REASONS = ['other-phone', 'other-domain', 'other-town', 'general-name', 'nothing-else'] as const;
export type AlikeReason = (typeof ALIKE_REASONS)[number];

export const CLAIM_KINDS = [
  ...(['phone', 'hours', 'address', 'town', 'service', 'price', 'licence', 'emergency'] as const),
  ...(['closed', 'website', 'years', 'rating'] as const),
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * The only kinds in which an assistant may be called wrong. If the site does not mention a kind, nothing contradicts
 * it.
 */
export const WRONG_KINDS = ['phone', 'hours', 'address', 'price', 'emergency', 'website'] as const;

export const CLAIM_VERDICTS = ['right', 'wrong', 'not-on-site', 'pages-disagree'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/** Occurs in the stored answer, character for character. */
const quote = z.string();

export const answerClaimSchema = z.object({
  kind: z.enum(CLAIM_KINDS),
  verdict: z.enum(CLAIM_VERDICTS),
  /** What the assistant states, in its own words (verbatim). */
  said: quote,
  /** The sentence that contains it. */
  quote,
  /** What the site says about it; null if the site does not mention it. */
  site: z.object({ shown: z.string(), excerpt: z.string(), url: z.string().nullable() }).nullable(),
});
export type AnswerClaim = z.infer<typeof answerClaimSchema>;

/** Businesses only. People named in an answer are never listed. */
export const namedRivalSchema = z.object({ name: quote, quote, domain: z.string().nullable() });
export type NamedRival = z.infer<typeof namedRivalSchema>;

export const SOURCE_CLASSES = [
  'own',
  'rival',
  'directory',
  'review',
  'social',
  'news',
  'public-body',
  'forum',
  'other',
] as const;
export type SourceClass = (typeof SOURCE_CLASSES)[number];

export const answerSourceSchema = z.object({
  /** http or https, without tracking parameters or fragment. */
  url: z.string(),
  host: z.string(),
  title: z.string().nullable(),
  /** False if the assistant only found or read the page during its search. */
  cited: z.boolean(),
  class: z.enum(SOURCE_CLASSES),
  /** The platform's usual name; null for other sites. */
  platform: z.string().nullable(),
});
export type AnswerSource = z.infer<typeof answerSourceSchema>;

/** What one answer says about one business. A pure function of the stored answer and the facts of the site. */
export const answerReadingSchema = z.object({
  verdict: z.enum(OWN_VERDICTS),
  /** The identifiers found in the passage that names the business; empty if no passage does. */
  found: z.array(z.enum(IDENTIFIERS)),
  /** The passage that names the business, or null. */
  quote: quote.nullable(),
  /** True if the business is the first one that the answer names. */
  first: z.boolean(),
  /** Passages about another business of the same name. An answer can contain them and still name the business. */
  alike: z.array(z.object({ reason: z.enum(ALIKE_REASONS), quote })),
  rivals: z.array(namedRivalSchema),
  sources: z.array(answerSourceSchema),
  claims: z.array(answerClaimSchema),
});
export type AnswerReading = z.infer<typeof answerReadingSchema>;
