import type { BlogPostPage } from '@named-first/contract';
import { BackToBlog } from './back-to-blog';
import { Posts } from './posts';

type TagPageProps = { page: BlogPostPage | null; isFirstPage: boolean; tag: string; name: string };

/** All posts with one tag. */
export function TagPage({ page, isFirstPage, tag, name }: TagPageProps) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <BackToBlog />
      <h1 className="mt-4 text-3xl font-extrabold break-words">Posts about {name}</h1>
      <Posts page={page} isFirstPage={isFirstPage} tag={tag} title={`Tagged “${name}”`} />
    </div>
  );
}
