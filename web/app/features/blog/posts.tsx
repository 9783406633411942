import type { BlogPostPage } from '@named-first/contract';
import { clsx } from 'clsx';
import { Button, buttonClass } from '../../components/ui/button';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/ui/icons';
import { PostGrid } from './post-card';
import { usePosts } from './use-posts';

type PostsProps = { page: BlogPostPage | null; isFirstPage: boolean; tag: string | null; title: string };

/** A page of posts in each of its states: loading, failed, empty or loaded. */
export function Posts({ page, isFirstPage, tag, title }: PostsProps) {
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
