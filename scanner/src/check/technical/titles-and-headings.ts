import type { Evidence } from '@named-first/contract';
import { proposedTitles } from '../../fix/page-titles.ts';
import { isUnchangedTitle } from '../../lexicon/sample/sample-text.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { excerptAround } from '../../understand/prose/sentences.ts';
import { isLegalPage } from '../../understand/site/legal-pages.ts';
import { isForApplicants } from '../../understand/site/pages-of-owner.ts';
import { namesTrade } from '../../understand/trade/trade.ts';
import { defineCheck } from '../check.ts';
import { nameList, shareOf, startOfSentence } from '../name-list.ts';
import { namesLocality, namesPlace } from '../names-place.ts';
import { distinct, type Fix, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';

/** The share of pages with good titles and headings. */
const MIN_GOOD_SHARE = 0.8;
const HALF_GOOD = 0.5;
const MAX_NAMED = 4;

const GENERIC_TITLE =
  /^(?:home ?page|home|welcome|index|page \d+|about(?: us)?|contact(?: us)?|services?|our services|blog|website|site|default|faqs?|reviews?|testimonials?|gallery|pricing|prices)$/i;
const CONTENT_WORD = /[\p{L}\p{N}]{3,}/gu;
const STOP_WORDS = new Set(
  'the and for our your you are with from that this all any can has have his her its not was who how what why when where home page welcome'.split(
    ' ',
  ),
);
/** `/p=123`, `/page-7` and hashes have no word for a reader. */
const READABLE_SLUG = /^[a-z\u00c0-\uffff][\p{L}\p{N}]*(?:[-_.][\p{L}\p{N}]+)*$/iu;
const MEANINGLESS_SLUG = /^(?:page|post|p|item|node|article|new-page|untitled|index|id)[-_]?\d*$|^[0-9a-f]{8,}$|^\d+$/i;

type Facts = Pick<SiteFacts, 'pages' | 'subject' | 'trade' | 'areas' | 'certain' | 'language' | 'quoting' | 'identity'>;
type Flaw =
  | 'title missing'
  | 'title says nothing'
  | 'title used more than once'
  | 'no heading'
  | 'several main headings'
  | 'heading unlike the title'
  | 'no description'
  | 'description used more than once'
  | 'no place in the title'
  | 'unreadable web address'
  | 'no language set';

/** Titles, main headings, descriptions and URLs, by which assistants pick pages. */
export const titlesAndHeadings = defineCheck({
  id: 'titles-and-headings',
  needs: ['pages', 'subject', 'trade', 'areas', 'certain', 'language', 'quoting', 'identity'],
  judge(all) {
    // Nobody looks for a plumber in a legal notice, an advertisement for a job or on the page where the owner signs in.
    const hidden = new Set(all.quoting.pages.flatMap(({ hiddenOnPurpose, url }) => (hiddenOnPurpose ? url : [])));
    const facts = { ...all, pages: all.pages.filter((page) => isJudged(page) && !hidden.has(page.url)) };
    const home = facts.pages.find(({ role }) => role === 'home');
    if (!home) return notMeasured('We could not read your home page, so we do not know its title.');
    const flaws = new Map(facts.pages.map((page) => [page, flawsOf(page, facts)]));
    const flawed = facts.pages.filter((page) => (flaws.get(page) ?? []).length > 0);
    const total = facts.pages.length;
    const good = total - flawed.length;
    const title = titleOf(home);
    if (title === '' || saysNothing(title)) return homeless(facts, home, flawed);
    const lacks = homeLacks(title, facts);
    if (good >= MIN_GOOD_SHARE * total && lacks.length === 0) {
      return success(
        `Your page titles say what you do. Your home page says ${quoted(title)}, and ${shareOf(good, total, 'page')} we judged ${good === 1 ? 'is' : 'are'} well labeled.`,
        titleEvidence([home]),
      );
    }
    const status = good < HALF_GOOD * total ? 'error' : 'warning';
    return finding(
      status,
      describe(facts, title, lacks, flawed, flaws),
      titleEvidence(flawed.includes(home) || lacks.length > 0 ? [home, ...flawed] : flawed),
      fixOf(facts, lacks.length > 0 ? [home, ...flawed] : flawed, flaws, lacks.length > 0),
    );
  },
});

function isJudged(page: PageFacts): boolean {
  return !isLegalPage(page) && !isForApplicants(page);
}

function homeless(facts: Facts, home: PageFacts, flawed: readonly PageFacts[]): Judgement {
  const title = titleOf(home);
  const what =
    facts.subject.noun === 'business'
      ? 'what you do'
      : `that you are ${/^[aeiouH]/.test(facts.subject.noun) ? 'an' : 'a'} ${facts.subject.noun}`;
  const says = title === '' ? 'Your home page has no title.' : `Your home page is titled ${quoted(title)}.`;
  return finding(
    'error',
    `AI often picks pages by title and web address alone. ${says} A stranger could not tell ${what}.`,
    titleEvidence([home]),
    fixOf(facts, [home, ...flawed], new Map(), true),
  );
}

function describe(
  facts: Facts,
  title: string,
  lacks: readonly string[],
  flawed: readonly PageFacts[],
  flaws: ReadonlyMap<PageFacts, readonly Flaw[]>,
): string {
  const parts = ['AI often picks pages by title and web address alone.'];
  if (lacks.length > 0)
    parts.push(
      `Your home page title is ${quoted(title)}. It does not name ${lacks.join(' or ')}${hedgeFor(lacks, facts)}.${otherTown(title, lacks, facts)}`,
    );
  if (flawed.length > 0) {
    const pages = startOfSentence(shareOf(flawed.length, facts.pages.length, 'page'));
    parts.push(
      `${pages} we judged ${flawed.length === 1 ? 'needs' : 'need'} work: ${nameList(commonFlaws(flawed, flaws), 3)}.`,
    );
  }
  return parts.join(' ');
}

/** The most frequent flaws as text. */
function commonFlaws(flawed: readonly PageFacts[], flaws: ReadonlyMap<PageFacts, readonly Flaw[]>): string[] {
  const counts = new Map<Flaw, number>();
  for (const page of flawed) for (const flaw of flaws.get(page) ?? []) counts.set(flaw, (counts.get(flaw) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([flaw]) => flaw);
}

function saysNothing(title: string): boolean {
  return GENERIC_TITLE.test(title) || isUnchangedTitle(title);
}

function titleOf(page: PageFacts): string {
  return page.document.title?.text ?? '';
}

function descriptionOf(page: PageFacts): string {
  return (
    page.document.metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content.trim() ??
    ''
  );
}

function flawsOf(page: PageFacts, facts: Facts): Flaw[] {
  const flaws: Flaw[] = [];
  const title = titleOf(page);
  const { headings, lang } = page.document;
  const main = headings.filter(({ level, text }) => level === 1 && text !== '');
  const others = facts.pages.filter((other) => other !== page && other.url !== page.url);
  if (title === '') flaws.push('title missing');
  else if (saysNothing(title)) flaws.push('title says nothing');
  else if (others.some((other) => titleOf(other) === title)) flaws.push('title used more than once');
  if (main.length === 0) flaws.push('no heading');
  else if (main.length > 1) flaws.push('several main headings');
  else if (title !== '' && !sharesWords(title, main[0]?.text ?? '')) flaws.push('heading unlike the title');
  const description = descriptionOf(page);
  if (description === '') flaws.push('no description');
  else if (others.some((other) => descriptionOf(other) === description)) flaws.push('description used more than once');
  if (
    (page.role === 'home' || page.role === 'area') &&
    !saysWhere(`${title} ${page.role === 'area' ? (main[0]?.text ?? '') : ''}`, facts)
  )
    flaws.push('no place in the title');
  if (!hasReadableSlug(page.path)) flaws.push('unreadable web address');
  if (lang === '') flaws.push('no language set');
  return flaws;
}

function sharesWords(a: string, b: string): boolean {
  const words = new Set(contentWords(a));
  return contentWords(b).some((word) => words.has(word));
}

/** Meaningful words, stemmed so that `plumber` and `plumbing` count as one. */
function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(CONTENT_WORD) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.slice(0, 5));
}

