import type { BlogPost } from '@named-first/contract';
import { showMoment } from '../../components/admin/show-moment';
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

/** Two people changed one post. Both states are shown, and nothing is decided for them. */
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
        Somebody saved it on {showMoment(theirs.updatedAt)}, while you were editing. Yours is still in the form and has
        not been saved.
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

/** Whoever pressed "Update" goes on here, by keyboard too. Whoever is typing is not interrupted. */
function focusUnlessTyping(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable]')) notice?.focus();
}

/** A read-only field: it can be scrolled, searched and copied from. */
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
