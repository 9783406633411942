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

/** The address of everything under one tag: lower case, runs of anything but letters and digits as one hyphen. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
