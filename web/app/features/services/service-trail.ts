import { type Service, servicePath } from '@named-first/contract';
import type { Crumb } from '../../components/structured-data';

/** The way to a service page, as the page shows it and as its structured data tells it. */
export function serviceTrail({ slug, title }: Pick<Service, 'slug' | 'title'>): readonly Crumb[] {
  return [
    { name: 'Home', path: '/' },
    { name: title, path: servicePath(slug) },
  ];
}
