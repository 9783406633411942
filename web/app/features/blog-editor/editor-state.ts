import type { BlogPost } from '@named-first/contract';
import type { Draft } from './draft-store';
import { EMPTY_FIELDS, type FieldErrors, fieldsOf, type PostFields, sameFields, withTyped } from './post-fields';

/** The form and what it is compared with. */
export type EditorState = {
  fields: PostFields;
  /** The post whose state the form began with; null for a new one. */
  base: Pick<BlogPost, 'id' | 'updatedAt'> | null;
  /** What the form held when nothing was typed yet. */
  start: PostFields;
  errors: FieldErrors;
  /** When what stands in the form was kept, if it was typed before the page was opened. */
  restoredFrom: string | null;
  /** The post as somebody else saved it since. */
  theirs: BlogPost | null;
};

export type EditorAction =
  | { type: 'typed'; change: Partial<PostFields> }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'overtaken'; theirs: BlogPost }
  | { type: 'kept-mine'; theirs: BlogPost }
  | { type: 'taken-theirs'; theirs: BlogPost }
  | { type: 'discarded' };

/** A form for a post, or an empty one, with what was typed into it before. */
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
      // Nobody has typed anything here: the newer post simply takes the place of the older.
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
