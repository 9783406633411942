import type { PageDocument } from '../../read/html/document.ts';

/** The description that a page gives of itself in a `meta` tag; empty without one. */
export function descriptionOf({ metas }: Pick<PageDocument, 'metas'>): string {
  return metas.find(({ name }) => name.toLowerCase() === 'description')?.content ?? '';
}
