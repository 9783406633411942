import type { BlogPost } from '@named-first/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { Button } from '../../components/ui/button';
import { fetchPost } from './blog-calls';
import type { Draft, DraftStore } from './draft-store';
import { openEditor } from './editor-state';
import type { OtherTabs } from './other-tabs';
import { PostFormView } from './post-form-view';
import { useWorkbench } from './workbench';

export type OpenPost = (id: string | null) => void;
type PostEditorProps = {
  postId: string | null;
  /** Counts how often a post was opened: each time it is read again. */
  turn: number;
  onOpen: OpenPost;
};

/** The form for one post, read from the server, with input that was typed earlier and not saved. */
export function PostEditor({ postId, turn, onOpen }: PostEditorProps) {
  const post = useQuery({
    queryKey: ['post', postId, turn],
    queryFn: ({ signal }) => (postId === null ? null : fetchPost(postId, signal)),
    gcTime: 0,
  });
  const isLeaving = useSignInRedirect(post.error);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Leave the focus alone on the first visit; after saving or choosing a post, move it here.
    if (postId === null && turn === 0) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [postId, turn]);

  return (
    <section ref={place} tabIndex={-1} aria-labelledby="post-editor" className="ticket p-4 outline-none sm:p-6">
      <h2 id="post-editor" className="text-xl">
        {postId === null ? 'Create New Post' : 'Edit Post'}
      </h2>
      {post.isPending && <Place>Loading...</Place>}
      {post.isError && !isLeaving && (
        <Place>
          <p role="alert">This post could not be loaded. {callFailureWords(post.error)}</p>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button look="plain" onClick={() => post.refetch()}>
              Try again
            </Button>
            <Button look="quiet" onClick={() => onOpen(null)}>
              Write a new post
            </Button>
          </div>
        </Place>
      )}
      {post.data !== undefined && <OpenedForm post={post.data} onOpen={onOpen} />}
    </section>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <div className="py-16 text-center text-soft">{children}</div>;
}

function OpenedForm({ post, onOpen }: { post: BlogPost | null; onOpen: OpenPost }) {
  const { drafts, tabs } = useWorkbench();
  // Only once: from here on the form belongs to the writer, and handles a newer post itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const opened = useMemo(() => openEditor(post, takeDraft(drafts, tabs, post?.id ?? null)), []);
  return <PostFormView opened={opened} saved={post} onOpen={onOpen} />;
}

/** Takes over the newest draft of a closed tab or of this one. */
function takeDraft(drafts: DraftStore, tabs: OtherTabs, postId: string | null): Draft | null {
  const left = drafts.of(postId).find(({ tabId }) => !tabs.isOpen(tabId));
  if (!left) return null;
  if (left.tabId !== tabs.tabId && drafts.keep({ ...left, tabId: tabs.tabId })) drafts.remove(left);
  return left;
}
