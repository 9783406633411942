import type { BlogPost } from '@named-first/contract';
import { useState } from 'react';
import { formatDateTime } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { ConflictNotice } from './conflict-notice';
import type { EditorState } from './editor-state';
import { Notice } from './notice';
import type { OpenPost } from './post-editor';
import type { PostFields } from './post-fields';
import { PostFieldset } from './post-fieldset';
import { PostTools } from './post-tools';
import { UploadDialog } from './upload-dialog';
import { usePostForm } from './use-post-form';
import { useWorkbench } from './workbench';

type PostFormViewProps = { opened: EditorState; saved: BlogPost | null; onOpen: OpenPost };

export function PostFormView({ opened, saved, onOpen }: PostFormViewProps) {
  const post = usePostForm(opened, onOpen);
  const { drafts, tabs } = useWorkbench();
  const [isUploading, setUploading] = useState(false);
  const { fields, restoredFrom, theirs } = post.state;
  const postId = post.state.base?.id ?? null;

  const cancel = () => {
    const kept = { postId, tabId: tabs.tabId, fields, baseUpdatedAt: post.state.base?.updatedAt ?? null };
    post.forget();
    onOpen(null);
    if (!post.isChanged) return;
    const undo = () => {
      drafts.keep({ ...kept, keptAt: new Date().toISOString() });
      onOpen(postId);
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onClick: undo } });
  };

  const addPicture = (change: Partial<PostFields>) => {
    post.type(change);
    setUploading(false);
  };
  const restart = () => {
    post.forget();
    onOpen(postId);
  };

  return (
    <div className="mt-4">
      {theirs && <ConflictNotice theirs={theirs} post={post} />}
      {restoredFrom !== null && post.isChanged && !theirs && (
        <Notice
          text={`Restored what you typed until ${formatDateTime(restoredFrom)} and did not save.`}
          action={{ label: 'Discard', onClick: post.discard }}
        />
      )}
      {post.isShared && !theirs && (
        <Notice
          look="warn"
          text="Another tab of this browser edits this post too. Whoever saves last is asked first."
        />
      )}
      {!post.isKept && (
        <Notice look="warn" text="This browser has no room to keep what you type. Save before you close the page." />
      )}
      {saved && <PostTools post={saved} isChanged={post.isChanged} onRestored={restart} />}
      <form ref={post.form} onSubmit={post.submit} noValidate>
        <PostFieldset post={post} onUpload={() => setUploading(true)} />
        <div className="mt-6 flex flex-wrap items-center gap-3 border-t-2 border-ink pt-5">
          <Button type="submit" isBusy={post.isSaving}>
            {post.isSaving && <SpinnerIcon />} {post.isNew ? 'Create Post' : 'Update Post'}
          </Button>
          {(!post.isNew || post.isChanged) && (
            <Button look="quiet" onClick={cancel} isBusy={post.isSaving}>
              Cancel
            </Button>
          )}
          <p aria-live="polite" className="text-sm text-soft sm:ml-auto">
            {post.isChanged && post.isKept && 'Unsaved. Kept in this browser.'}
          </p>
        </div>
      </form>
      {/* Outside the form, because a dialog closes by a form of its own and forms cannot nest. */}
      {isUploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onFeature={({ url }) => addPicture({ featuredImage: url })}
          onInsert={(html) => addPicture({ content: `${fields.content.trimEnd()}\n${html}\n`.trimStart() })}
        />
      )}
    </div>
  );
}
