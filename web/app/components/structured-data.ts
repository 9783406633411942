/** One breadcrumb on the way from the home page. */
export type Crumb = { name: string; path: string };

/** The first breadcrumb of every trail. */
export const HOME: Crumb = { name: 'Home', path: '/' };

/** The ids by which other structured data refers to the agency and to the site. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;

/** schema.org `BreadcrumbList`. The current page comes last. */
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
