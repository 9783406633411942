import { type CheckId, type Insight, type Paste, pasteTable, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import {
  allOf,
  collectEdited,
  collectUntouched,
  type FileEdit,
  inBusinessCard,
  inFile,
  inHome,
  inPages,
  intoHead,
  intoMain,
  type SiteEdit,
  type SiteFiles,
  withoutJsonLd,
} from '../test/edited-site.ts';
import { FIXTURE_SITES, reportOfFixture } from '../test/fixture-sites.ts';
import { asAscii, asHtml, asJson, asParagraphs, filled, fromMarkdown, linked, TOWNS } from '../test/owner-answers.ts';
import { MUTATIONS } from '../test/site-mutations.ts';
import { hoursLines } from './fix/hours-block.ts';
import { judge } from './report/judge.ts';
import { deriveSiteFacts } from './understand/site-facts.ts';

const behindHeading = (text: string, page = /^index/) =>
  inPages((html) => html.replace(/<\/h1>(?:\s*<\/div>)*/, (end) => `${end}${asParagraphs(text)}`), page);
const atTheEndOf = (tags: string) => (html: string) =>
  html.replace(/<\/main>|<footer|<\/body>/i, (end) => `${tags}${end}`);
const atTheEnd = (text: string, page: RegExp) => inPages(atTheEndOf(asParagraphs(text)), page);

/** Applies a diff: removes the lines that start with `-` and adds those that start with `+`. */
function patched(diff: string): FileEdit {
  return inFile('robots.txt', (robots) => {
    const lines = robots.split('\n');
    const added: string[] = [];
    let reached = 0;
    for (const line of diff.split('\n')) {
      const rest = line.slice(2);
      if (line.startsWith('+')) added.push(rest);
      else {
        reached = lines.findIndex((candidate, at) => at >= reached && candidate.trim() === rest);
        expect(reached, `"${rest}" is a line of the file`).toBeGreaterThanOrEqual(0);
        lines.splice(reached, 1);
      }
    }
    return [...lines, '', ...added, ''].join('\n');
  });
}

function retitled(proposals: string): FileEdit {
  return (files: SiteFiles) => {
    for (const [, path = '', title = ''] of proposals.matchAll(/^(\/\S*)\n {2}(.+)$/gm)) {
      const file = `${path.slice(1)}index.html`;
      const html = files.get(file);
      expect(html, path).toBeDefined();
      files.set(
        file,
        (html ?? '').replace(/<title>.*?<\/title>/s, () => `<title>${asHtml(title)}</title>`),
      );
    }
  };
}

/** A sitemap in which each page changed on another day. */
function datedDaily(map: string): string {
  let day = 10;
  return map.replace(/(?<=<lastmod>).*?(?=<\/lastmod>)/g, () => `2026-10-${day++}`);
}

const oldCardsOut = inPages((html) =>
  html.replace(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs, (block, json: string) =>
    json.includes('"telephone"') ? '' : block,
  ),
);

/** Adds the property in a JSON paste to the business card. */
const intoCard = (text: string) => inBusinessCard((card) => Object.assign(card, JSON.parse(`{${text}}`)));

/**
 * Makes each outline a page with the layout of the contact page, linked from the home page and the sitemap, as every
 * editor does.
 */
function jobPages(...outlines: string[]): FileEdit {
  return (files) => {
    const [contact = ''] = [...files.keys()].filter((path) => /^contact[^/]*\/index\.html$/.test(path));
    const frame = withoutJsonLd(files.get(contact) ?? '', contact);
    const links = outlines.map((outline, number) => {
      const [, heading = ''] = /^# (.+)$/m.exec(outline) ?? [];
      const path = `jobs-${number}/index.html`;
      files.set(
        path,
        frame
          .replace(
            /<meta name="description"[^>]*>/,
            () => `<meta name="description" content="${asHtml(outline.split('\n\n')[1] ?? '').replaceAll('"', '')}">`,
          )
          .replace(/<title>.*?<\/title>/s, () => `<title>${asHtml(heading)}</title>`)
          .replaceAll(`/${contact.replace('index.html', '')}"`, `/jobs-${number}/"`)
          .replace(
            /<main(.*?)>.*<\/main>/s,
            (_main, attributes) => `<main${attributes}>${fromMarkdown(outline)}</main>`,
          ),
      );
      return `<li><a href="/jobs-${number}/">${asHtml(heading.replace(/ in .*/, ''))}</a></li>`;
    });
    const home = /<loc>(https:\/\/[^/]+\/)/.exec(files.get('sitemap.xml') ?? '')?.[1];
    const entries = outlines.map((_, number) => `<url><loc>${home}jobs-${number}/</loc></url>`);
    inFile('sitemap.xml', (list) => list.replace('</urlset>', `${entries.join('')}</urlset>`))(files);
    inHome(intoMain(`<h2>Services</h2><ul>${links.join('')}</ul>`))(files);
  };
}

/** The paste names the home page; every other page gets its own URL, as the step says. */
function canonicalInEach(line: string): FileEdit {
  return (files) => {
    const home = /href="([^"]+)"/.exec(line)?.[1] ?? '';
    for (const [path, html] of files) {
      if (!path.endsWith('index.html')) continue;
      const own = new URL(path.replace(/index\.html$/, ''), home).href;
      const bare = html.replace(/<link rel="canonical"[^>]*>/, '');
      files.set(path, intoHead(line.replace(home, own))(bare, path));
    }
  };
}

