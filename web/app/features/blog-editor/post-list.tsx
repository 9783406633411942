import type { BlogPost } from '@named-first/contract';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { formatDay } from '../../components/admin/format-date-time';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { useListFocus } from '../../components/admin/use-list-focus';
import { Button } from '../../components/ui/button';
import { toast } from '../../components/ui/toast-store';
import { POSTS_KEY } from './blog-calls';
import type { OpenPost } from './post-editor';
import { useWorkbench } from './workbench';

type PostListProps = { posts: UseQueryResult<BlogPost[]>; editedId: string | null; onOpen: OpenPost };

export function PostList({ posts, editedId, onOpen }: PostListProps) {
  const list = useRef<HTMLElement>(null);
  const keyboard = useListFocus(list, 'li', posts.data);
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="all-posts" className="outline-none" {...keyboard}>
      <h2 id="all-posts" className="flex items-baseline gap-3 border-b-2 border-ink pb-3 text-xl">
        All Posts
        {posts.data && <span className="figures font-sans text-sm font-medium text-soft">{posts.data.length}</span>}
      </h2>
      {posts.isPending && <p className="py-12 text-center text-soft">Loading...</p>}
      {posts.isError && (
        <div className="py-12 text-center">
          <p role="alert">The posts could not be loaded. {callFailureWords(posts.error)}</p>
          <Button look="plain" className="mt-4" onClick={() => posts.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {posts.data?.length === 0 && <p className="py-12 text-center text-soft">No posts yet. Create your first post!</p>}
      <ul>
        {posts.data?.map((post) => (
          <PostItem key={post.id} post={post} isEdited={post.id === editedId} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

type PostItemProps = { post: BlogPost; isEdited: boolean; onOpen: OpenPost };

function PostItem({ post, isEdited, onOpen }: PostItemProps) {
  const { drafts } = useWorkbench();
  const remove = useDeletePost(post, () => isEdited && onOpen(null));
  const hasDraft = !isEdited && drafts.of(post.id).length > 0;
  return (
    <li className={`border-b border-line py-3 pl-3 ${isEdited ? 'border-l-4 border-l-signal bg-sheet' : ''}`}>
      <h3 className="font-sans text-base font-semibold tracking-normal">{post.title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span
          className={`rounded-full px-2.5 py-0.5 font-bold ${post.published ? 'bg-good-tint text-good' : 'bg-sunk text-soft'}`}
        >
          {post.published ? 'Published' : 'Draft'}
        </span>
        <span>{post.category}</span>
        <span>{formatDay(post.publishedAt ?? post.updatedAt)}</span>
        {hasDraft && <span className="font-bold text-warn">Unsaved changes</span>}
      </p>
      <div className="-ml-2 flex flex-wrap">
        <Button look="quiet" className="px-2!" aria-label={`Edit ${post.title}`} onClick={() => onOpen(post.id)}>
          Edit
        </Button>
        {post.published && (
          <a
            href={`/blog/${encodeURIComponent(post.slug)}`}
            aria-label={`View ${post.title}`}
            className="inline-flex min-h-12 items-center px-2 font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
          >
            View
          </a>
        )}
        <Button
          look="quiet"
          className="px-2! text-bad!"
          aria-label={`Delete ${post.title}`}
          isBusy={remove.isPending}
          // The second click of a double click would hit the post that moved up into this place.
          onClick={({ detail }) => detail < 2 && remove.mutate()}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

/** Deletes without a confirmation; the toast offers Undo. */
function useDeletePost(post: BlogPost, onDeleted: () => void) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const refresh = () => queries.invalidateQueries({ queryKey: [POSTS_KEY] });
  const undo = async () => {
    try {
      await callApi('restorePost', { parts: { id: post.id } });
      toast({ title: 'Blog post restored.' });
    } catch (error) {
      showFailure(error, 'Failed to restore blog post.');
    }
    await refresh();
  };
  return useMutation({
    mutationFn: () => callApi('deletePost', { parts: { id: post.id } }),
    onSuccess: async () => {
      onDeleted();
      toast({ title: 'Blog post deleted successfully.', action: { label: 'Undo', onClick: undo } });
      await refresh();
    },
    onError: (error) => showFailure(error, 'Failed to delete blog post.'),
  });
}
