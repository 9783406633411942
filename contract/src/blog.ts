import * as z from 'zod';

/** The first is what a new post gets. */
export const BLOG_CATEGORIES = [
  'AI Search',
  'LLM Optimization',
  'Voice Search',
  'Reddit Strategy',
  'SEO Tips',
] as const;

/** How many tags a card shows. */
export const CARD_TAGS = 2;

/** The largest blog content accepted, in bytes of UTF-8. */
export const BLOG_CONTENT_LIMIT = 1024 * 1024;

/** A post as the API answers it. Times are ISO 8601 in UTC. */
export const blogPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** HTML, shown as written. */
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  published: z.boolean(),
  /** The last save as published; null for a draft. */
  publishedAt: z.string().nullable(),
  /** The first save as published. Feeds and order go by it. */
  firstPublishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A post in a list: everything but the text. */
export const blogPostSummarySchema = blogPostSchema.omit({ content: true }).extend({ readingMinutes: z.number() });
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/** `GET /api/blog/posts?published=true&view=summary`: one page of the public list, newest first. */
export const blogPostPageSchema = z.object({
  posts: z.array(blogPostSummarySchema),
  /** Ask for the next page with `cursor`; null on the last. */
  nextCursor: z.string().nullable(),
});
export type BlogPostPage = z.infer<typeof blogPostPageSchema>;

/** `GET /api/blog/posts/{slug}`: the post, and what a reader may go on to. */
export const blogPostDetailSchema = blogPostSchema.extend({
  readingMinutes: z.number(),
  /** The neighbours by date. */
  previous: blogPostSummarySchema.nullable(),
  next: blogPostSummarySchema.nullable(),
  /** At most three that share tags or the category, best first. */
  related: z.array(blogPostSummarySchema),
});
export type BlogPostDetail = z.infer<typeof blogPostDetailSchema>;

const text = (label: string, most: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`);

/** The slug as the form forces it while somebody types: lower case, spaces as hyphens. */
export function forcedSlug(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, '-');
}

/** A slug to begin with, made from a title: letters and digits, everything else as single hyphens. */
export function slugOf(title: string): string {
  return tagSlug(title.replace(/['’]/g, '')).slice(0, 80).replace(/-+$/, '');
}

/** Tags as they are typed: split on commas, trimmed, blank ones and repeats left out. */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** `https://…` or a path of this site. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith('/')) return !address.startsWith('//') && !address.includes('\\');
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/**
 * `POST /api/blog/posts` and `PATCH /api/blog/posts/{id}`. A posted `publishedAt` is accepted and not used: the server
 * sets it on every save.
 */
export const blogPostRequestSchema = z.object({
  title: text('Title', 300),
  slug: text('Slug', 200)
    .transform(forcedSlug)
    .refine((slug) => /^[\p{Letter}\p{Mark}\p{Number}_-]+$/u.test(slug), 'Slug may hold letters, digits and hyphens'),
  excerpt: text('Excerpt', 2000),
  content: z
    .string({ error: 'Content is required' })
    .refine((html) => html.trim() !== '', 'Content is required')
    .refine((html) => new TextEncoder().encode(html).length <= BLOG_CONTENT_LIMIT, 'Content must be at most 1 MB'),
  author: text('Author', 200),
  category: z
    .string()
    .trim()
    .max(100, 'Category must be at most 100 characters')
    .nullish()
    .transform((category) => category || BLOG_CATEGORIES[0]),
  tags: z
    .array(z.string().trim().max(100, 'A tag must be at most 100 characters'), { error: 'Tags must be a list' })
    .max(50, 'At most 50 tags')
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])].filter((tag) => tag !== '')),
  featuredImage: z
    .string()
    .trim()
    .max(2048, 'The image address must be at most 2048 characters')
    .nullish()
    .transform((address) => address || null)
    .refine(
      (address) => address === null || isPictureAddress(address),
      'The image address must begin with https:// or /',
    ),
  published: z
    .boolean({ error: 'published must be true or false' })
    .nullish()
    .transform((published) => published ?? false),
});
export type BlogPostRequest = z.input<typeof blogPostRequestSchema>;

/** `GET /api/blog/posts/{id}/versions`: newest first. The first is the post as it stands. */
export const blogPostVersionSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  title: z.string(),
  published: z.boolean(),
  contentLength: z.number(),
});
export type BlogPostVersion = z.infer<typeof blogPostVersionSchema>;

/**
 * `POST /api/blog/posts/{id}/preview`: an address that shows the post as saved, drafts too, without signing in.
 * The page reads it with `GET /api/blog/posts/{slug}?preview={token}` and answers with a `BlogPostDetail`.
 */
export const blogPreviewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });
export type BlogPreviewLink = z.infer<typeof blogPreviewLinkSchema>;

/** The address of everything under one tag: lower case, runs of anything but letters and digits as one hyphen. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
