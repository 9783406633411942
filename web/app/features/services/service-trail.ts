import { type Service, servicePath } from '@named-first/contract';
import type { Crumb } from '../../components/structured-data';

/** The breadcrumbs of a service page, for the page and for its structured data. */
export function serviceTrail({ slug, title }: Pick<Service, 'slug' | 'title'>): readonly Crumb[] {
  return [
    { name: 'Home', path: '/' },
    { name: title, path: servicePath(slug) },
  ];
}
