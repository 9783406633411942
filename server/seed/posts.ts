import { readFile } from 'node:fs/promises';
import { type BLOG_CATEGORIES, brand } from '@named-first/contract';

type FrontMatter = {
  slug: string;
  title: string;
  /** 70 to 160 characters, because search results show it as the description. */
  excerpt: string;
  category: (typeof BLOG_CATEGORIES)[number];
  tags: string[];
  /** The publication date. */
  date: string;
};

export type SeedPost = FrontMatter & { author: string; featuredImage: string; content: string };

/** The posts that `npm run seed` adds, oldest first. The text of each is in `posts/{slug}.html`. */
export const SEED_POSTS: readonly FrontMatter[] = [
  {
    slug: 'schema-org-for-a-plumber',
    title: 'Schema.org for a plumber in twenty lines',
    excerpt:
      'A block of labeled facts to paste, the right type for your trade, and an honest look at what markup does and does not do.',
    category: 'LLM Optimization',
    tags: ['Schema Markup', 'Plumbing', 'Code to Paste'],
    date: '2026-06-16T14:00:00Z',
  },
  {
    slug: 'what-a-reddit-answer-does',
    title: 'What a Reddit answer does for you, and what it does not',
    excerpt:
      'Three studies, the FTC’s rules, and an answer any moderator would leave standing. No fake accounts, no bought votes.',
    category: 'Reddit Strategy',
    tags: ['Reddit', 'Reviews', 'FTC Rules'],
    date: '2026-07-14T14:00:00Z',
  },
  {
    slug: 'google-profile-and-website-must-agree',
    title: 'Your Google profile and your website must agree',
    excerpt:
      'Eight facts that have to match, what Google’s guidelines ask for, and a half-hour check anybody in the office can do.',
    category: 'AI Search',
    tags: ['Google Business Profile', 'Listings', 'Reviews'],
    date: '2026-08-11T14:00:00Z',
  },
  {
    slug: 'what-voice-assistants-read-out',
    title: 'What Siri and Alexa read out, and where they get it',
    excerpt:
      'Hours, phone, address, name: the four facts a voice assistant needs, how each goes wrong, and which listing to mend.',
    category: 'Voice Search',
    tags: ['Siri and Alexa', 'Listings', 'Opening Hours'],
    date: '2026-09-15T14:00:00Z',
  },
  {
    slug: 'seo-basics-that-still-count',
    title: 'Which SEO basics still count when an assistant answers',
    excerpt:
      'Six things worth doing, five you can stop paying for, and the one line of text with the best evidence behind it.',
    category: 'SEO Tips',
    tags: ['SEO Basics', 'Page Titles', 'Schema Markup', 'Code to Paste'],
    date: '2026-10-13T14:00:00Z',
  },
  {
    slug: 'can-chatgpt-read-your-website',
    title: 'Can ChatGPT read your website? A ten-minute check',
    excerpt:
      'Which crawler decides what, how to read your own robots.txt, and how to see your page the way an assistant sees it.',
    category: 'AI Search',
    tags: ['Crawlers', 'ChatGPT', 'SEO Basics', 'Code to Paste'],
    date: '2026-11-10T15:00:00Z',
  },
];

/** The posts with their texts and pictures. */
export function readSeedPosts(): Promise<SeedPost[]> {
  return Promise.all(
    SEED_POSTS.map(async (post) => ({
      ...post,
      author: brand.name,
      featuredImage: `/pictures/blog/${post.slug}.webp`,
      content: await readFile(new URL(`posts/${post.slug}.html`, import.meta.url), 'utf8'),
    })),
  );
}
