import { type BlogPostPage, brand, tagSlug } from '@named-first/contract';
import { data } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageMeta } from '../components/page-meta';
import { breadcrumbs } from '../components/structured-data';
import { readPostPage } from '../features/blog/blog-reads.server';
import { feedLinks } from '../features/blog/feed-links';
import { listHeaders, readCursor } from '../features/blog/list-address';
import { headTitle } from '../features/blog/post-meta';
import { TagPage } from '../features/blog/tag-page';
import { NotFound } from '../features/not-found/not-found';
import type { Route } from './+types/blog-tag';

/** The browser fetches the posts only if the server could not read them. */
export const handle = { hydrate: (read?: { page: BlogPostPage | null }) => read?.page === null };

export const headers = listHeaders;

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  if (!loaderData || isEmpty(loaderData.page)) {
    return [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];
  }
  const { tag, name, cursor } = loaderData;
  const path = `/blog/tag/${encodeURIComponent(tag)}`;
  const page = pageMeta(args, {
    path: cursor ? `${path}?cursor=${encodeURIComponent(cursor)}` : path,
    title: headTitle(`Posts about ${name}`),
    description: `Everything ${brand.name} has written about ${name} for owners of local service businesses: what has been measured, and what to do about it.`,
    image: '/og/blog.png',
    jsonLd: (origin) => [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: `Posts about ${name}`, path },
      ]),
    ],
  });
  return [...page, ...feedLinks()];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tag = tagSlug(params.tag);
  const cursor = readCursor(request.url);
  const page = await readPostPage(context.get(apiContext), { cursor, tag });
  const answer = { page, cursor, tag, name: nameOf(tag, page) };
  if (isEmpty(page)) return data(answer, { status: 404 });
  return data(answer, { headers: page ? { 'Cache-Control': 'public, max-age=0, must-revalidate' } : {} });
}

/** The tag in the spelling of its posts. */
function nameOf(tag: string, page: BlogPostPage | null): string {
  return page?.posts.flatMap(({ tags }) => tags).find((one) => tagSlug(one) === tag) ?? tag;
}

const isEmpty = (page: BlogPostPage | null) => page?.posts.length === 0;

export default function BlogTag({ loaderData: { page, cursor, tag, name } }: Route.ComponentProps) {
  if (isEmpty(page)) return <NotFound />;
  return <TagPage key={cursor} page={page} isFirstPage={cursor === null} tag={tag} name={name} />;
}
