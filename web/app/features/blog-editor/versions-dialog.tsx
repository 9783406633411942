import type { BlogPost } from '@named-first/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { callFailureWords } from '../../components/admin/call-failure-words';
import { formatDateTime } from '../../components/admin/format-date-time';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { toast } from '../../components/ui/toast-store';
import { matching, POSTS_KEY } from './blog-calls';
import { PostPreview } from './post-preview';

type VersionsDialogProps = { post: BlogPost; isChanged: boolean; onClose: () => void; onRestored: () => void };

/** The last saved versions of a post, to view and to restore. */
export function VersionsDialog({ post, isChanged, onClose, onRestored }: VersionsDialogProps) {
  const versions = useQuery({
    queryKey: [POSTS_KEY, post.id, 'versions'],
    queryFn: ({ signal }) => callApi('listPostVersions', { parts: { id: post.id }, signal }),
    gcTime: 0,
  });
  const [shownId, setShownId] = useState<string | null>(null);
  const restoring = useRestore(post, onRestored);
  return (
    <Dialog title="Versions" onClose={onClose}>
      <p className="mt-1 text-soft">
        {isChanged
          ? 'You have unsaved changes: save or cancel them before you go back to a version.'
          : 'The last 50 saves. Going back to one is itself a save, so nothing is lost.'}
      </p>
      {versions.isPending && <p className="py-8 text-soft">Loading...</p>}
      {versions.isError && (
        <p role="alert" className="py-8">{`The versions could not be loaded. ${callFailureWords(versions.error)}`}</p>
      )}
      {versions.data?.length === 0 && <p className="py-8">Nobody has saved this post here yet.</p>}
      <ol className="mt-4 border-t-2 border-ink empty:hidden">
        {versions.data?.map((version, index) => (
          <li key={version.id} className="border-b border-line py-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="min-w-0 flex-1 basis-48">
                <strong className="font-semibold">{formatDateTime(version.savedAt)}</strong>
                <span className="block truncate text-sm text-soft">
                  {version.title} · {version.published ? 'Published' : 'Draft'} ·{' '}
                  {version.contentLength.toLocaleString('en-US')} characters
                </span>
              </p>
              <Button
                look="quiet"
                className="px-2!"
                aria-expanded={shownId === version.id}
                onClick={() => setShownId(shownId === version.id ? null : version.id)}
              >
                Show
              </Button>
              {index === 0 ? (
                <span className="px-2 text-sm text-soft">As it stands</span>
              ) : (
                <Button
                  look="plain"
                  className="px-3!"
                  disabled={isChanged}
                  isBusy={restoring.isPending}
                  onClick={() => restoring.mutate(version.id)}
                >
                  Restore
                </Button>
              )}
            </div>
            {shownId === version.id && <Version postId={post.id} versionId={version.id} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Version({ postId, versionId }: { postId: string; versionId: string }) {
  const version = useQuery({
    queryKey: [POSTS_KEY, postId, 'versions', versionId],
    queryFn: ({ signal }) => callApi('getPostVersion', { parts: { id: postId, versionId }, signal }),
  });
  if (version.isPending) return <p className="py-4 text-soft">Loading...</p>;
  if (version.isError) return <p role="alert">{callFailureWords(version.error)}</p>;
  return <PostPreview html={version.data.content} className="mt-2 h-72" />;
}

function useRestore(post: BlogPost, onRestored: () => void) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (versionId: string) =>
      callApi('restorePostVersion', { parts: { id: post.id, versionId }, headers: matching(post) }),
    onSuccess: async () => {
      toast({ title: 'Version restored.' });
      onRestored();
      await queries.invalidateQueries({ queryKey: [POSTS_KEY] });
    },
    onError: (error) => showFailure(error, 'Failed to restore the version.'),
  });
}
