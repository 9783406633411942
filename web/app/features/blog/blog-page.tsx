import type { BlogPostPage } from '@named-first/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../components/ui/button';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/ui/icons';
import { BackToBlog } from './back-to-blog';
import { PostGrid } from './post-card';
import { usePosts } from './use-posts';

type BlogPageProps = {
  page: BlogPostPage | null;
  isFirstPage: boolean;
  /** What stands between the heading and the posts. */
  offer?: ReactNode;
};

export function BlogPage({ page, isFirstPage, offer }: BlogPageProps) {
  return (
    <div className="wrap pt-10 md:pt-14">
      <header className="max-w-3xl">
        <p className="font-semibold text-soft">Blog</p>
        <h1 className="mt-1 text-3xl font-extrabold">How assistants choose who to name</h1>
        <p className="mt-4 text-lg text-soft">
          What has been measured, what has not, and what an owner can do about it this week. Sources are linked; where
          the evidence is thin, we say so.
        </p>
      </header>
      {isFirstPage && offer && <div className="mt-8">{offer}</div>}
      <Posts page={page} isFirstPage={isFirstPage} tag={null} title={isFirstPage ? 'All posts' : 'Older posts'} />
    </div>
  );
}

type TagPageProps = { page: BlogPostPage | null; isFirstPage: boolean; tag: string; name: string };

/** Everything under one tag. */
export function TagPage({ page, isFirstPage, tag, name }: TagPageProps) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <BackToBlog />
      <h1 className="mt-4 text-3xl font-extrabold break-words">Posts about {name}</h1>
      <Posts page={page} isFirstPage={isFirstPage} tag={tag} title={`Tagged “${name}”`} />
    </div>
  );
}

type PostsProps = { page: BlogPostPage | null; isFirstPage: boolean; tag: string | null; title: string };

function Posts({ page, isFirstPage, tag, title }: PostsProps) {
  const { state, retry } = usePosts(page, tag);
  const isEmpty = state.is === 'ready' && state.posts.length === 0;
  return (
    <section aria-labelledby="posts" className="mt-12">
      <h2 id="posts" className={clsx('text-2xl', isEmpty && 'sr-only')}>
        {title}
      </h2>
      <div aria-live="polite" className="mt-5">
        {state.is === 'loading' && <Loading />}
        {state.is === 'failed' && <Failed onRetry={retry} />}
        {isEmpty && <NoPosts tag={tag} />}
        {state.is === 'ready' && !isEmpty && <PostGrid posts={state.posts} />}
      </div>
      {state.is === 'ready' && <Pages nextCursor={state.nextCursor} isFirstPage={isFirstPage} tag={tag} />}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p className="py-10 text-lg text-soft">Loading...</p>
      <noscript>
        <p>The posts could not be read just now. Load this page again in a moment.</p>
      </noscript>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="ticket max-w-xl p-6">
      <p className="text-lg font-semibold">The posts could not be loaded.</p>
      <p className="mt-2 text-soft">Check your connection. If it is fine, the fault is ours and will pass.</p>
      <Button onClick={onRetry} className="mt-5">
        Try again
      </Button>
    </div>
  );
}

function NoPosts({ tag }: { tag: string | null }) {
  if (tag !== null) {
    return <p className="py-10 text-lg">No post carries this tag.</p>;
  }
  return (
    <div className="ticket max-w-xl p-6">
      <p className="text-lg">No blog posts published yet. Check back soon!</p>
      <a
        href="/admin/blog"
        className="mt-3 inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
      >
        Write the first post
      </a>
    </div>
  );
}

function Pages({
  nextCursor,
  isFirstPage,
  tag,
}: Pick<PostsProps, 'isFirstPage' | 'tag'> & { nextCursor: string | null }) {
  if (isFirstPage && nextCursor === null) return null;
  const path = tag === null ? '/blog' : `/blog/tag/${encodeURIComponent(tag)}`;
  return (
    <nav aria-label="Pages of posts" className="mt-10 flex flex-wrap gap-3">
      {!isFirstPage && (
        <a href={path} className={buttonClass('plain')}>
          <ArrowLeftIcon /> Newest posts
        </a>
      )}
      {nextCursor !== null && (
        <a href={`${path}?cursor=${encodeURIComponent(nextCursor)}`} rel="next" className={buttonClass('plain')}>
          Older posts <ArrowRightIcon />
        </a>
      )}
    </nav>
  );
}
