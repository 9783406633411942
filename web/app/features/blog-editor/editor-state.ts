import type { BlogPost } from '@named-first/contract';
import type { Draft } from './draft-store';
import { EMPTY_FIELDS, type FieldErrors, fieldsOf, type PostFields, sameFields, withTyped } from './post-fields';

/** The form and the state it is compared with. */
export type EditorState = {
  fields: PostFields;
  /** The version of the post that the form started from; null for a new one. */
  base: Pick<BlogPost, 'id' | 'updatedAt'> | null;
  /** The fields of the form before anything was typed. */
  start: PostFields;
  errors: FieldErrors;
  /** When the restored input was stored, if the form started from a draft. */
  restoredFrom: string | null;
  /** A newer version that somebody else saved. */
  theirs: BlogPost | null;
};

export type EditorAction =
  | { type: 'typed'; change: Partial<PostFields> }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'overtaken'; theirs: BlogPost }
  | { type: 'kept-mine'; theirs: BlogPost }
  | { type: 'taken-theirs'; theirs: BlogPost }
  | { type: 'discarded' };

/** The form for a post or an empty one, with the draft that was typed earlier. */
export function openEditor(post: BlogPost | null, draft: Draft | null): EditorState {
  const start = post ? fieldsOf(post) : EMPTY_FIELDS;
  const base = post && { id: post.id, updatedAt: post.updatedAt };
  const fresh = { fields: start, base, start, errors: {}, restoredFrom: null, theirs: null };
  if (!draft || sameFields(draft.fields, start)) return fresh;
  const restored = { ...fresh, fields: draft.fields, restoredFrom: draft.keptAt };
  const isOvertaken = post !== null && base !== null && draft.baseUpdatedAt !== post.updatedAt;
  if (!isOvertaken) return restored;
  return { ...restored, base: { ...base, updatedAt: draft.baseUpdatedAt ?? '' }, theirs: post };
}

export function isChanged({ fields, start }: EditorState): boolean {
  return !sameFields(fields, start);
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'typed': {
      const errors = { ...state.errors };
      for (const name of Object.keys(action.change)) delete errors[name as keyof PostFields];
      return { ...state, fields: withTyped(state.fields, action.change, state.base === null), errors };
    }
    case 'refused':
      return { ...state, errors: action.errors };
    case 'overtaken':
      // Nothing was typed here, so the newer post simply replaces the older one.
      return isChanged(state) ? { ...state, theirs: action.theirs } : openEditor(action.theirs, null);
    case 'kept-mine': {
      const { id, updatedAt } = action.theirs;
      return { ...state, base: { id, updatedAt }, start: fieldsOf(action.theirs), theirs: null };
    }
    case 'taken-theirs':
      return openEditor(action.theirs, null);
    case 'discarded':
      return state.theirs
        ? openEditor(state.theirs, null)
        : { ...state, fields: state.start, errors: {}, restoredFrom: null };
  }
}
