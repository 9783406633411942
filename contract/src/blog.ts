import * as z from 'zod';

/** A new post gets the first one. */
export const BLOG_CATEGORIES = [
  'AI Search',
  'LLM Optimization',
  'Voice Search',
  'Reddit Strategy',
  'SEO Tips',
] as const;

/** The maximum number of tags on a card. */
export const CARD_TAGS = 2;

/** The maximum size of a post's content, in bytes of UTF-8. */
export const BLOG_CONTENT_LIMIT = 1024 * 1024;

/** A post as the API returns it. Times are ISO 8601 in UTC. */
export const blogPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** HTML, rendered without changes. */
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  published: z.boolean(),
  /** When the post was last saved as published; null for a draft. */
  publishedAt: z.string().nullable(),
  /** When the post was first saved as published. Feeds and lists sort by it. */
  firstPublishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A post in a list: everything except its content. */
export const blogPostSummarySchema = blogPostSchema.omit({ content: true }).extend({ readingMinutes: z.number() });
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/** `GET /api/blog/posts?published=true&view=summary`: one page of the public list, newest first. */
export const blogPostPageSchema = z.object({
  posts: z.array(blogPostSummarySchema),
  /** Pass as `cursor` to get the next page; null on the last page. */
  nextCursor: z.string().nullable(),
});
export type BlogPostPage = z.infer<typeof blogPostPageSchema>;

/** `GET /api/blog/posts/{slug}`: the post, and the posts to read next. */
export const blogPostDetailSchema = blogPostSchema.extend({
  readingMinutes: z.number(),
  /** The previous and the next post by date. */
  previous: blogPostSummarySchema.nullable(),
  next: blogPostSummarySchema.nullable(),
  /** At most three posts that share tags or the category, best match first. */
  related: z.array(blogPostSummarySchema),
});
export type BlogPostDetail = z.infer<typeof blogPostDetailSchema>;

const text = (label: string, most: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`);

/** Normalises a slug while the user types: lower case, spaces become hyphens. */
export function forcedSlug(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, '-');
}

/** Suggests a slug for a title: letters and digits, everything else as single hyphens. */
export function slugOf(title: string): string {
  return tagSlug(title.replace(/['’]/g, '')).slice(0, 80).replace(/-+$/, '');
}

/** Splits typed tags on commas, trims them, and drops blanks and duplicates. */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** True for `https://…` and for a path of this site. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith('/')) return !address.startsWith('//') && !address.includes('\\');
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/**
 * `POST /api/blog/posts` and `PATCH /api/blog/posts/{id}`. A `publishedAt` in the body is accepted and ignored: the
 * server sets it on every save.
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

/** `GET /api/blog/posts/{id}/versions`: newest first. The first is the current post. */
export const blogPostVersionSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  title: z.string(),
  published: z.boolean(),
  contentLength: z.number(),
});
export type BlogPostVersion = z.infer<typeof blogPostVersionSchema>;

/**
 * `POST /api/blog/posts/{id}/preview`: a URL that shows the saved post without signing in, drafts included. The page
 * loads it with `GET /api/blog/posts/{slug}?preview={token}` and gets a `BlogPostDetail`.
 */
export const blogPreviewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });
export type BlogPreviewLink = z.infer<typeof blogPreviewLinkSchema>;

/** The path segment of a tag: lower case, with every run of other characters than letters and digits as one hyphen. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
