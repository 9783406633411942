import { brand } from '@named-first/contract';
import { data } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { publicUrlContext } from '../api/public-url.server';
import { pageMeta } from '../components/page-meta';
import { readPost } from '../features/blog/blog-reads.server';
import { feedLinks } from '../features/blog/feed-links';
import { readPostContent } from '../features/blog/post-content.server';
import {
  headDescription,
  headTitle,
  postStructuredData,
  postUrl,
  sharePicture,
  withoutForeignSize,
} from '../features/blog/post-meta';
import { PostNotFound, PostPage } from '../features/blog/post-page';
import type { Route } from './+types/blog-post';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [{ title: `Post Not Found | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
  const { post, content } = args.loaderData;
  const image = sharePicture(post.featuredImage);
  const page = pageMeta(args, {
    path: `/blog/${encodeURIComponent(post.slug)}`,
    title: headTitle(post.title),
    description: headDescription(post.excerpt),
    type: 'article',
    image,
    imageAlt: post.title,
    jsonLd: (origin) => postStructuredData(origin, post, content.words),
  });
  return [...withoutForeignSize(page, image), ...feedLinks()];
}

const KEPT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
/** A draft is only for people with its preview link. */
const HIDDEN = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const preview = new URL(request.url).searchParams.get('preview');
  const post = await readPost(context.get(apiContext), params.slug, preview);
  if (!post) return data(null, { status: 404 });
  const content = readPostContent(post.content);
  const url = postUrl(context.get(publicUrlContext), post);
  return data({ post, content, url }, { headers: preview === null ? KEPT : HIDDEN });
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PostPage {...loaderData} /> : <PostNotFound />;
}
