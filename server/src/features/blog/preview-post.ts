import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BlogPostDetail, BlogPreviewLink } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { cleanText } from '../../db/clean-text.ts';
import { persistedSecret } from '../../db/persisted-secret.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { BlogDeps } from './deps.ts';
import { getPostById } from './list-all-posts.ts';
import { readingMinutes } from './reading-minutes.ts';

type PreviewDeps = Pick<BlogDeps, 'db' | 'clock' | 'settings'>;

const SECRET_NAME = 'blog-preview-secret';
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A link that shows the last saved state of a post, drafts included, to anyone who has it, for a week.
 *
 * @throws AppError `blog-post-not-found`.
 */
export async function linkToPreview(deps: PreviewDeps, id: string): Promise<BlogPreviewLink> {
  const { slug } = await getPostById(deps, id);
  const expires = deps.clock.now().getTime() + VALID_MS;
  const token = `${id}.${expires.toString(36)}.${await sign(deps, `${id}.${expires}`)}`;
  const url = new URL(`/blog/${encodeURIComponent(slug)}?preview=${token}`, deps.settings.publicUrl);
  return { url: url.href, expiresAt: new Date(expires).toISOString() };
}

/**
 * The preview link of the draft whose public page would be at `pathname`; null if there is no such draft. The caller
 * has checked the session.
 */
export async function previewOfDraft(deps: PreviewDeps, pathname: string): Promise<string | null> {
  const slug = slugIn(pathname);
  if (slug === null || cleanText(slug) !== slug) return null;
  const isDraft = and(eq(blogPosts.slug, slug), eq(blogPosts.published, false));
  const [draft] = await deps.db.select({ id: blogPosts.id }).from(blogPosts).where(isDraft);
  return draft ? (await linkToPreview(deps, draft.id)).url : null;
}

function slugIn(pathname: string): string | null {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return slug === undefined ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/**
 * The post of a preview link, as last saved.
 *
 * @throws AppError `blog-post-not-found`, also if the link was altered or has expired.
 */
export async function getPreview(deps: PreviewDeps, token: string): Promise<BlogPostDetail> {
  const [, id = '', expires36 = '', signature = ''] =
    /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const expires = Number.parseInt(expires36, 36);
  const expected = Buffer.from(await sign(deps, `${id}.${expires}`));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || expires < deps.clock.now().getTime()) throw new AppError('blog-post-not-found');
  const post = await getPostById(deps, id);
  return { ...post, readingMinutes: readingMinutes(post.content), previous: null, next: null, related: [] };
}

async function sign(deps: Pick<BlogDeps, 'db'>, text: string): Promise<string> {
  return createHmac('sha256', await persistedSecret(deps.db, SECRET_NAME))
    .update(text)
    .digest('base64url');
}
