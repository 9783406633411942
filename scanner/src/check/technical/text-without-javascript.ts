import type { Evidence } from '@named-first/contract';
import { KEY_ROLES } from '../../artifacts.ts';
import { prerenderingRequest, startingWords } from '../../fix/prerendering.ts';
import type { EmptyMount, PageDocument } from '../../read/html/document.ts';
import { isBuiltByScript, isShell } from '../../read/html/empty-shell.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { excerptAround } from '../../understand/prose/sentences.ts';
import { sourceExcerpt } from '../../understand/prose/source-excerpt.ts';
import { builderName, mayBeCodedByHand } from '../../understand/site/builder.ts';
import { defineCheck } from '../check.ts';
import { countOf, nameList } from '../name-list.ts';
import { distinct, type Fix, finding, type Judgement, notMeasured, success } from '../verdict.ts';

const HOME_WORDS = 250;
const PAGE_WORDS = 120;
const CONTACT_WORDS = 80;
/** More script than this for each character of text was only seen on pages that load their text later. */
const MAX_SCRIPT_PER_CHARACTER = 100;

const NEEDS = [
  'pages',
  'identity',
  'hours',
  'site',
  'subject',
  'language',
  'certain',
  'trade',
  'areas',
  'services',
] as const;

type Facts = Pick<SiteFacts, (typeof NEEDS)[number]>;

/** What is readable without scripts, which most assistants' fetchers do not run. */
export const textWithoutJavascript = defineCheck({
  id: 'text-without-javascript',
  needs: NEEDS,
  judge(facts) {
    const home = facts.pages.find(({ role }) => role === 'home');
    if (!home) return notMeasured('We could not read your home page, so we do not know what AI sees there.');
    if (isShell(home.document)) return shell(facts, home);
    const short = shortPages(facts);
    const gaps = gapsOf(facts, home, short);
    if (gaps.length > 0) return thin(home, gaps, fixOfThin(facts, home, short));
    const others = facts.pages.length > 1 ? ' The other pages we read are full enough too.' : '';
    return success(
      `Your home page shows ${home.document.mainWords} words without running any code. ${whatIsAmong(facts)}${others}`,
      distinct([firstWords(home), ...visibleFacts(facts)]),
    );
  },
});

function shell(facts: Facts, home: PageFacts): Judgement {
  const { emptyMounts } = home.document;
  const isBuilt = isBuiltByScript(home.document);
  const says = isBuilt
    ? `Most AI readers do not run the code that builds your page. ${wordsSeen(home)}`
    : `${fewWords(home)} That is too little for AI to tell who you are and what you do.`;
  const phone = hasVisiblePhone(facts) ? '' : ' Your phone number is not among them.';
  const cause = emptyMounts.length > 0 ? ' The page is an empty frame that code fills in later.' : '';
  const evidence = [firstWords(home), ...emptyMounts.slice(0, 1).map((mount) => sourceOf(home, mount))];
  return finding('error', `${says}${phone}${cause}`, evidence, isBuilt ? sendWords(facts, home) : WRITE_MORE);
}

function wordsSeen({ document }: PageFacts): string {
  const words = countOf(document.mainWords, 'word');
  return hasOtherWords(document)
    ? `They see ${words} in the main part of your home page.`
    : `They see ${words} on your home page.`;
}

function fewWords({ document }: PageFacts): string {
  const words = countOf(document.mainWords, 'word');
  if (!hasOtherWords(document)) return `Your home page has only ${words}.`;
  const has = document.mainWords === 0 ? 'no words' : `only ${words}`;
  return `Your home page has ${has} in its main part: its menu, header, footer and forms do not count.`;
}

/** True if the page shows words in its menu, header, footer, sidebar or forms. */
function hasOtherWords({ visibleText, mainText }: PageDocument): boolean {
  return visibleText.length > mainText.length;
}

function sourceOf({ url, document }: PageFacts, { offset }: EmptyMount): Evidence {
  return { url, place: 'source', excerpt: sourceExcerpt(document.source, offset) };
}

type Gap = { says: string; evidence: Evidence[] };

