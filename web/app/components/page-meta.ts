import { brand, type ListedPageId, type PageId, PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';
import type { MetaDescriptor } from 'react-router';
import { breadcrumbs, HOME } from './structured-data';

/** The part of the arguments of a route's `meta` function that is used here. */
type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** The head of a listed page, as the root loader sends it. A page outside the sitemap has only a title. */
export type PageHead = {
  id: PageId;
  path: string;
  title: string;
  name?: string;
  description?: string;
  imageAlt?: string;
};

/** What the root loader sends with every document. */
export type RootData = {
  publicUrl: string;
  navigation: readonly { label: string; path: string }[];
  pages: readonly PageHead[];
};

export type PageMeta = {
  /** Starts with a slash and has no query: the canonical path of this page. */
  path: string;
  /** The whole title, at most 60 characters, so that search results show all of it. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Path of the Open Graph image, 1200 by 630 pixels. */
  image?: string;
  /** The alternative text of `image`. */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** schema.org objects; each becomes a script of its own type. */
  jsonLd?: (origin: string) => object[];
};

/** All tags in the head of a public page: title, description, canonical URL, Open Graph, Twitter card, JSON-LD. */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const origin = originOf(args);
  const url = new URL(page.path, origin).href;
  const image = new URL(page.image ?? '/og/home.png', origin).href;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.imageAlt ?? page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd?.(origin) ?? []).map((object) => ({ 'script:ld+json': object })),
  ] as MetaDescriptor[];
}

/**
 * The head of a listed page, from its row in `contract/src/public-pages.ts`, with breadcrumbs from the home page.
 *
 * @throws if the row did not come with the document, so that no page is built without its head.
 */
export function listedPageMeta(
  args: MetaArgs,
  id: ListedPageId,
  changes: Partial<Pick<PageMeta, 'path' | 'title'>> & { jsonLd?: (origin: string, page: PageHead) => object[] } = {},
): MetaDescriptor[] {
  const page = headOf(args, id);
  const { path, title, name = '', description = '', imageAlt = title } = page;
  const trail = id === 'home' ? [] : [HOME, { name, path }];
  return pageMeta(args, {
    path: changes.path ?? path,
    title: changes.title ?? title,
    description,
    image: `/og/${id}.png`,
    imageAlt,
    jsonLd: (origin) => [
      ...(changes.jsonLd?.(origin, page) ?? []),
      ...(trail.length > 0 ? [breadcrumbs(origin, trail)] : []),
    ],
  });
}

/** The head of a screen for a single visitor, which search engines must not index. */
export function unlistedPageMeta(args: MetaArgs, id: Exclude<PageId, ListedPageId>): MetaDescriptor[] {
  return [{ title: headOf(args, id).title }, { name: 'robots', content: 'noindex' }];
}

function headOf(args: MetaArgs, id: PageId): PageHead {
  const page = rootData(args)?.pages.find((one) => one.id === id);
  if (!page) throw new Error(`The head of ${id} is not in the document's data`);
  return page;
}

function originOf(args: MetaArgs): string {
  return rootData(args)?.publicUrl ?? PUBLIC_URL_PLACEHOLDER;
}

function rootData({ matches }: MetaArgs): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
