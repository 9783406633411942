import {
  BLOG_CATEGORIES,
  type BlogPost,
  type BlogPostRequest,
  forcedSlug,
  slugOf,
  tagsOf,
} from '@named-first/contract';

/** The fields of the form, as typed. */
export type PostFields = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  tags: string;
  featuredImage: string;
  published: boolean;
};

export type FieldErrors = Partial<Record<keyof PostFields, string>>;

export const EMPTY_FIELDS: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: '',
  category: BLOG_CATEGORIES[0],
  tags: '',
  featuredImage: '',
  published: false,
};

/** The fields for a post. Tags are on one line, joined by a comma and a space. */
export function fieldsOf(post: BlogPost): PostFields {
  const { title, slug, excerpt, content, author, category, tags, featuredImage, published } = post;
  return {
    title,
    slug,
    excerpt,
    content,
    author,
    category,
    tags: tags.join(', '),
    featuredImage: featuredImage ?? '',
    published,
  };
}

/** The body of a save. Saving a published post publishes it again, as the specification requires. */
export function requestOf(fields: PostFields, now: Date): BlogPostRequest & { publishedAt: string | null } {
  return {
    ...fields,
    tags: tagsOf(fields.tags),
    featuredImage: fields.featuredImage.trim() || null,
    publishedAt: fields.published ? now.toISOString() : null,
  };
}

/**
 * The form after a change. The slug is normalized as it is typed. It follows the title until the writer edits it or the
 * post has a URL.
 */
export function withTyped(fields: PostFields, change: Partial<PostFields>, isNew: boolean): PostFields {
  const next = { ...fields, ...change };
  if (change.slug !== undefined) return { ...next, slug: forcedSlug(change.slug) };
  const slugFollows = isNew && change.title !== undefined && fields.slug === slugOf(fields.title);
  return slugFollows ? { ...next, slug: slugOf(next.title) } : next;
}

export function sameFields(one: PostFields, other: PostFields): boolean {
  return changedFields(one, other).length === 0;
}

/** The fields in which two versions differ, in the order of the form. */
export function changedFields(one: PostFields, other: PostFields): (keyof PostFields)[] {
  return (Object.keys(EMPTY_FIELDS) as (keyof PostFields)[]).filter((name) => one[name] !== other[name]);
}

const REQUIRED = { title: 'Title', slug: 'Slug', excerpt: 'Excerpt', content: 'Content', author: 'Author' } as const;

/** Missing required fields, checked before the server does. */
export function missingFields(fields: PostFields): FieldErrors {
  const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter((name) => fields[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, `${REQUIRED[name]} is required`]));
}
