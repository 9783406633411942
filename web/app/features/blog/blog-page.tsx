import type { BlogPostPage } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Toaster } from '../../components/ui/toaster';
import { Posts } from './posts';

type BlogPageProps = {
  page: BlogPostPage | null;
  isFirstPage: boolean;
  /** Shown between the heading and the posts. */
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
      <Toaster />
    </div>
  );
}