function gapsOf(facts: Facts, home: PageFacts, short: readonly PageFacts[]): Gap[] {
  const gaps: Gap[] = [];
  const { mainWords, mainText, scriptLength, hiddenWords } = home.document;
  if (hiddenWords > 0) gaps.push({ says: hiddenGap(home), evidence: [firstWords(home)] });
  else if (mainWords < HOME_WORDS)
    gaps.push({
      says: `Your home page shows ${mainWords} words${hasOtherWords(home.document) ? ' in its main part' : ''}; ${HOME_WORDS} or more give AI enough to go on.`,
      evidence: [firstWords(home)],
    });
  if (short.length > 0) {
    const named = nameList(
      short.map(({ path, document }) => `${path} (${countOf(document.mainWords, 'word')})`),
      3,
    );
    const aside = short.some(({ document }) => hasOtherWords(document)) ? ', menus and footers aside' : '';
    gaps.push({ says: `Almost empty to AI${aside}: ${named}.`, evidence: short.map(firstWords) });
  }
  if (!hasVisiblePhone(facts)) gaps.push({ says: phoneGap(facts), evidence: [] });
  if (!hasVisibleName(facts)) gaps.push({ says: nameGap(facts), evidence: [] });
  const pictured = picturedHours(facts);
  if (pictured)
    gaps.push({ says: 'Your opening hours seem to be a picture, which AI readers cannot read.', evidence: [pictured] });
  if (scriptLength > mainText.length * MAX_SCRIPT_PER_CHARACTER) {
    gaps.push({ says: 'Your home page is almost all code and very little text.', evidence: [firstWords(home)] });
  }
  return gaps;
}

/** The pages, other than home, that a customer needs most and that have too few words. */
function shortPages(facts: Facts): PageFacts[] {
  return facts.pages.filter((page) => KEY_ROLES.has(page.role) && page.document.mainWords < wordsNeeded(page, facts));
}

function wordsNeeded(page: PageFacts, facts: Facts): number {
  return tellsHowToReach(page, facts) ? CONTACT_WORDS : PAGE_WORDS;
}

/** Text extractors commonly drop what an inline style or attribute hides; no assistant documents what it does. */
function hiddenGap({ document: { mainWords, hiddenWords } }: PageFacts): string {
  const shown = mainWords - hiddenWords;
  return `Your home page shows ${shown === 0 ? 'no words' : countOf(shown, 'word')} at first. ${hiddenWords} more stand in it but stay hidden until a click or a script shows them. Some AI readers may skip hidden words.`;
}

function picturedHours(facts: Facts): Evidence | null {
  return facts.hours.text ? null : pictureOf(facts, /\b(?:opening |office |business )?hours\b/i);
}

/** A picture whose file name or alternative text says what it shows. */
function pictureOf({ pages }: Facts, subject: RegExp): Evidence | null {
  for (const page of pages) {
    const image = page.document.images.find(({ alt, src }) => subject.test(alt) || subject.test(fileName(src)));
    if (image) return { url: page.url, place: 'text', excerpt: excerptAround(image.alt || image.src) };
  }
  return null;
}

