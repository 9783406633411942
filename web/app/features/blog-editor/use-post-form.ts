import type { BlogPost } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useReducer, useRef } from 'react';
import { ApiCallError } from '../../api/transport';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { failureWords } from '../../components/forms/failure-words';
import { toast } from '../../components/ui/toast-store';
import { fetchPost, POSTS_KEY, savePost } from './blog-calls';
import { type EditorState, isChanged, reduceEditor } from './editor-state';
import type { OpenPost } from './post-editor';
import { missingFields, type PostFields } from './post-fields';
import { useAutosave } from './use-autosave';
import { useNewerVersion } from './use-newer-version';
import { useWorkbench } from './workbench';

/** The form of one post: input, saving, drafts, and changes by others in the meantime. */
export function usePostForm(opened: EditorState, onOpen: OpenPost) {
  const [state, act] = useReducer(reduceEditor, opened);
  const { drafts, tabs } = useWorkbench();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const { isKept, forget } = useAutosave(state);
  const isShared = useNewerVersion(state.base, (theirs) => act({ type: 'overtaken', theirs }));
  const isNew = state.base === null;

  const saving = useMutation({
    mutationFn: ({ fields, base }: Pick<EditorState, 'fields' | 'base'>) => savePost(fields, base),
    onSuccess: async (post, sent) => {
      forget();
      tabs.saved(post.id);
      toast({ title: isNew ? 'Blog post created successfully.' : 'Blog post updated successfully.' });
      if (state.fields === sent.fields) onOpen(null);
      else keepTypedMeanwhile(post);
      await queries.invalidateQueries({ queryKey: [POSTS_KEY] });
    },
    onError: async (error, { base }) => {
      const failed = isNew ? 'Failed to create blog post.' : 'Failed to update blog post.';
      showFailure(error, failed, failureWords(error));
      const theirs = base && error instanceof ApiCallError && error.status === 412 ? await newest(base.id) : null;
      if (theirs) act({ type: 'overtaken', theirs });
    },
  });

  /** Input typed during a slow save is restored into the saved post. */
  const keepTypedMeanwhile = ({ id, updatedAt }: BlogPost) => {
    const keptAt = new Date().toISOString();
    drafts.keep({ postId: id, tabId: tabs.tabId, fields: state.fields, baseUpdatedAt: updatedAt, keptAt });
    onOpen(id);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const errors = missingFields(state.fields);
    act({ type: 'refused', errors });
    const [first] = Object.keys(errors);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    saving.mutate(state);
  };

  /** The notice with the pressed button disappears, so move the focus. */
  const backToForm = () => form.current?.querySelector<HTMLElement>('[name=title]')?.focus();

  return {
    form,
    state,
    isNew,
    isKept,
    isShared,
    isSaving: saving.isPending,
    isChanged: isChanged(state),
    type: (change: Partial<PostFields>) => act({ type: 'typed', change }),
    submit,
    forget,
    discard: () => {
      act({ type: 'discarded' });
      backToForm();
    },
    keepMine: (theirs: BlogPost) => {
      act({ type: 'kept-mine', theirs });
      backToForm();
      saving.mutate({ fields: state.fields, base: { id: theirs.id, updatedAt: theirs.updatedAt } });
    },
    takeTheirs: (theirs: BlogPost) => {
      act({ type: 'taken-theirs', theirs });
      backToForm();
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;

async function newest(id: string): Promise<BlogPost | null> {
  return fetchPost(id).catch(() => null);
}
