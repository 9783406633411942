import { BLOG_CATEGORIES, tagSlug } from '@named-first/contract';
import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeedPosts, SEED_POSTS, type SeedPost } from './posts.ts';

const VOID = new Set(['br', 'hr', 'img']);

type Outline = { text: string; links: string[]; tags: string[]; faults: string[] };

/** Parses strictly: every tag must be closed in order by its own end tag. */
function readStrictly(html: string): Outline {
  const outline: Outline = { text: '', links: [], tags: [], faults: [] };
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        outline.tags.push(name);
        if (name === 'a') outline.links.push(attributes.href ?? '');
        if (!VOID.has(name)) open.push(name);
        outline.text += ' ';
      },
      ontext(text) {
        outline.text += text;
      },
      onclosetag(name) {
        if (!VOID.has(name) && open.pop() !== name) outline.faults.push(`</${name}> closes something else`);
        outline.text += ' ';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(html);
  const opened = html.match(/<[a-z][a-z0-9]*(?=[\s>])/g)?.length ?? 0;
  const closed = html.match(/<\/[a-z][a-z0-9]*>/g)?.length ?? 0;
  if (opened !== closed) outline.faults.push(`${opened} tags opened, ${closed} closed`);
  return outline;
}

describe('the seeded posts', () => {
  let posts: SeedPost[];
  beforeAll(async () => {
    posts = await readSeedPosts();
  });

  it('cover every category, on different days, each with two to four tags', () => {
    expect(new Set(SEED_POSTS.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES));
    expect(new Set(SEED_POSTS.map(({ date }) => date)).size).toBe(6);
    for (const { tags, excerpt, title } of SEED_POSTS) {
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(tags.length).toBeLessThanOrEqual(4);
      expect(new Set(tags.map(tagSlug)).size).toBe(tags.length);
      expect(excerpt.length, excerpt).toBeGreaterThanOrEqual(70);
      expect(excerpt.length, excerpt).toBeLessThanOrEqual(160);
      expect(title.length).toBeLessThanOrEqual(60);
    }
  });

  it.each(SEED_POSTS.map(({ slug }) => slug))(
    '%s is well-formed, long enough, and links only where it should',
    (slug) => {
      const { text, links, tags, faults } = readStrictly(posts.find((post) => post.slug === slug)!.content);
      expect(faults).toEqual([]);
      const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(900);
      expect(words).toBeLessThanOrEqual(1500);
      expect(links.filter((href) => !/^(https:\/\/|\/(?!\/))/.test(href))).toEqual([]);
      expect(links.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(3);
      expect(tags).toContain('table');
      expect(tags).toContain('pre');
      expect(tags.filter((tag) => ['h1', 'script', 'style', 'iframe'].includes(tag))).toEqual([]);
    },
  );
});
