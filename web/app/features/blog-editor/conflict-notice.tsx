import type { BlogPost } from '@named-first/contract';
import { formatDateTime } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { changedFields, fieldsOf, type PostFields } from './post-fields';
import type { PostForm } from './use-post-form';

const NAMES: Record<keyof PostFields, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  featuredImage: 'Image URL',
  published: 'Published',
};

/** Shown if two people changed one post. It shows both versions and leaves the decision to the writer. */
export function ConflictNotice({ theirs, post }: { theirs: BlogPost; post: PostForm }) {
  const saved = fieldsOf(theirs);
  const changed = changedFields(post.state.fields, saved);
  return (
    <section
      ref={focusUnlessTyping}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict"
      className="mb-5 rounded-sm border-2 border-warn bg-warn-tint p-4 sm:p-5"
    >
      <h3 id="conflict" className="text-xl">
        This post was saved elsewhere
      </h3>
      <p className="mt-1">
        Somebody saved it on {formatDateTime(theirs.updatedAt)}, while you were editing. Yours is still in the form and
        has not been saved.
      </p>
      {changed.map((name) => (
        <div key={name} className="mt-4 grid gap-3 sm:grid-cols-2">
          <State label={`${NAMES[name]}, yours`} text={String(post.state.fields[name])} />
          <State label={`${NAMES[name]}, saved`} text={String(saved[name])} />
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={post.isSaving} onClick={() => post.keepMine(theirs)}>
          Save Mine Over It
        </Button>
        <Button look="plain" isBusy={post.isSaving} onClick={() => post.takeTheirs(theirs)}>
          Take the Saved One
        </Button>
      </div>
    </section>
  );
}

/** After "Update" is pressed, the focus moves here. Someone who is typing is not interrupted. */
function focusUnlessTyping(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable]')) notice?.focus();
}

/** A read-only field, so that the text can be scrolled, searched and copied. */
function State({ label, text }: { label: string; text: string }) {
  return (
    <label className="block text-sm font-semibold">
      {label}
      <textarea
        readOnly
        value={text}
        rows={text.length > 200 ? 8 : 2}
        className="field mt-1.5 block font-mono text-sm! font-normal"
      />
    </label>
  );
}
