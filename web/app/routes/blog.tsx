import { brand } from '@named-first/contract';
import { data } from 'react-router';
import { apiFor, readPost as readFormPost } from '../api/form-post.server';
import { apiContext } from '../api/in-process.server';
import { listedPageMeta } from '../components/page-meta';
import { BlogPage } from '../features/blog/blog-page';
import { readPostPage } from '../features/blog/blog-reads.server';
import { feedLinks } from '../features/blog/feed-links';
import { listHeaders, readCursor } from '../features/blog/list-address';
import { answerDownloadPost } from '../features/downloads/form-post.server';
import { WhitePaperOffer } from '../features/downloads/white-paper-offer';
import type { Route } from './+types/blog';

export const handle = { hydrate: true };

export const headers = listHeaders;

export function meta(args: Route.MetaArgs) {
  const cursor = args.loaderData?.cursor;
  const older = cursor && {
    path: `/blog?cursor=${encodeURIComponent(cursor)}`,
    title: `Older blog posts | ${brand.name}`,
  };
  return [...listedPageMeta(args, 'blog', older || {}), ...feedLinks()];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const cursor = readCursor(request.url);
  const page = await readPostPage(context.get(apiContext), { cursor, tag: null });
  return data({ page, cursor }, { headers: page ? { 'Cache-Control': 'public, max-age=0, must-revalidate' } : {} });
}

/** Only a browser without our scripts posts to the page itself, to request the white paper. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerDownloadPost(request, await readFormPost(request), apiFor(context));
  return data(answer.data, { ...answer.init, headers: { 'Cache-Control': 'no-store' } });
}

export default function Blog({ loaderData: { page, cursor }, actionData }: Route.ComponentProps) {
  return (
    <BlogPage key={cursor} page={page} isFirstPage={cursor === null} offer={<WhitePaperOffer answer={actionData} />} />
  );
}
