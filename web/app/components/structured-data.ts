/** A step of the way to a page, from the home page on. */
export type Crumb = { name: string; path: string };

/** Where every trail begins. */
export const HOME: Crumb = { name: 'Home', path: '/' };

/** The names by which other objects of the site point at the agency and at the site itself. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;

/** schema.org `BreadcrumbList`. The page itself comes last. */
export function breadcrumbs(origin: string, trail: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
