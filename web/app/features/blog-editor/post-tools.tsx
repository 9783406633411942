import type { BlogPost } from '@named-first/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { Button } from '../../components/ui/button';
import { ExternalIcon, SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { VersionsDialog } from './versions-dialog';

type PostToolsProps = { post: BlogPost; isChanged: boolean; onRestored: () => void };

/** Actions for a saved post, other than editing. */
export function PostTools({ post, isChanged, onRestored }: PostToolsProps) {
  const [showsVersions, setShowsVersions] = useState(false);
  const preview = usePreviewTab(post.id);
  return (
    <div className="-mx-2 mb-3 flex flex-wrap items-center">
      <Button look="quiet" className="px-2!" disabled={preview.isPending} onClick={preview.open}>
        {preview.isPending ? <SpinnerIcon /> : <ExternalIcon />} Open Preview
      </Button>
      <Button look="quiet" className="px-2!" onClick={() => setShowsVersions(true)}>
        Versions
      </Button>
      {isChanged && <p className="px-2 text-sm text-soft">The preview shows the post as it was last saved.</p>}
      {showsVersions && (
        <VersionsDialog
          post={post}
          isChanged={isChanged}
          onClose={() => setShowsVersions(false)}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

/**
 * Opens the saved post through a link that can be shared. The tab opens during the click, because a browser would block
 * it later.
 */
function usePreviewTab(id: string) {
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (_tab: Window | null) => callApi('previewPost', { parts: { id } }),
    onSuccess: ({ url }, tab) => {
      const { pathname, search } = new URL(url);
      if (tab) tab.location.href = pathname + search;
      else toast({ title: 'The preview was blocked', description: 'Allow this site to open tabs and try again.' });
    },
    onError: (error, tab) => {
      tab?.close();
      showFailure(error, 'Failed to open the preview.');
    },
  });
  return { isPending, open: () => mutate(window.open('about:blank', '_blank')) };
}
