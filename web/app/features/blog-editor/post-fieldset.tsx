import { BLOG_CATEGORIES, forcedSlug } from '@named-first/contract';
import { Field, SelectField, TextAreaField } from '../../components/ui/field';
import { ContentField } from './content-field';
import { PictureField } from './picture-field';
import { PublishSwitch } from './publish-switch';
import type { PostForm } from './use-post-form';

/** All fields of a post, in the order in which it is written. */
export function PostFieldset({ post, onUpload }: { post: PostForm; onUpload: () => void }) {
  const { fields, errors } = post.state;
  return (
    <>
      <Field
        name="title"
        label="Title"
        required
        maxLength={300}
        value={fields.title}
        error={errors.title}
        onChange={({ target }) => post.type({ title: target.value })}
      />
      <Field
        name="slug"
        label="Slug"
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={fields.slug}
        error={errors.slug}
        onChange={({ target }) => {
          forceSlug(target);
          post.type({ slug: target.value });
        }}
      />
      <TextAreaField
        name="excerpt"
        label="Excerpt"
        required
        rows={3}
        maxLength={2000}
        value={fields.excerpt}
        error={errors.excerpt}
        onChange={({ target }) => post.type({ excerpt: target.value })}
      />
      <ContentField value={fields.content} error={errors.content} onChange={(content) => post.type({ content })} />
      <div className="grid gap-x-5 sm:grid-cols-2">
        <Field
          name="author"
          label="Author"
          required
          maxLength={200}
          value={fields.author}
          error={errors.author}
          onChange={({ target }) => post.type({ author: target.value })}
        />
        <SelectField
          name="category"
          label="Category"
          value={fields.category}
          onChange={({ target }) => post.type({ category: target.value })}
        >
          {categoriesFor(fields.category).map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <Field
        name="tags"
        label="Tags (comma-separated)"
        autoComplete="off"
        value={fields.tags}
        onChange={({ target }) => post.type({ tags: target.value })}
      />
      <PictureField
        value={fields.featuredImage}
        onChange={(featuredImage) => post.type({ featuredImage })}
        onUpload={onUpload}
      />
      <PublishSwitch isOn={fields.published} onChange={(published) => post.type({ published })} />
    </>
  );
}

/** A post written by another program may have a category that is not in our list. */
function categoriesFor(own: string): string[] {
  return BLOG_CATEGORIES.some((category) => category === own) ? [...BLOG_CATEGORIES] : [...BLOG_CATEGORIES, own];
}

/** Normalizes the slug in the field itself, so that the cursor keeps its position. */
function forceSlug(field: HTMLInputElement): void {
  const before = forcedSlug(field.value.slice(0, field.selectionStart ?? undefined));
  const forced = forcedSlug(field.value);
  if (forced === field.value) return;
  field.value = forced;
  field.setSelectionRange(before.length, before.length);
}