type Language = Paste['language'];

type Fix = {
  check: CheckId;
  /** The damage done to a good site first; undefined if a weaker site is fixed. */
  spoilt?: string | FileEdit;
  on: readonly string[];
  /** Which of the fix's pastes to apply; of several in one language, all. */
  paste: Language | readonly Language[];
  apply: (first: string, ...others: string[]) => FileEdit;
};

const FIXES: readonly Fix[] = [
  {
    check: 'ai-search-crawlers-allowed',
    spoilt: 'the robots file shuts all six search bots out',
    on: ['plumbing-good', 'hvac-good'],
    paste: 'diff',
    apply: patched,
  },
  {
    check: 'ai-search-crawlers-allowed',
    on: ['roofing-middling', 'legal-middling', 'solar-bad'],
    paste: 'diff',
    apply: patched,
  },
  {
    check: 'quoting-permission',
    on: ['legal-bad', 'plumbing-middling'],
    paste: 'html',
    apply: (tag) => inPages((html) => html.replace(/<meta name="robots"[^>]*>/, tag)),
  },
  {
    check: 'secure-single-address',
    spoilt: 'no page names its own address',
    on: ['hvac-good', 'legal-good'],
    paste: 'html',
    apply: canonicalInEach,
  },
  {
    check: 'freshness',
    on: ['roofing-middling', 'plumbing-middling'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^index/),
  },
  {
    check: 'robots-file-health',
    spoilt: 'a web page where the robots file would be',
    on: ['hvac-good', 'roofing-good'],
    paste: 'robots',
    apply: (text) => inFile('robots.txt', () => text),
  },
  {
    check: 'sitemap-health',
    spoilt: 'no robots file, and so no word of the site map',
    on: ['hvac-good', 'legal-good'],
    paste: 'robots',
    apply: (text) => inFile('robots.txt', () => `User-agent: *\nAllow: /\n\n${text}\n`),
  },
  {
    check: 'sitemap-health',
    spoilt: (files) => {
      files.delete('sitemap.xml');
    },
    on: ['legal-good', 'one-page-plumber'],
    paste: 'html',
    apply: (map) => inFile('sitemap.xml', () => datedDaily(map)),
  },
  {
    check: 'sitemap-health',
    on: ['dental-bad', 'hvac-bad'],
    paste: ['html', 'robots'],
    apply: (map, line = '') =>
      allOf(
        inFile('sitemap.xml', () => datedDaily(map)),
        inFile('robots.txt', (robots) => `${robots}\n${line}\n`),
      ),
  },
  {
    check: 'llms-txt',
    spoilt: 'a web page where the AI notes would be',
    on: ['dental-good', 'roofing-good'],
    paste: 'markdown',
    apply: (text) => inFile('llms.txt', () => text.replace(/[^\x20-\x7e\n]/g, '')),
  },
  {
    check: 'llms-txt',
    spoilt: 'AI notes with an old phone number',
    on: ['hvac-good', 'solar-good'],
    paste: 'markdown',
    apply: (text) => inFile('llms.txt', () => text.replace(/[^\x20-\x7e\n]/g, '')),
  },
  {
    check: 'llms-txt',
    on: ['legal-middling', 'plumbing-bad'],
    paste: 'markdown',
    apply: (text) => inFile('llms.txt', () => text),
  },
  {
    check: 'business-schema-type',
    spoilt: inPages(withoutJsonLd),
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'solar-good'],
    paste: 'json-ld',
    apply: (text) => inHome(intoHead(asJson(text))),
  },
  {
    check: 'business-schema-complete',
    spoilt: 'the business label says little more than the name',
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: 'json-ld',
    apply: (text) => (files) => {
      oldCardsOut(files);
      inHome(intoHead(asJson(text)))(files);
    },
  },
  {
    check: 'business-schema-type',
    on: ['hvac-middling', 'legal-middling', 'roofing-middling', 'solar-middling'],
    paste: 'json-ld',
    apply: (line) => inPages(intoCard(line)),
  },
  {
    check: 'service-and-faq-schema',
    spoilt: 'no service labels',
    on: ['dental-good', 'hvac-good', 'plumbing-good'],
    paste: 'json-ld',
    apply: (text) => inHome(intoHead(asJson(text))),
  },
  {
    check: 'text-without-javascript',
    spoilt: inHome((html) =>
      html.replace(
        /<body[^>]*>.*<\/body>/s,
        '<body><div id="root"></div><script type="module" src="/assets/index-B1x.js"></script></body>',
      ),
    ),
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: 'html',
    apply: (words) => inHome((html) => html.replace('<div id="root">', (start) => `${start}${asAscii(words)}`)),
  },
  {
    check: 'titles-and-headings',
    spoilt: inPages((html) => html.replace(/<title>.*?<\/title>/s, '<title>Welcome to our website</title>')),
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: 'text',
    apply: retitled,
  },
  {
    check: 'who-what-where',
    spoilt: 'no sentence says who, what and where',
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: 'text',
    apply: (text) => behindHeading(text),
  },
  {
    check: 'who-what-where',
    on: ['dental-middling', 'hvac-middling', 'solar-middling', 'plumbing-bad', 'roofing-bad'],
    paste: 'text',
    apply: (text) => behindHeading(text),
  },
  {
    check: 'hours-and-contact',
    spoilt: 'the hours are a picture',
    on: ['dental-good', 'hvac-good', 'legal-good', 'roofing-good', 'solar-good'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^contact/),
  },
  {
    check: 'hours-and-contact',
    on: ['dental-middling', 'legal-middling'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^contact/),
  },
  {
    check: 'hours-and-contact',
    on: ['roofing-middling', 'roofing-bad'],
    paste: ['text', 'html'],
    apply: (hours, dialLink = '') => inHome(atTheEndOf(`${asParagraphs(hours)}<p>${dialLink}</p>`)),
  },
  {
    check: 'identity-links',
    spoilt: 'of all profiles the map alone is left',
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: ['html', 'json-ld'],
    apply: (links, sameAs = '') => allOf(inHome(intoMain(links ?? '')), inPages(intoCard(sameAs))),
  },
  {
    check: 'identity-links',
    spoilt: 'profiles are in the labels no more',
    on: ['hvac-good', 'legal-good', 'solar-good'],
    paste: 'json-ld',
    apply: (sameAs) => inPages(intoCard(sameAs)),
  },
  {
    check: 'reviews-readable',
    spoilt: 'reviews come from a widget',
    on: ['hvac-good', 'legal-good', 'plumbing-good'],
    paste: 'text',
    apply: (text) => inHome(intoMain(linked(asParagraphs(text)))),
  },
  {
    check: 'reviews-readable',
    on: ['dental-middling', 'hvac-middling', 'legal-middling', 'plumbing-middling', 'solar-middling'],
    paste: 'text',
    apply: (text) => inHome(atTheEndOf(linked(asParagraphs(text)))),
  },
  {
    check: 'service-pages',
    spoilt: 'no service has a page of its own',
    on: ['dental-good', 'hvac-good', 'legal-good', 'plumbing-good', 'roofing-good', 'solar-good'],
    paste: 'markdown',
    apply: jobPages,
  },
  {
    check: 'service-area-coverage',
    on: ['roofing-middling', 'hvac-middling', 'solar-middling'],
    paste: 'text',
    // The steps ask to name the towns in the markup too.
    apply: (text) => (files) => {
      behindHeading(text)(files);
      inPages(inBusinessCard((card) => Object.assign(card, { areaServed: TOWNS })))(files);
    },
  },
  {
    check: 'verifiable-credentials',
    on: ['hvac-middling', 'roofing-middling', 'legal-middling', 'dental-middling', 'plumbing-middling'],
    paste: ['text', 'json-ld'],
    apply: (lines, credential = '') => allOf(atTheEnd(lines, /^(?:index|about)/), inPages(intoCard(credential))),
  },
  {
    check: 'concrete-facts',
    on: ['hvac-middling', 'plumbing-middling', 'legal-middling'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^(?:index|about|contact)/),
  },
  {
    check: 'answers-buyer-questions',
    on: ['hvac-middling', 'plumbing-middling', 'legal-middling', 'solar-middling'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^index/),
  },
];

