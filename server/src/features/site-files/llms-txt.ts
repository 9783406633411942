import { type BlogPost, brand, PLANS, SITEMAP_PAGES } from '@named-first/contract';

type ListedPost = Pick<BlogPost, 'slug' | 'title' | 'excerpt'>;

/** Notes for assistants in the format of https://llmstxt.org: a heading, a summary, then lists of links. Only facts. */
export function llmsTxt(publicUrl: string, posts: readonly ListedPost[]): string {
  const link = (name: string, path: string, note: string) =>
    `- [${markdown(name)}](${publicUrl}${path}): ${markdown(note)}`;
  const { street, city, region, postalCode } = brand.postalAddress;
  const sections = [
    ['Pages', SITEMAP_PAGES.map(({ path, name, summary }) => link(name, path, summary))],
    ['Plans', PLANS.map(({ name, price, description }) => link(name, '/pricing', `$${price} a month. ${description}`))],
    ['Blog', posts.map(({ title, slug, excerpt }) => link(title, `/blog/${encodeURIComponent(slug)}`, excerpt))],
  ] as const;
  const parts = [
    `# ${brand.name}`,
    `> ${brand.name} is an agency in ${city}, ${region} that makes local service businesses visible to AI assistants: HVAC, plumbing, roofing and solar companies, home services, legal practices and healthcare offices.`,
    [
      `- Phone: ${brand.phone.display}, ${brand.supportHours}`,
      `- Email: ${brand.email}`,
      `- Address: ${street}, ${city}, ${region} ${postalCode}`,
    ].join('\n'),
    ...sections.filter(([, lines]) => lines.length > 0).map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One line of plain text: nothing in a title may start a link, a heading or another line. */
function markdown(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(/[\\[\]<>]/g, (character) => `\\${character}`);
}
