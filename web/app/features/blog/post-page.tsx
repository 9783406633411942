import type { BlogPostDetail, BlogPostSummary } from '@named-first/contract';
import { InlineScript } from '../../components/inline-script';
import { PageStyle } from '../../components/page-style';
import { ButtonAnchor } from '../../components/ui/button';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/ui/icons';
import bodyStyles from '../../styles/post-body.css?inline';
import { agencyTime } from './agency-time';
import { BackToBlog } from './back-to-blog';
import { PostGrid } from './post-card';
import type { PostContent } from './post-content.server';
import { shownDates } from './post-dates';
import { PostPicture } from './post-picture';
import share from './share.inline.js?raw';
import { ShareButton } from './share-button';
import { CategoryBadge, TagBadges } from './tag-badges';

type PostPageProps = { post: BlogPostDetail; content: PostContent; url: string };

/** A post. The page does not run React in the browser; one small script works the Share button. */
export function PostPage({ post, content, url }: PostPageProps) {
  return (
    <>
      <PageStyle href="post-body" precedence="default" text={bodyStyles} />
      <article className="wrap max-w-[51rem] pt-6 md:pt-8">
        <BackToBlog />
        {post.featuredImage && (
          <PostPicture
            src={post.featuredImage}
            alt={`Illustration: ${post.title}`}
            isHero
            className="mt-4 rounded-sm border border-line"
          />
        )}
        <PostHeader post={post} url={url} />
        <div
          className="post-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the admin's HTML is shown as written; the policy stops scripts
          dangerouslySetInnerHTML={{ __html: content.html }}
        />
        <Neighbors previous={post.previous} next={post.next} />
      </article>
      <Related posts={post.related} />
      <PostClosing />
      <InlineScript text={share} />
    </>
  );
}

function PostHeader({ post, url }: Omit<PostPageProps, 'content'>) {
  return (
    <header className="mt-6">
      <ul aria-label="Category and tags" className="flex flex-wrap gap-2">
        <CategoryBadge category={post.category} />
        <TagBadges tags={post.tags} />
      </ul>
      <h1 className="mt-5 text-3xl font-extrabold break-words">{post.title}</h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-3">
        <Byline post={post} />
        <ShareButton url={url} title={post.title} />
      </div>
      <p className="mt-7 text-xl break-words">{post.excerpt}</p>
    </header>
  );
}

function Byline({ post }: { post: BlogPostDetail }) {
  const { date, first } = shownDates(post);
  return (
    <p className="figures min-w-0 break-words text-soft">
      By <span className="font-semibold text-ink">{post.author}</span>
      {' · '}
      <span className="whitespace-nowrap">
        {post.publishedAt ? <time dateTime={agencyTime(post.publishedAt)}>{date}</time> : date}
      </span>
      {first && post.firstPublishedAt && (
        <>
          {' (first published '}
          <time dateTime={agencyTime(post.firstPublishedAt)}>{first}</time>)
        </>
      )}
      {' · '}
      <span className="whitespace-nowrap">{post.readingMinutes} min read</span>
    </p>
  );
}

function Neighbors({ previous, next }: Pick<BlogPostDetail, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next post" className="no-print mt-14 grid gap-4 sm:grid-cols-2">
      {previous && (
        <NeighborLink post={previous} rel="prev">
          <ArrowLeftIcon className="size-4" /> Previous post
        </NeighborLink>
      )}
      {next && (
        <NeighborLink post={next} rel="next">
          Next post <ArrowRightIcon className="size-4" />
        </NeighborLink>
      )}
    </nav>
  );
}

type NeighborLinkProps = { post: BlogPostSummary; rel: 'prev' | 'next'; children: React.ReactNode };

function NeighborLink({ post, rel, children }: NeighborLinkProps) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:items-end sm:text-right' : '';
  return (
    <a
      rel={rel}
      href={`/blog/${encodeURIComponent(post.slug)}`}
      className={`flex min-w-0 flex-col gap-1 rounded-sm border border-line bg-sheet p-5 hover:border-signal ${side}`}
    >
      <span className="flex items-center gap-2 text-sm text-soft">{children}</span>
      <span className="max-w-full font-display text-lg font-bold break-words">{post.title}</span>
    </a>
  );
}

function Related({ posts }: { posts: BlogPostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print wrap mt-16">
      <h2 id="related" className="text-2xl">
        Related posts
      </h2>
      <div className="mt-5">
        <PostGrid posts={posts} />
      </div>
    </section>
  );
}

function PostClosing() {
  return (
    <section aria-labelledby="closing" className="no-print wrap mt-20">
      <h2 id="closing" className="text-3xl font-extrabold">
        Rather have it done?
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        We do this work for service businesses, month by month, and tell you what moved. Look at the plans, or ask us
        what we would do first for you.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonAnchor href="/pricing">View Pricing Plans</ButtonAnchor>
        <ButtonAnchor href="/contact" look="plain">
          Contact Us
        </ButtonAnchor>
      </div>
    </section>
  );
}

export function PostNotFound() {
  return (
    <div className="wrap max-w-[51rem] py-14 md:py-20">
      <h1 className="text-3xl font-extrabold">Post Not Found</h1>
      <p className="mt-4 mb-6 text-lg text-soft">
        There is no post at this address. It may have moved or been taken down.
      </p>
      <BackToBlog />
    </div>
  );
}
