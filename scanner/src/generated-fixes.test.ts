import { type CheckId, type Insight, type Paste, pasteTable, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import {
  allOf,
  collectEdited,
  type FileEdit,
  inBusinessCard,
  inFile,
  inHome,
  inPages,
  intoHead,
  intoMain,
  type SiteFiles,
  withoutJsonLd,
} from '../test/edited-site.ts';
import { FIXTURE_SITES, reportOfFixture } from '../test/fixture-sites.ts';
import { MUTATIONS } from '../test/site-mutations.ts';
import { hoursLines } from './fix/hours-block.ts';
import { judge } from './report/judge.ts';
import { deriveSiteFacts } from './understand/site-facts.ts';

/** What an owner would write into a blank; the first line that fits the words of the blank counts. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^hours, or closed/, 'closed'],
  [/^opening time/, '8:00 am'],
  [/^closing time/, '5:00 pm'],
  [/^(?:your phone number|digits of your number)/, '(614) 331-0172'],
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
  [/^rating$/, '4.8'],
  [/^platform$/, 'Google'],
  [/^link to your page there/, 'https://www.google.com/maps/place/Our+Page'],
  [/^Words of the first/, 'They came within the hour and the house was warm again before dinner.'],
  [/^Words of the second/, 'The price was the one on the phone, and they swept the floor when they were done.'],
  [/^Words of the third/, 'I have called them for nine years, and somebody has picked up every single time.'],
  [
    /^The three signs/,
    'You hear a knocking sound that was not there last week. The bill goes up although nothing else in the house has changed. And one room, most often the one that is farthest away, is never quite right any more. One of the three is worth a call. Two of them together mean that waiting will cost more than coming out, because a small part that fails slowly takes the large part beside it along.',
  ],
  [
    /^what changes the price/,
    'how far we drive, how old the parts are, and how many of them are within reach without opening a wall',
  ],
  [
    /^step$/,
    'We look at everything with you, write down what we see, and tell you in plain words what has to be done now, what can wait until next year, and what each of the two costs. Nothing begins before you have said yes to the sum.',
  ],
];

/** A page of the business on each platform, as its address looks there. */
const PROFILE_PAGES: Record<string, (slug: string) => string> = {
  Facebook: (slug) => `https://www.facebook.com/${slug}`,
  Yelp: (slug) => `https://www.yelp.com/biz/${slug}`,
  BBB: (slug) => `https://www.bbb.org/us/oh/lima/profile/contractor/${slug}-0332-90041`,
  LinkedIn: (slug) => `https://www.linkedin.com/company/${slug}`,
  Nextdoor: (slug) => `https://nextdoor.com/pages/${slug}`,
  Angi: (slug) => `https://www.angi.com/companylist/us/oh/lima/${slug}-reviews-7204415.htm`,
  Thumbtack: (slug) => `https://www.thumbtack.com/oh/lima/contractor/${slug}/service/4471`,
  Avvo: (slug) => `https://www.avvo.com/attorneys/${slug}-4471`,
  Justia: (slug) => `https://lawyers.justia.com/firm/${slug}`,
  FindLaw: (slug) => `https://lawyers.findlaw.com/firm/${slug}`,
  Healthgrades: (slug) => `https://www.healthgrades.com/dentist/${slug}`,
  Zocdoc: (slug) => `https://www.zocdoc.com/practice/${slug}`,
  EnergySage: (slug) => `https://www.energysage.com/supplier/44/${slug}`,
  SolarReviews: (slug) => `https://www.solarreviews.com/installers/${slug}`,
  Vitals: (slug) => `https://www.vitals.com/practice/${slug}`,
  YouTube: (slug) => `https://www.youtube.com/@${slug}`,
  'State bar': () => 'https://www.texasbar.com/attorneys/member.cfm?id=4471',
  'GAF contractor directory': (slug) => `https://www.gaf.com/en-us/roofing-contractors/usa/oh/lima/${slug}-1104471`,
  'NPI registry': () => 'https://npiregistry.cms.hhs.gov/provider-view/1043392814',
  'Google Maps': () => 'https://maps.app.goo.gl/AbCdEf123',
  'Apple Maps': () => 'https://maps.apple.com/place?place-id=I4471',
  'Bing Maps': () => 'https://www.bing.com/maps?cid=4471',
};

function profilePage(platform: string, name: string): string {
  const page = PROFILE_PAGES[platform];
  if (!page) throw new Error(`What does the address of a page on ${platform} look like?`);
  return page(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
}

const TOWNS = ['Springdale', 'Rogers', 'Bentonville', 'Lowell'];

/** Fills every blank: with the owner's answer, else with the first of the choices in it. */
function filled(text: string, business: string): string {
  let town = 0;
  return text.replace(/\[([^[\]"\n]+(?:\[[^\]]*\][^[\]"\n]*)*)\](?!\()/g, (_blank, words: string) => {
    if (/^(?:a )?town\b/.test(words)) return TOWNS[town++ % TOWNS.length] ?? '';
    const platform = /^address of your (.+) page$/.exec(words)?.[1];
    if (platform) return profilePage(platform, business);
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
const atTheEndOf = (tags: string) => (html: string) =>
  html.replace(/<\/main>|<footer|<\/body>/i, (end) => `${tags}${end}`);
const atTheEnd = (text: string, page: RegExp) => inPages(atTheEndOf(asParagraphs(text)), page);

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

/** Addresses become links, as every editor makes them. */
const linked = (html: string) => html.replace(/https:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

/** The property that a text in JSON adds to the card of the business. */
const intoCard = (text: string) => inBusinessCard((card) => Object.assign(card, JSON.parse(`{${text}}`)));

/** Each outline becomes a page in the frame of the contact page; home page and site map link to it, as every editor has it. */
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

function fromMarkdown(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, marks = '', words = line] = /^(#+) (.+)$/.exec(line) ?? [];
      const tag = marks === '' ? 'p' : `h${marks.length}`;
      return `<${tag}>${asHtml(words)}</${tag}>`;
    })
    .join('');
}

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

type Language = Paste['language'];

type Fix = {
  check: CheckId;
  /** What was done to a good site before; nothing when a weaker site is fixed. */
  spoilt?: string | FileEdit;
  on: readonly string[];
  /** Which of the fix's texts are pasted; of several in one language, all. */
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
    check: 'hours-and-contact',
    on: ['roofing-middling', 'roofing-bad', 'hvac-bad'],
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
    // The steps ask to name the towns in the label, too.
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

test.each(CASES)('pasting the fix for $check mends it and worsens nothing: $name', async ({ check, site, ...fix }) => {
  const spoilt = spoiling(fix.spoilt);
  const before = judge(await collectEdited(site, spoilt));
  const broken = insightOf(before, check);
  expect(broken.status).not.toBe('success');
  const languages = [fix.paste].flat();
  const hours = await ownHours(site);
  const [text = '', ...others] = broken.fix.paste
    .filter(({ language }) => languages.includes(language))
    .map((paste) => filled(withOwnFacts(paste, hours), nameOf(before)));
  expect(text).not.toBe('');
  const after = judge(await collectEdited(site, [...spoilt, { files: fix.apply(text, ...others) }]));
  expect(insightOf(after, check).status, insightOf(after, check).description).toBe('success');
  expect(worsened(before, after)).toEqual([]);
  expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
});

/** The hours of the site before anything was done to it, as its owner knows them. */
async function ownHours(site: string): Promise<string[]> {
  const { hours } = deriveSiteFacts(await collectEdited(site, []));
  return hoursLines(hours.text ?? hours.markup);
}

/** Fills in what only this owner can know: the job of an outline, and when the door is open. */
function withOwnFacts({ label, text }: Paste, hours: readonly string[]): string {
  const job = label.replace('Outline for ', '');
  return text
    .replaceAll('[the job this page is about]', job)
    .replace(/^Monday to Friday: \[opening time\].*\n.*\n.*$/m, () => hours.join('\n'));
}

test('every text to paste in the reports of the sites is one that is pasted above', async () => {
  const pasted = new Set(FIXES.flatMap(({ check, paste }) => [paste].flat().map((language) => `${check} ${language}`)));
  const sites = await Promise.all(FIXTURE_SITES.map(reportOfFixture));
  const offered = sites.flatMap(({ insights }) =>
    insights.flatMap(({ id, fix }) =>
      fix.paste.filter((paste) => !pasteTable(paste)).map(({ language }) => `${id} ${language}`),
    ),
  );
  // A message to the host is sent, not pasted.
  pasted.add('edge-lets-assistants-in text');
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
