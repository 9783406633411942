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
export type BlogPost = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML, shown as written. */
  content: string;
  author: string;
  category: string;
  tags: string[];
  featuredImage: string | null;
  published: boolean;
  /** The last save as published; null for a draft. */
  publishedAt: string | null;
  /** The first save as published. Feeds and order go by it. */
  firstPublishedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** A post in a list: everything but the text. */
export type BlogPostSummary = Omit<BlogPost, 'content'> & { readingMinutes: number };

/** `GET /api/blog/posts?published=true&view=summary`: one page of the public list, newest first. */
export type BlogPostPage = {
  posts: BlogPostSummary[];
  /** Ask for the next page with `cursor`; null on the last. */
  nextCursor: string | null;
};

/** `GET /api/blog/posts/{slug}`: the post, and what a reader may go on to. */
export type BlogPostDetail = BlogPost & {
  readingMinutes: number;
  /** The neighbours by date. */
  previous: BlogPostSummary | null;
  next: BlogPostSummary | null;
  /** At most three that share tags or the category, best first. */
  related: BlogPostSummary[];
};

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
export type BlogPostVersion = { id: string; savedAt: string; title: string; published: boolean; contentLength: number };

/**
 * `POST /api/blog/posts/{id}/preview`: an address that shows the post as saved, drafts too, without signing in.
 * The page reads it with `GET /api/blog/posts/{slug}?preview={token}` and answers with a `BlogPostDetail`.
 */
export type BlogPreviewLink = { url: string; expiresAt: string };

/** The address of everything under one tag: lower case, runs of anything but letters and digits as one hyphen. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
