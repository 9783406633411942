import type { CheckId, Insight, ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import {
  collectEdited,
  type FileEdit,
  inBusinessCard,
  inFile,
  inHome,
  inPages,
  intoHead,
  type SiteFiles,
  withoutJsonLd,
} from '../test/edited-site.ts';
import { MUTATIONS } from '../test/site-mutations.ts';
import { judge } from './judge.ts';

/** What an owner would write into a blank; the first line that fits the words of the blank counts. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^hours, or closed/, 'closed'],
  [/^your opening hours/, 'Mo-Fr 08:00-17:00'],
  [/web address of your logo/, 'https://cdn.example-host.net/logo.png'],
  [/link to your Google Maps/, 'https://maps.app.goo.gl/AbCdEf123'],
  [/links to your own profiles/, 'https://www.facebook.com/profile.php?id=100063'],
  [/^\$, \$\$/, '$$'],
  [/month/i, 'October 2026'],
  [/^year/, '2009'],
  [/^amount/, '140'],
  [/^number/, '12'],
  [/license number|bar number/, '4471980'],
  [/^state\b/i, 'Ohio'],
  [/kind of license/i, 'contractor'],
  [/association|chamber/, 'Chamber of Commerce'],
  [/first and last name|owner's name|^name/i, 'Jane Miller'],
  [/^title/, 'owner'],
  [/first name/, 'Jane M.'],
  [/town and state/, 'Fort Worth, Texas'],
  [/^insurer/, 'State Farm'],
  [/brand|maker/, 'Lennox'],
  [/your e-mail address/, 'office@example-host.net'],
  [/web address/, 'https://www.example-host.net/proof'],
];
const TOWNS = ['Springdale', 'Rogers', 'Bentonville', 'Lowell'];

/** Fills every blank: with the owner's answer, else with the first of the choices in it. */
function filled(text: string): string {
  let town = 0;
  return text.replace(/\[([^[\]"\n]+(?:\[[^\]]*\][^[\]"\n]*)*)\](?!\()/g, (_blank, words: string) => {
    if (/^(?:a )?town\b/.test(words)) return TOWNS[town++ % TOWNS.length] ?? '';
    return ANSWERS.find(([pattern]) => pattern.test(words))?.[1] ?? words.split(' / ')[0] ?? '';
  });
}

/** ASCII only, as the edits of a site want it. */
const asHtml = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[^\x20-\x7e\n]/gu, (letter) => `&#${letter.codePointAt(0)};`);
const asJson = (text: string) =>
  text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const asParagraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('');

const behindHeading = (text: string, page = /^index/) =>
  inPages((html) => html.replace(/<\/h1>(?:\s*<\/div>)*/, (end) => `${end}${asParagraphs(text)}`), page);
const atTheEnd = (text: string, page: RegExp) =>
  inPages((html) => html.replace(/<\/main>|<footer|<\/body>/, (end) => `${asParagraphs(text)}${end}`), page);

/** Takes the lines out that begin with `-` and puts those in that begin with `+`. */
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

const oldCardsOut = inPages((html) =>
  html.replace(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs, (block, json: string) =>
    json.includes('"telephone"') ? '' : block,
  ),
);

/** The line names the home page; every other page gets its own address, as the step says. */
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

type Fix = {
  check: CheckId;
  /** What was done to a good site before; nothing when a weaker site is fixed. */
  spoilt?: string | FileEdit;
  on: readonly string[];
  paste: Insight['fix']['paste'][number]['language'];
  apply: (text: string) => FileEdit;
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
    apply: (text) => (files) => {
      oldCardsOut(files);
      inHome(intoHead(asJson(text)))(files);
    },
  },
  {
    check: 'service-and-faq-schema',
    spoilt: 'no service labels',
    on: ['dental-good', 'hvac-good', 'plumbing-good'],
    paste: 'json-ld',
    apply: (text) => inHome(intoHead(asJson(text))),
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
    check: 'service-area-coverage',
    on: ['roofing-middling', 'hvac-middling', 'solar-middling'],
    paste: 'text',
    // The steps ask to name the towns in the label, too.
    apply: (text) => (files) => {
      behindHeading(text)(files);
      inPages(inBusinessCard((card) => Object.assign(card, { areaServed: TOWNS })))(files);
    },
  },
  {
    check: 'verifiable-credentials',
    on: ['hvac-middling', 'roofing-middling', 'legal-middling', 'dental-middling', 'plumbing-middling'],
    paste: 'text',
    apply: (text) => atTheEnd(text, /^(?:index|about)/),
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

test.each(CASES)('pasting the fix for $check mends it and worsens nothing: $name', async ({ check, site, ...fix }) => {
  const spoilt = spoiling(fix.spoilt);
  const before = judge(await collectEdited(site, spoilt));
  const broken = insightOf(before, check);
  expect(broken.status).not.toBe('success');
  const paste = broken.fix.paste.find(({ language }) => language === fix.paste);
  const text = filled(paste?.text ?? '');
  expect(text).not.toBe('');
  const after = judge(await collectEdited(site, [...spoilt, { files: fix.apply(text) }]));
  expect(insightOf(after, check).status, insightOf(after, check).description).toBe('success');
  expect(worsened(before, after)).toEqual([]);
  expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
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

function worsened(before: ScanReport, after: ScanReport): string[] {
  const rank = { error: 0, warning: 1, success: 2 };
  return after.insights
    .filter(({ id, status }) => rank[status] < rank[insightOf(before, id).status])
    .map(({ id, description }) => `${id}: ${description}`);
}