const CASES = FIXES.flatMap((fix) =>
  fix.on.map((site) => {
    const before =
      typeof fix.spoilt === 'string' ? `after "${fix.spoilt}"` : fix.spoilt ? 'after it was spoilt' : 'as it is';
    return { ...fix, site, name: `${site} ${before}` };
  }),
);

test.each(CASES)(
  'pasting the fix for $check repairs it and makes nothing worse: $name',
  async ({ check, site, ...fix }) => {
    const spoilt = spoiling(fix.spoilt);
    const before = await reportOf(site, spoilt);
    const broken = insightOf(before, check);
    expect(broken.status).not.toBe('success');
    const languages = [fix.paste].flat();
    const hours = await ownHours(site);
    const [text = '', ...others] = broken.fix.paste
      .map(asTheEditorWrites)
      .filter(({ language }) => languages.includes(language))
      .map((paste) => filled(withOwnFacts(paste, hours), nameOf(before)));
    expect(text).not.toBe('');
    const after = judge(await collectEdited(site, [...spoilt, { files: fix.apply(text, ...others) }]));
    expect(insightOf(after, check).status, insightOf(after, check).description).toBe('success');
    expect(worsened(before, after)).toEqual([]);
    expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
  },
);

const untouched = new Map<string, ScanReport>();

