import type { BlogPost } from '@named-first/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createQueryClient } from '../../api/query-client';
import { AdminNavigation } from '../../components/admin/admin-navigation';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { PageStyle } from '../../components/page-style';
import { ButtonAnchor } from '../../components/ui/button';
import { preloadToasts, Toaster } from '../../components/ui/toaster';
import postBodyStyles from '../../styles/post-body.css?inline';
import { POSTS_KEY } from './blog-calls';
import editorStyles from './blog-editor.css?inline';
import { PostEditor } from './post-editor';
import { PostList } from './post-list';
import { WorkbenchProvider } from './workbench';

/** The blog editor. It is inside the public layout, so it brings the providers of the back office's frame with it. */
export function EditorPage() {
  const [queries] = useState(createQueryClient);
  useEffect(preloadToasts, []);
  return (
    <QueryClientProvider client={queries}>
      {/* Only this page has these styles; no public page loads them. */}
      <PageStyle href="blog-editor" precedence="page" text={postBodyStyles + editorStyles} />
      <div className="wrap pt-4 pb-16">
        <div className="border-b border-line">
          <AdminNavigation />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">Blog Posts</h1>
          <ButtonAnchor look="plain" href="/blog">
            View Public Blog
          </ButtonAnchor>
        </div>
        <WorkbenchProvider waiting={<p className="ticket mt-5 px-6 py-16 text-center text-soft">Loading...</p>}>
          <Screen />
        </WorkbenchProvider>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}

/** The form on the left, the list on the right. The URL holds the id of the edited post. */
function Screen() {
  const [address, setAddress] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const posts = useQuery<BlogPost[]>({ queryKey: [POSTS_KEY] });
  const isLeaving = useSignInRedirect(posts.error);
  const postId = address.get('post');

  /** Opens a post or an empty form, reading it again each time. */
  const open = (id: string | null) => {
    setTurn((before) => before + 1);
    setAddress(id === null ? {} : { post: id }, { preventScrollReset: true });
  };

  if (isLeaving) return null;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <PostEditor key={`${postId ?? 'new'} ${turn}`} postId={postId} turn={turn} onOpen={open} />
      <PostList posts={posts} editedId={postId} onOpen={open} />
    </div>
  );
}
