import { tagSlug } from '@named-first/contract';

/** Tags as links to their pages. A tag without letters or digits has no slug, so it is plain text. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => {
    const slug = tagSlug(tag);
    const look = 'inline-flex min-h-8 max-w-full items-center rounded-sm border border-edge px-2.5 text-sm break-words';
    return (
      <li key={tag} className="relative z-10 max-w-full">
        {slug === '' ? (
          <span className={look}>{tag}</span>
        ) : (
          <a
            href={`/blog/tag/${encodeURIComponent(slug)}`}
            className={`${look} after:absolute after:inset-x-0 after:-inset-y-2 hover:border-signal hover:text-signal`}
          >
            {tag}
          </a>
        )}
      </li>
    );
  });
}

export function CategoryBadge({ category }: { category: string }) {
  return (
    <li className="inline-flex min-h-8 max-w-full items-center rounded-sm bg-ink px-2.5 text-sm font-semibold break-words text-paper">
      {category}
    </li>
  );
}
