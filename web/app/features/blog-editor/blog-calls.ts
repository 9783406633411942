import { type BlogPost, pathOf } from '@named-first/contract';
import { callApi } from '../../api/client';
import { type PostFields, requestOf } from './post-fields';

/** The query key of the list, which is its path. */
export const POSTS_KEY = pathOf('listPosts');

export function fetchPost(id: string, signal?: AbortSignal): Promise<BlogPost> {
  return callApi('getPostForEditing', { parts: { id }, ...(signal ? { signal } : {}) });
}

/**
 * Creates a post, or saves the edited one.
 *
 * @param base the post as it was when editing began. If it has changed since, the server answers 412.
 */
export function savePost(fields: PostFields, base: Pick<BlogPost, 'id' | 'updatedAt'> | null): Promise<BlogPost> {
  const body = requestOf(fields, new Date());
  if (!base) return callApi('createPost', { body });
  return callApi('updatePost', { parts: { id: base.id }, body, headers: matching(base) });
}

/** Makes the change conditional on the version that was read (If-Match, RFC 9110, section 13.1.1). */
export function matching({ updatedAt }: Pick<BlogPost, 'updatedAt'>): Record<string, string> {
  return { 'If-Match': `"${updatedAt}"` };
}
