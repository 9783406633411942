import { brand, PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';
import type { MetaDescriptor } from 'react-router';

/** What a route's `meta` function is given, as far as it is needed here: the root loader's answer names our origin. */
type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

export type PageMeta = {
  /** Begins with a slash and has no query: the one address of this page. */
  path: string;
  /** The whole title, at most 60 characters so that no result list cuts it. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Path of the Open Graph picture, 1200 by 630 pixels. */
  image?: string;
  /** What `image` shows, in words. */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** schema.org objects; each becomes its own script. */
  jsonLd?: (origin: string) => object[];
};

/** Everything the head of a public page says: title, description, canonical address, Open Graph, Twitter card, JSON-LD. */
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

function originOf({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return root?.publicUrl ?? PUBLIC_URL_PLACEHOLDER;
}
