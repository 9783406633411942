import { brand, planOf, SERVICES, servicePath } from '@named-first/contract';

export type PublicPage = { path: string; name: string; about: string };

/** A page for each service, with the price it begins at. */
const SERVICE_PAGES = SERVICES.map(({ slug, title, text, from }): PublicPage => {
  const { name, price } = planOf(from);
  return { path: servicePath(slug), name: title, about: `${text} From $${price} a month, in the ${name} plan` };
});

/** Every page that search engines and assistants may show, apart from what the blog holds. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', name: 'Home', about: `what ${brand.name} does for local service businesses` },
  {
    path: `/what-is-${brand.slug}`,
    name: `What is ${brand.name}`,
    about: 'how assistants choose a business, and what we do about it',
  },
  {
    path: '/free-scan',
    name: 'Free AI Scan',
    about: 'scores how visible a website is to AI assistants, free of charge',
  },
  { path: '/pricing', name: 'Pricing', about: 'four monthly plans compared, and questions buyers ask' },
  { path: '/reviews', name: 'Reviews', about: 'what clients say' },
  { path: '/knowledge', name: 'Knowledge Library', about: 'guides, case studies, tutorials and reports' },
  { path: '/contact', name: 'Contact', about: 'phone, email, address and a contact form' },
  { path: '/blog', name: 'Blog', about: 'articles about being found and named by AI assistants' },
  ...SERVICE_PAGES,
];

/** What no crawler needs: the back office, calls, personal reports and downloads, and the scan's own screens. */
export const PRIVATE_PATHS = [
  ...['/admin', '/api/', '/report/', '/downloads/'],
  ...['/scan', '/results', '/unlock', '/success'],
] as const;