function hasReadableSlug(path: string): boolean {
  // The index file of a folder is the folder.
  const segments = path
    .replace(/\/index\.(?:html?|php|aspx?)$/i, '/')
    .split('/')
    .filter((segment) => segment !== '');
  return segments.every((segment) => {
    const slug = decode(segment).replace(/\.(?:html?|php|aspx?)$/i, '');
    return READABLE_SLUG.test(slug) && !MEANINGLESS_SLUG.test(slug);
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function homeLacks(title: string, facts: Facts): string[] {
  const lacks: string[] = [];
  if (!namesTrade(title, facts.trade)) lacks.push('your trade');
  if (!saysWhere(title, facts)) lacks.push('your town');
  return lacks;
}

function saysWhere(text: string, facts: Facts): boolean {
  return namesPlace(text, facts) || namesLocality(text.trim(), facts.pages);
}

/** A title may be left over from another place: an assistant then sends people to the wrong town. */
function otherTown(title: string, lacks: readonly string[], { areas, identity }: Facts): string {
  const city = identity.address?.city;
  if (!city || city !== areas.main?.city || !lacks.includes('your town')) return '';
  const rival = areas.rivals.find(
    ({ value, signs }) => title.includes(value) && signs.some(({ place }) => place === 'title'),
  );
  return rival === undefined ? '' : ` It names ${rival.value}, but your address is in ${city}.`;
}

/** If trade or town is unknown, a title may name one in words that we did not recognize. */
function hedgeFor(lacks: readonly string[], { subject, areas, trade }: Facts): string {
  const unknownTrade = trade.noun === 'business' && lacks.includes('your trade');
  const unknownTown = subject.city === null && areas.places.length === 0 && lacks.includes('your town');
  return unknownTrade || unknownTown ? ', as far as we can tell' : '';
}

function titleEvidence(pages: readonly PageFacts[]): Evidence[] {
  return distinct(pages.map(titleOrHeading));
}

function titleOrHeading(page: PageFacts): Evidence {
  const title = titleOf(page);
  if (title !== '') return { url: page.url, place: 'title', excerpt: excerptAround(title) };
  const heading = page.document.headings.find(({ text }) => text !== '');
  return { url: page.url, place: 'heading', excerpt: excerptAround(heading?.text ?? '') };
}

/** The value of `lang`: Brazilian Portuguese has its own tag (BCP 47, https://www.rfc-editor.org/info/bcp47). */
function languageTag({ language: { language }, subject: { country } }: Facts): string {
  return language === 'pt' && country === 'BR' ? 'pt-BR' : language;
}

/** Flaws that a new title repairs. */
const TITLE_FLAWS: ReadonlySet<Flaw> = new Set([
  'title missing',
  'title says nothing',
  'title used more than once',
  'no place in the title',
]);
const HEADING_FLAWS: ReadonlySet<Flaw> = new Set(['no heading', 'several main headings', 'heading unlike the title']);
const DESCRIPTION_FLAWS: ReadonlySet<Flaw> = new Set(['no description', 'description used more than once']);

/** The kinds of work that the flaws of the pages ask for. */
type Tasks = { titles: boolean; headings: boolean; descriptions: boolean; language: boolean };

/** A page that gets a new title gets a heading and a description that go with it. */
function tasksOf(retitles: boolean, found: readonly Flaw[]): Tasks {
  return {
    titles: retitles,
    headings: retitles || found.some((flaw) => HEADING_FLAWS.has(flaw)),
    descriptions: retitles || found.some((flaw) => DESCRIPTION_FLAWS.has(flaw)),
    language: found.includes('no language set'),
  };
}

function summaryOf({ titles, headings, descriptions }: Tasks): string {
  if (titles)
    return 'Give each page its own title that names the service, the town and you, and one main heading that says the same.';
  if (headings) return 'Give each page one main heading that says the same as its title.';
  if (descriptions) return 'Describe each page in one sentence of its own.';
  return 'Mend what is listed for each page. Your titles and headings are good.';
}

function fixOf(
  facts: Facts,
  pages: readonly PageFacts[],
  flaws: ReadonlyMap<PageFacts, readonly Flaw[]>,
  retitlesHome: boolean,
): Fix {
  const wanted = [...new Set(pages)];
  const retitled = wanted.filter(
    (page) => (retitlesHome && page.role === 'home') || (flaws.get(page) ?? []).some((flaw) => TITLE_FLAWS.has(flaw)),
  );
  const found = wanted.flatMap((page) => flaws.get(page) ?? []);
  const tasks = tasksOf(retitled.length > 0, found);
  return {
    summary: summaryOf(tasks),
    steps: [
      ...(retitlesHome ? ['Name your trade and your town in the title of your home page.'] : []),
      ...(retitled.length > (retitlesHome ? 1 : 0) ? ['Replace each title that has a flaw in the list below.'] : []),
      ...(tasks.headings ? ['Keep one main heading (h1) on each page, with the words of its title.'] : []),
      ...(tasks.descriptions ? ['Write one sentence for each page as its description, no two alike.'] : []),
      ...(tasks.language
        ? [`Say which language the pages are in, in their first tag: <html lang="${languageTag(facts)}">.`]
        : []),
      ...wanted.slice(0, MAX_NAMED).flatMap((page) => {
        const flawsHere = flaws.get(page) ?? [];
        return flawsHere.length > 0 ? [`${page.path}: ${flawsHere.join(', ')}.`] : [];
      }),
    ],
    // The proposals are in English, so they would be wrong on a page in another language.
    paste: facts.language.isEnglish && retitled.length > 0 ? [proposedTitles(facts, retitled)] : [],
  };
}