/** The report of the site after these edits. Without any, it is made once for all tests. */
async function reportOf(site: string, edits: readonly SiteEdit[]): Promise<ScanReport> {
  if (edits.length > 0) return judge(await collectEdited(site, edits));
  const report = untouched.get(site) ?? judge(await collectUntouched(site));
  untouched.set(site, report);
  return report;
}

/** Links that are pasted as words and address, as the editor of the site writes them into the page. */
function asTheEditorWrites(paste: Paste): Paste {
  const links = [...paste.text.matchAll(/^Text: (.*)\nLink: (.*)$/gm)];
  if (links.length === 0) return paste;
  return {
    ...paste,
    language: 'html',
    text: links.map(([, words, link]) => `<a href="${link}">${words}</a>`).join('\n'),
  };
}

const knownHours = new Map<string, string[]>();

/** The hours of the site before it was damaged, as its owner knows them. */
async function ownHours(site: string): Promise<string[]> {
  const known = knownHours.get(site);
  if (known) return known;
  const { hours } = deriveSiteFacts(await collectUntouched(site));
  const lines = hoursLines(hours.text ?? hours.markup);
  knownHours.set(site, lines);
  return lines;
}

/** Fills in what only this owner can know: the service of an outline, and the hours. */
function withOwnFacts({ label, text }: Paste, hours: readonly string[]): string {
  const job = label.replace('Outline for ', '');
  return text
    .replace(/\[the (?:job|course|service) this page is about\]/g, () => job)
    .replace(/^Monday to Friday: \[opening time\].*\n.*\n.*$/m, () => hours.join('\n'));
}

test('every paste in the reports of the sites is tested above', async () => {
  const pasted = new Set(FIXES.flatMap(({ check, paste }) => [paste].flat().map((language) => `${check} ${language}`)));
  const sites = await Promise.all(FIXTURE_SITES.map(reportOfFixture));
  const offered = sites.flatMap(({ insights }) =>
    insights.flatMap(({ id, fix }) =>
      fix.paste.filter((paste) => !pasteTable(paste)).map((paste) => `${id} ${asTheEditorWrites(paste).language}`),
    ),
  );
  // Messages are sent, not pasted.
  pasted.add('edge-lets-assistants-in text').add('text-without-javascript text');
  expect(offered.filter((paste) => !pasted.has(paste))).toEqual([]);
});

function spoiling(spoilt: Fix['spoilt']) {
  if (typeof spoilt !== 'string') return spoilt ? [{ files: spoilt }] : [];
  const mutation = MUTATIONS.find(({ name }) => name === spoilt);
  if (!mutation) throw new Error(`No mutation is called ${spoilt}`);
  return [mutation];
}

function insightOf({ insights }: ScanReport, id: string): Insight {
  const insight = insights.find((candidate) => candidate.id === id);
  if (!insight) throw new Error(`No insight is called ${id}`);
  return insight;
}

function nameOf({ business }: ScanReport): string {
  return business.facts.find(({ kind }) => kind === 'name')?.value ?? '';
}

function worsened(before: ScanReport, after: ScanReport): string[] {
  const rank = { error: 0, warning: 1, success: 2 };
  return after.insights
    .filter(({ id, status }) => rank[status] < rank[insightOf(before, id).status])
    .map(({ id, description }) => `${id}: ${description}`);
}
