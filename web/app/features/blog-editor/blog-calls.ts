import { type BlogPost, pathOf } from '@named-first/contract';
import { callApi } from '../../api/client';
import { type PostFields, requestOf } from './post-fields';

/** The key of the list, which is its address. */
export const POSTS_KEY = pathOf('listPosts');

export function fetchPost(id: string, signal?: AbortSignal): Promise<BlogPost> {
  return callApi('getPostForEditing', { parts: { id }, ...(signal ? { signal } : {}) });
}

/**
 * Creates a post, or saves the one that was edited.
 *
 * @param base the post as it was when the editing began; where it is another by now, the server answers 412.
 */
export function savePost(fields: PostFields, base: Pick<BlogPost, 'id' | 'updatedAt'> | null): Promise<BlogPost> {
  const body = requestOf(fields, new Date());
  if (!base) return callApi('createPost', { body });
  return callApi('updatePost', { parts: { id: base.id }, body, headers: matching(base) });
}

/** RFC 9110, section 13.1.1: change it only if it is still what was read. */
export function matching({ updatedAt }: Pick<BlogPost, 'updatedAt'>): Record<string, string> {
  return { 'If-Match': `"${updatedAt}"` };
}
