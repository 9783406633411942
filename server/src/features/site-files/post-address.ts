import type { BlogPost } from '@named-first/contract';

/** Where a post is read. */
export function postAddress(publicUrl: string, { slug }: Pick<BlogPost, 'slug'>): string {
  return `${publicUrl}/blog/${encodeURIComponent(slug)}`;
}

/** A name for a post that outlives its slug, RFC 9562 §4. */
export function postName({ id }: Pick<BlogPost, 'id'>): string {
  return `urn:uuid:${id}`;
}

/** A post's picture by its full address; null when there is none that a reader elsewhere could load. */
export function pictureAddress(publicUrl: string, { featuredImage }: Pick<BlogPost, 'featuredImage'>): string | null {
  if (!featuredImage || !URL.canParse(featuredImage, publicUrl)) return null;
  const url = new URL(featuredImage, publicUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