function fileName(src: string): string {
  return src.startsWith('data:')
    ? ''
    : (src.split(/[/?#]/).findLast((part) => /\.\w{3,4}$/.test(part)) ?? '').replace(/[-_.]/g, ' ');
}

function phoneGap(facts: Facts): string {
  return facts.identity.phone === null
    ? `We found no working phone number in your text.${ifPictured(facts)}`
    : 'Your phone number is only in hidden code, not in the text.';
}

function nameGap(facts: Facts): string {
  return facts.identity.name === null
    ? `We could not tell your business name from your text.${ifPictured(facts)}`
    : 'Your business name is not in the plain text.';
}

function ifPictured({ pages }: Facts): string {
  return pages.some(({ document }) => document.images.length > 0) ? ' If it is in a picture, AI cannot read it.' : '';
}

function thin(home: PageFacts, gaps: readonly Gap[], fix: Fix): Judgement {
  const evidence = gaps.flatMap((gap) => gap.evidence);
  const { mainWords, hiddenWords } = home.document;
  const intro = mainWords < HOME_WORDS || hiddenWords > 0 ? '' : `Your home page is readable (${mainWords} words). `;
  const description =
    intro +
    gaps
      .slice(0, 2)
      .map(({ says }) => says)
      .join(' ');
  return finding('warning', description, distinct(evidence.length > 0 ? evidence : [firstWords(home)]), fix);
}

/** True for a contact page with a number and a street, hours or a form: it says what it is for in few words. */
function tellsHowToReach({ role, url, document }: PageFacts, { identity, hours }: Facts): boolean {
  const isHere = ({ evidence }: { evidence: Evidence }) => evidence.url === url;
  const more = identity.addresses.some(isHere) || hours.text?.evidence.url === url || document.forms.length > 0;
  return role === 'contact' && more && identity.phones.some(isHere);
}

/** The number counts as visible in running text and in a `tel:` link, which is in the page's source. */
function hasVisiblePhone({ identity }: Facts): boolean {
  return identity.phones.some(({ source, label }) => (source === 'text' || source === 'link') && label !== 'fax');
}

/** A number that appears only in a `tel:` link is readable, but visitors do not see it in the text. */
function whatIsAmong({ identity }: Facts): string {
  const isInText = identity.phones.some(({ source, label }) => source === 'text' && label !== 'fax');
  return isInText
    ? 'Your name and phone number are in your text.'
    : 'Your name is in your text, and your phone number is in a link.';
}

function hasVisibleName({ identity, pages }: Facts): boolean {
  const name = identity.name;
  if (name === null) return false;
  const plain = name.toLowerCase();
  return (
    identity.names.some(({ source }) => source === 'text' || source === 'title') ||
    pages.some(({ document }) => document.visibleText.toLowerCase().includes(plain))
  );
}

function visibleFacts({ identity }: Facts): Evidence[] {
  return identity.phones
    .filter(({ source, value }) => source === 'text' && value === identity.phone)
    .slice(0, 1)
    .map(({ evidence }) => evidence);
}

function firstWords(page: PageFacts): Evidence {
  const block =
    page.document.blocks.find(({ region, text }) => region === 'main' && text.length > 20) ?? page.document.blocks[0];
  return { url: page.url, place: 'text', excerpt: excerptAround(block?.text ?? '') };
}

/** Words are written in the editor of the site; only code that hides or loads them needs a developer. */
const WRITING = { fixedBy: 'site editor', effort: 'afternoon' } as const;

const SHOW_HIDDEN: Fix = {
  summary: 'Show your main text as soon as the page opens, without a click.',
  steps: [
    'Take “display:none” or “hidden” off the part of the page that holds your main text.',
    'Give each language a page and a web address of its own, rather than a button that swaps the text.',
    'Tabs and folding sections may stay: let the script close them after the page has loaded.',
  ],
  paste: [],
};

const WRITE_MORE: Fix = {
  summary: 'Write on your home page who you are, what you do, where, and how to reach you.',
  steps: [
    `Write at least ${HOME_WORDS} words for a customer who has never heard of you: your services, your towns, your phone number and what sets you apart.`,
    'Put words that are only in a picture, a video or a frame into the page as text as well.',
  ],
  paste: [],
  work: WRITING,
};

/** The task for a page that gives the name and the phone number, and not much more. */
const SAY_MORE = 'Say more on your home page: what you do, where, and why somebody should choose you.';

/** More words for pages that are finished, and words outside of code and pictures for the others. */
function fixOfThin(facts: Facts, home: PageFacts, short: readonly PageFacts[]): Fix {
  if (home.document.hiddenWords > 0) return SHOW_HIDDEN;
  if (isBuiltByScript(home.document)) return fixOf(facts, home);
  if (home.document.mainWords < HOME_WORDS)
    return hasVisibleName(facts) && hasVisiblePhone(facts) ? { ...WRITE_MORE, summary: SAY_MORE } : WRITE_MORE;
  return short.length > 0 ? fillPages(short, facts) : (writeFacts(facts) ?? fixOf(facts, home));
}

/** The fix for a page with enough words that lacks what customers ask first; null if it lacks nothing of that kind. */
function writeFacts(facts: Facts): Fix | null {
  const lacks = [
    ...(hasVisibleName(facts) ? [] : ['your business name']),
    ...(hasVisiblePhone(facts) ? [] : ['your phone number']),
    ...(picturedHours(facts) ? ['your opening hours'] : []),
  ];
  if (lacks.length === 0) return null;
  return {
    summary: `Write ${nameList(lacks)} as text on your home page and in the footer.`,
    steps: ['Words in a picture, a frame or a widget do not count: most AI readers do not see them.', VIEW_SOURCE],
    paste: [],
    work: WRITING,
  };
}

/** A contact page needs fewer words if it tells how to reach the business. The owner of one that does not can add that. */
function fewestWords(short: readonly PageFacts[], facts: Facts): string {
  if (short.every((page) => wordsNeeded(page, facts) === CONTACT_WORDS)) return `${CONTACT_WORDS} words`;
  if (short.every(({ role }) => role === 'contact'))
    return `${CONTACT_WORDS} words, among them your phone number and your address or hours`;
  return short.some(({ role }) => role === 'contact')
    ? `${PAGE_WORDS} words, or ${CONTACT_WORDS} on the page that tells how to reach you`
    : `${PAGE_WORDS} words`;
}

function fillPages(short: readonly PageFacts[], facts: Facts): Fix {
  const paths = nameList(
    short.map(({ path }) => path),
    3,
  );
  return {
    summary: 'Say more on the pages that are almost empty, in plain text.',
    steps: [
      `Write on ${paths} what a customer wants to know there: at least ${fewestWords(short, facts)}.`,
      'Put words that are only in a picture, a video or a frame into the page as text as well.',
      VIEW_SOURCE,
    ],
    paste: [],
    work: WRITING,
  };
}

/** The fix for a page that scripts build: finished pages, and until then words in the element that the app fills. */
function sendWords(facts: Facts, home: PageFacts): Fix {
  const { document, url } = home;
  const [mount] = document.emptyMounts;
  if (!mount && !mayBeCodedByHand(facts.site.builder)) return fixOf(facts, home);
  const tag = mount ? tagOf(document, mount) : null;
  return {
    summary: 'Have each page sent with its words in it, so that AI can read them before any code runs.',
    steps: [
      'Ask whoever makes the site, a person or the chat of an AI tool, to send every page with its text in it. Developers call this prerendering or server rendering.',
      ...(tag === null
        ? []
        : [
            `Until that is done, write your name, services, towns and phone number as HTML into the empty ${tag} of the page. Say nothing there that the site itself does not say.`,
            'Then open the site: the words should give way as soon as it has loaded. If they stay on the screen, take them out again.',
          ]),
      VIEW_SOURCE,
    ],
    paste: tag !== null && facts.language.isEnglish ? [startingWords(facts)] : [],
    messages: [prerenderingRequest(document, url, tag)],
    // The steps for texts are those of an editor, which such a site does not have.
    changes: [],
  };
}

const MAX_NAME_LENGTH = 20;

/** `<div id="root">`, without its other attributes. */
function tagOf({ source }: PageDocument, { id, offset }: EmptyMount): string {
  const name = /^<([\w-]+)/.exec(source.slice(offset, offset + MAX_NAME_LENGTH))?.[1] ?? 'div';
  return name === id ? `<${name}>` : `<${name} id="${id}">`;
}

const VIEW_SOURCE = 'Check with “View page source”: what is not there, most AI readers do not see.';

function fixOf(facts: Facts, { document }: PageFacts): Fix {
  const { site, subject } = facts;
  const platform = builderName(site.builder) ?? 'your website system';
  return {
    summary: 'Put your name, services, towns and phone number in plain text that is there before any code runs.',
    steps: [
      ...(mayBeCodedByHand(facts.site.builder)
        ? [`If the page is built in the browser, switch on server rendering or prerendering in ${platform}.`]
        : []),
      `Write who you are, what you do, where, and the phone number${subject.phoneShown ? ` ${subject.phoneShown}` : ''} as text in the HTML, not in pictures, frames or widgets.`,
      VIEW_SOURCE,
    ],
    paste: [],
    ...(isBuiltByScript(document) ? {} : { work: WRITING }),
  };
}
