import { blogPosts } from '../../db/schema/index.ts';
import { changeBlog } from './change-blog.ts';
import type { BlogDeps } from './deps.ts';

type SeedBlogPost = Pick<
  typeof blogPosts.$inferInsert,
  'slug' | 'title' | 'excerpt' | 'content' | 'author' | 'category' | 'tags' | 'featuredImage'
> & {
  /** The publication date, ISO 8601. */
  date: string;
};

export type SeededBlog = { added: string[]; kept: string[] };

/**
 * Publishes posts with their past dates. Skips posts whose slug is taken, edited or not, so seeding twice changes
 * nothing.
 */
export function seedBlog(
  deps: Pick<BlogDeps, 'db' | 'blogVersion'>,
  posts: readonly SeedBlogPost[],
): Promise<SeededBlog> {
  return changeBlog(deps, async (tx) => {
    const rows = posts.map(({ date, ...post }) => ({ ...post, ...publishedOn(new Date(date)) }));
    const stored = await tx
      .insert(blogPosts)
      .values(rows)
      .onConflictDoNothing({ target: blogPosts.slug })
      .returning({ slug: blogPosts.slug });
    const added = stored.map(({ slug }) => slug);
    return { added, kept: posts.map(({ slug }) => slug).filter((slug) => !added.includes(slug)) };
  });
}

function publishedOn(day: Date) {
  return { published: true, publishedAt: day, firstPublishedAt: day, createdAt: day, updatedAt: day };
}
