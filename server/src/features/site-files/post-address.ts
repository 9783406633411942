import type { BlogPost } from '@named-first/contract';

/** The URL of a post. */
export function postAddress(publicUrl: string, { slug }: Pick<BlogPost, 'slug'>): string {
  return `${publicUrl}/blog/${encodeURIComponent(slug)}`;
}

/** A permanent identifier of a post, independent of its slug, RFC 9562 §4. */
export function postName({ id }: Pick<BlogPost, 'id'>): string {
  return `urn:uuid:${id}`;
}

/** The absolute URL of a post's picture; null if it has none that other sites can load. */
export function pictureAddress(publicUrl: string, { featuredImage }: Pick<BlogPost, 'featuredImage'>): string | null {
  if (!featuredImage || !URL.canParse(featuredImage, publicUrl)) return null;
  const url = new URL(featuredImage, publicUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
