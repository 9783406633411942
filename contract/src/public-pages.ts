/**
 * Every public page with a fixed path. One row feeds head, top bar, sitemap, llms.txt, robots.txt, prerendering and
 * share picture of a page. The pages of blog posts and tags come from the database.
 */
import { brand } from './brand.ts';
import { DOWNLOADS } from './forms.ts';
import { planCount } from './plan-words.ts';
import { PLANS, planOf } from './plans.ts';
import { SERVICES, servicePath } from './services.ts';
import { TESTIMONIAL_STATS } from './testimonials.ts';

type PageRow = {
  /** Names the page's module in `web/app/routes/` and its share picture in `/og/`. */
  id: string;
  path: string;
  /** The whole title, at most 60 characters, so that result lists do not cut it. */
  title: string;
  /** Rendered by the build, because it is the same for every visitor. A form on it still posts to the server. */
  prerendered: boolean;
  /** Pages of one flow link to each other without loading a new document. */
  flow?: 'scan';
};

/** A page that search engines and assistants may index. */
type ListedRow = PageRow & {
  inSitemap: true;
  /** Its name in breadcrumbs and llms.txt. */
  name: string;
  /** 70 to 160 characters. */
  description: string;
  /** The text after the name in llms.txt. */
  summary: string;
  /** Its label in the top bar and the drawer. Both show pages in the order of this list. */
  navigation?: string;
  /** The text of the Open Graph picture. `alt` describes what it shows in addition to its title. */
  picture: { headline: string; foot: string; alt?: string };
};

/** A screen for one visitor. Crawlers are asked not to index it. */
type UnlistedRow = PageRow & { inSitemap: false };

const prices = PLANS.map(({ price }) => price);
const lowest = Math.min(...prices);
const [satisfaction, , rating] = TESTIMONIAL_STATS;

const ROWS = [
  {
    id: 'home',
    path: '/',
    name: 'Home',
    title: `AI Search Marketing Agency in ${brand.place} | ${brand.name}`,
    description:
      'We make HVAC, plumbing, roofing, solar and other local service businesses visible to ChatGPT, Siri, Perplexity and Google AI. Start with a free scan.',
    summary: `what ${brand.name} does for local service businesses`,
    navigation: 'Home',
    prerendered: true,
    inSitemap: true,
    picture: {
      headline: brand.tagline,
      foot: 'For HVAC, plumbing, roofing, solar and more',
      alt: `${brand.tagline} Beside it an assistant’s answer that names your business first.`,
    },
  },
  {
    id: 'what-is',
    path: `/what-is-${brand.slug}`,
    name: `What is ${brand.name}`,
    title: `What is ${brand.name}? How AI Search Marketing Works`,
    description:
      'Assistants name one business where search showed ten links. Four pillars and three steps that make yours the one: what we do, in what order, and why now.',
    summary: 'how assistants choose a business, and what we do about it',
    navigation: `What is ${brand.name}`,
    prerendered: true,
    inSitemap: true,
    picture: {
      headline: `What is ${brand.name}?`,
      foot: 'Four pillars of work that get you into the answer',
      alt: `What is ${brand.name}? Four pillars: LLM knowledge seeding, community authority, voice search, Google Business Profile.`,
    },
  },
  {
    id: 'free-scan',
    path: '/free-scan',
    name: 'Free AI Scan',
    title: `Free AI Visibility Scan | ${brand.name}`,
    description:
      'See in under a minute whether ChatGPT, Claude, Perplexity and Google AI can read, trust and name your business. 26 checks, free, no credit card.',
    summary: 'scores how visible a website is to AI assistants, free of charge',
    navigation: 'Free AI Scan',
    prerendered: true,
    inSitemap: true,
    flow: 'scan',
    picture: {
      headline: 'What do assistants see on your site?',
      foot: 'Free AI Visibility Scan, no credit card',
      alt: 'What do assistants see on your site? 26 checks, one score.',
    },
  },
  {
    id: 'pricing',
    path: '/pricing',
    name: 'Pricing',
    title: `Pricing: Plans from $${lowest} a Month | ${brand.name}`,
    description: `${planCount()} monthly plans from $${lowest} to $${Math.max(...prices)} that make a local service business visible to AI assistants. No setup fees, no contract, 30-day money-back guarantee.`,
    summary: `${planCount().toLowerCase()} monthly plans compared, and questions buyers ask`,
    navigation: 'Pricing',
    prerendered: true,
    inSitemap: true,
    picture: {
      headline: `${planCount()} plans, one price a month each.`,
      foot: 'No contract. 30-day money-back guarantee.',
    },
  },
  {
    id: 'reviews',
    path: '/reviews',
    name: 'Reviews',
    title: `Client Reviews: What Our Clients Say | ${brand.name}`,
    description:
      'What owners of heating, plumbing, roofing and solar companies, a law firm and a dental practice say after being made visible to AI assistants.',
    summary: 'what clients say',
    navigation: 'Reviews',
    prerendered: true,
    inSitemap: true,
    picture: {
      headline: 'What our clients say.',
      foot: `${satisfaction.figure} ${satisfaction.words}`,
      alt: `What our clients say. ${rating.figure} average rating, five stars.`,
    },
  },
  {
    id: 'knowledge',
    path: '/knowledge',
    name: 'Knowledge Library',
    title: `Knowledge Library: AI Search for Owners | ${brand.name}`,
    description: `Free guides on being named by ChatGPT, Siri and Google AI, written for owners of local service businesses. Start with ${DOWNLOADS.guide.title}.`,
    summary: 'guides, case studies, tutorials and reports',
    navigation: 'Knowledge',
    prerendered: true,
    inSitemap: true,
    picture: {
      headline: 'Learn how assistants choose.',
      foot: 'The Knowledge Library: guides, reports, tutorials',
    },
  },
  {
    id: 'contact',
    path: '/contact',
    name: 'Contact',
    title: `Contact Us for a Free Consultation | ${brand.name}`,
    description: `Ask how your business can be named first by AI assistants. Write to us and hear back within 24 hours, or call ${brand.phone.display}, ${brand.supportHours}.`,
    summary: 'phone, email, address and a contact form',
    prerendered: true,
    inSitemap: true,
    picture: { headline: 'Talk to a person who knows your site.', foot: 'A reply within 24 hours' },
  },
  {
    id: 'blog',
    path: '/blog',
    name: 'Blog',
    title: `Blog: AI search for local businesses | ${brand.name}`,
    description:
      'How ChatGPT, Siri, Perplexity and Google AI choose a local business, what has been measured, and what an owner can do about it this week.',
    summary: 'articles about being found and named by AI assistants',
    prerendered: false,
    inSitemap: true,
    picture: {
      headline: 'Notes on getting named.',
      foot: 'The blog: AI search for local service businesses',
    },
  },
  {
    id: 'scan',
    path: '/scan',
    title: `Analyzing Your Website | ${brand.name}`,
    prerendered: false,
    inSitemap: false,
    flow: 'scan',
  },
  {
    id: 'results',
    path: '/results',
    title: `Your AI Visibility Score | ${brand.name}`,
    prerendered: false,
    inSitemap: false,
    flow: 'scan',
  },
  {
    id: 'unlock',
    path: '/unlock',
    title: `Get Your Full Report | ${brand.name}`,
    prerendered: false,
    inSitemap: false,
    flow: 'scan',
  },
  {
    id: 'success',
    path: '/success',
    title: `Your Report is On the Way! | ${brand.name}`,
    prerendered: true,
    inSitemap: false,
    flow: 'scan',
  },
] as const satisfies readonly (ListedRow | UnlistedRow)[];

