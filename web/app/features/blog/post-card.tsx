import { type BlogPostSummary, CARD_TAGS } from '@named-first/contract';
import { shownDates } from './post-dates';
import { PostPicture } from './post-picture';
import { CategoryBadge, TagBadges } from './tag-badges';

/** One post in a list. The title's link covers the card; the tags are above it. */
function PostCard({ post }: { post: BlogPostSummary }) {
  return (
    <li className="ticket relative isolate flex min-w-0 flex-col overflow-hidden transition-colors hover:border-t-signal has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-signal">
      <PostPicture src={post.featuredImage} />
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <ul aria-label="Category and tags" className="flex flex-wrap gap-2">
          <CategoryBadge category={post.category} />
          <TagBadges tags={post.tags.slice(0, CARD_TAGS)} />
        </ul>
        <h3 className="text-xl break-words">
          <a
            href={`/blog/${encodeURIComponent(post.slug)}`}
            className="after:absolute after:inset-0 hover:text-signal focus-visible:underline focus-visible:underline-offset-4"
          >
            {post.title}
          </a>
        </h3>
        <p className="break-words text-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </li>
  );
}

function PostFacts({ post }: { post: BlogPostSummary }) {
  const { date } = shownDates(post);
  return (
    <p className="figures mt-auto pt-2 text-sm text-soft">
      {post.publishedAt ? <time dateTime={post.publishedAt}>{date}</time> : date}
      {' · '}
      {post.readingMinutes} min read
    </p>
  );
}

/** Cards, side by side on wide screens. */
export function PostGrid({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}
