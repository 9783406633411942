import { tagSlug } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { blogPosts } from '../../../db/schema/index.ts';
import type { BlogDeps } from '../deps.ts';

export type PublishedTag = {
  slug: string;
  /** All its spellings in posts: `SEO`, `seo`. */
  names: string[];
  /** The last change of a post with this tag. */
  updatedAt: Date;
};

/** The tags of published posts, one entry per slug, sorted by slug. */
export async function publishedTags(deps: Pick<BlogDeps, 'db'>): Promise<PublishedTag[]> {
  const { rows } = await deps.db.execute<{ name: string; updated_at: Date | string }>(
    sql`select tag as name, max(updated_at) as updated_at
          from ${blogPosts}, unnest(tags) as tag where published group by tag order by tag`,
  );
  const bySlug = new Map<string, PublishedTag>();
  for (const row of rows) {
    const slug = tagSlug(row.name);
    if (slug === '') continue;
    const updatedAt = new Date(row.updated_at);
    const known = bySlug.get(slug);
    if (!known) bySlug.set(slug, { slug, names: [row.name], updatedAt });
    else {
      known.names.push(row.name);
      if (updatedAt > known.updatedAt) known.updatedAt = updatedAt;
    }
  }
  return [...bySlug.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