type Row = (typeof ROWS)[number];
export type PageId = Row['id'];
export type ListedPageId = Extract<Row, { inSitemap: true }>['id'];
export type ListedPage = ListedRow & { id: ListedPageId };
export type PublicPage = ListedPage | (UnlistedRow & { id: Exclude<PageId, ListedPageId> });

export const PUBLIC_PAGES: readonly PublicPage[] = ROWS;

export const LISTED_PAGES: readonly ListedPage[] = PUBLIC_PAGES.filter((page) => page.inSitemap);

/** The links of the top bar and the drawer, in order. */
export const NAVIGATION: readonly { label: string; path: string }[] = LISTED_PAGES.flatMap(({ navigation, path }) =>
  navigation === undefined ? [] : [{ label: navigation, path }],
);

/** The page with this id. */
export function publicPage(id: PageId): PublicPage {
  const page = PUBLIC_PAGES.find((one) => one.id === id);
  if (!page) throw new Error(`There is no public page ${id}`);
  return page;
}

/** The pages that one document can show: the flow that contains `path`, or only the page at `path`. */
export function pagesOfDocument(path: string): readonly PublicPage[] {
  const page = PUBLIC_PAGES.find((one) => one.path === path);
  if (page?.flow === undefined) return page ? [page] : [];
  return PUBLIC_PAGES.filter(({ flow }) => flow === page.flow);
}

/**
 * The entries of the sitemap and llms.txt: the listed pages, and a page for each service with the price it starts at.
 */
export const SITEMAP_PAGES: readonly Pick<ListedPage, 'path' | 'name' | 'summary'>[] = [
  ...LISTED_PAGES,
  ...SERVICES.map(({ slug, title, text, from }) => {
    const { name, price } = planOf(from);
    return { path: servicePath(slug), name: title, summary: `${text} From $${price} a month, in the ${name} plan` };
  }),
];

/** The paths of the pages that the build renders. */
export const PRERENDERED_PATHS: readonly string[] = [
  ...PUBLIC_PAGES.filter(({ prerendered }) => prerendered).map(({ path }) => path),
  ...SERVICES.map(({ slug }) => servicePath(slug)),
];
