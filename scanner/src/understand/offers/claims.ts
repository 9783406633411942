import type { Evidence } from '@named-first/contract';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import type { PageFacts } from '../page-facts.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import {
  isQuotation,
  type Prose,
  plainLower,
  proseOf,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';

export type ClaimKind = 'price' | 'time' | 'year' | 'warranty' | 'count' | 'brand';

/** One distinct fact that can be repeated: a number with its unit, or the makers a business works with. */
export type Claim = {
  kind: ClaimKind;
  /** Normalised for comparison, e.g. `price:$129`. */
  key: string;
  /** As it stands on the page. */
  shown: string;
  evidence: Evidence;
};

export type ClaimFacts = {
  /** Distinct claims, each where it stands first. */
  claims: readonly Claim[];
  /** How many pages carry at least one; on a single page, how many of its blocks. */
  pages: number;
  blocks: number;
  /** Quotes with a name beside them. */
  quotes: readonly Evidence[];
  /** Links to authorities (government, standards, associations) and named sources. */
  sources: readonly Evidence[];
  /** Words like `affordable` and `best prices` that cannot be repeated as a fact. */
  vague: readonly Evidence[];
};

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty';
/** The look ahead at the first character spares most words the alternatives. */
const NUMBER = `(?=[\\dotfsen])(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${NUMBER_WORDS})`;
const COUNTED = new Set(
  'homes|houses|customers|clients|patients|families|jobs|repairs|install|installs|installations|projects|roofs|systems|panels|trucks|vans|technicians|plumbers|roofers|electricians|crews|employees|attorneys|lawyers|dentists|doctors|locations|offices|cases|verdicts|reviews|stars|counties|towns|cities|squares|gallon|gallons|kilowatt|kilowatts|kw|kwh|watt|watts|seer|seer2|feet|awards|visits|brands'.split(
    '|',
  ),
);

type ClaimPattern = { kind: ClaimKind; hint: RegExp; pattern: RegExp };

/** Order matters: the first pattern that takes a stretch of text keeps it. `hint` spares most sentences the pattern. */
const PATTERNS: readonly ClaimPattern[] = [
  {
    kind: 'warranty',
    hint: /warrant|guarantee/,
    pattern: new RegExp(
      `\\b(?:${NUMBER}[- ](?:years?|months?|days?)|lifetime)['-]? ?(?:\\w+ ){0,3}?(?:warrant(?:y|ies)|guarantees?)\\b|\\bwarrant(?:y|ies) (?:\\w+ ){0,3}?(?:of|for) ${NUMBER} (?:years?|months?|days?)\\b`,
      'g',
    ),
  },
  {
    kind: 'price',
    hint: /[$€£₹]/,
    pattern:
      /[$€£₹] ?\d+(?:,\d{2,3})*(?:\.\d{1,2})?(?:k\b| ?million\b)?(?: ?(?:-|to|and) ?[$€£₹] ?\d+(?:,\d{3})*(?:\.\d{1,2})?k?)?/g,
  },
  {
    kind: 'year',
    hint: /since|founded|est|opened|started|year/,
    pattern: new RegExp(
      `\\b(?:since|founded in|established(?: in)?|est\\.?|opened in|started in|in business since) (?:19|20)\\d{2}\\b|\\b(?:over |more than )?${NUMBER}\\+? years? (?:of (?:\\w+ )?experience|in (?:business|practice|the (?:trade|business))|serving|old)\\b`,
      'g',
    ),
  },
  {
    kind: 'count',
    hint: /%|percent|stars?|out of 5/,
    pattern: /\b[1-5]\.\d (?:out of 5|stars?|star rating)|\b\d+(?:\.\d+)? ?(?:%|percent)/g,
  },
  {
    kind: 'count',
    hint: / /,
    pattern: new RegExp(`\\b(?=[\\dotfsen])(?<!\\bno )${NUMBER}\\+? (?:[a-z'-]+ ?){1,3}`, 'g'),
  },
  {
    kind: 'time',
    hint: /min|hour|day|week|month|year/,
    pattern: new RegExp(
      `\\b${NUMBER}(?: ?(?:-|to|or) ?${NUMBER})?[- ](?:business |working )?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\\b`,
      'g',
    ),
  },
];
const NO_TIME = /^(?:24|twenty-four)[- ]hours?|^(?:7|seven) days|^365 days/;
/** A rating or a number that anyone can claim of themselves. */
const NO_COUNT = /^(?:5|five|100)[- ]?(?:stars?|%|percent)$|^(?:one|1)\b/;
/** Money that is not what a job costs: insurance cover, verdicts, discounts, rebates. */
const NO_PRICE =
  /\b(?:liability|coverage|cover|verdicts?|settle\w*|recovered|offered|savings?|saved?|saves|rebates?|credits?|insured|insurance|million|off)\b/;
const PRICE_REACH = 40;
/** Stands for text that a pattern has already taken. */
const TAKEN = '\u0000';

const BRANDS =
  /\b(?:Trane|Carrier(?= (?:air|heat|furnace|system|dealer|unit|equipment|and|or))|Lennox|Rheem|Goodman|Daikin|Mitsubishi Electric|(?<!\p{Lu}\p{Ll}+ )Bryant|American Standard|Amana|Ruud|Bosch|Fujitsu|Navien|Rinnai|Noritz|Bradford White|A\. ?O\. ?Smith|Kohler|Moen|Delta Faucet|Grohe|Uponor|Owens Corning|GAF|CertainTeed|Malarkey|Tamko|Velux|Enphase|SolarEdge|Powerwall|Q ?cells|Silfab|Panasonic|Generac|SunPower|Invisalign|Nobel Biocare|CEREC)\b/u;

const QUOTE_BY_NAME = /[“"][^“”"]{25,500}[”"]?\s*(?:[-–—~]|\bby\b|said|says)\s*\p{Lu}[\p{L}.'’-]+/u;
const ATTRIBUTION = /^\s*[-–—~]\s*\p{Lu}[\p{L}.'’-]+/u;
const SOURCE_NAMED =
  /\baccording to (?:the |a |an )?[\p{Lu}]|\b(?:U\.?S\.? Department of|ENERGY STAR|Consumer Product Safety|Insurance Institute|Bureau of Labor|American (?:Dental|Bar|Medical) Association)\b/u;
const SOURCE_CUES = ['according', 'department', 'energy', 'american', 'bureau', 'insurance', 'consumer'];
const AUTHORITY =
  /\.(?:gov|edu|mil)$|(?:^|\.)(?:energystar\.gov|acca\.org|ahridirectory\.org|nate\.org|natex\.org|nfpa\.org|iapmo\.org|phccweb\.org|nrca\.net|ibhs\.org|nabcep\.org|seia\.org|dsireusa\.org|ada\.org|cdc\.gov|mayoclinic\.org|nih\.gov|americanbar\.org|law\.cornell\.edu|iccsafe\.org|epa\.gov)$/;
const VAGUE =
  /\b(?:affordable|competitive(?:ly)? pric\w+|best (?:prices?|in (?:town|the business)|service)|low(?:est)? prices?|fair prices?|top[- ]rated|#1|number one|unmatched|world[- ]class|second to none|quality you can trust|reasonable (?:rates|prices))(?!\w)/;
const VAGUE_CUES = [
  'affordable',
  'competitive',
  'competitively',
  'best',
  'low',
  'lowest',
  'fair',
  'top',
  '1',
  'number',
  'unmatched',
  'world',
  'second',
  'quality',
  'reasonable',
];
const BRAND_CUES =
  'trane carrier lennox rheem goodman daikin mitsubishi bryant american amana ruud bosch fujitsu navien rinnai noritz bradford smith kohler moen delta grohe uponor owens gaf certainteed malarkey tamko velux enphase solaredge powerwall q qcells silfab panasonic generac sunpower invisalign nobel cerec'.split(
    ' ',
  );
const CLAIM_CUES = [ANY_NUMBER, ...NUMBER_WORDS.split('|'), 'lifetime', ...BRAND_CUES];
const MOST_CLAIMS = 200;
const MOST_RECEIPTS = 5;

/** Facts with a number and a unit, quotes with a name, and named sources: what an assistant can repeat. */
export function deriveClaims({ pages }: { pages: readonly PageFacts[] }): ClaimFacts {
  const claims = new Map<string, Claim>();
  const carryingPages = new Set<string>();
  const carryingBlocks = new Set<string>();
  for (const prose of pages.map(proseOf)) {
    for (const sentence of sentencesWith(prose, CLAIM_CUES)) {
      if (claims.size >= MOST_CLAIMS || sentence.region === 'nav' || sentence.region === 'form') continue;
      // What a customer says is quoted below; it is no fact that the business states.
      if (isQuotation(prose, sentence)) continue;
      for (const claim of claimsIn(prose, sentence)) {
        if (!claims.has(claim.key)) claims.set(claim.key, claim);
        carryingPages.add(prose.page.url);
        carryingBlocks.add(`${prose.page.url} ${sentence.block}`);
      }
    }
  }
  return {
    claims: [...claims.values()],
    pages: carryingPages.size,
    blocks: carryingBlocks.size,
    quotes: pages.flatMap((page) => quotesOn(proseOf(page))).slice(0, MOST_RECEIPTS),
    sources: sourcesOn(pages),
    vague: pages.flatMap((page) => vagueOn(proseOf(page))).slice(0, MOST_RECEIPTS),
  };
}

/** Claims of one sentence. Copyright lines and phone numbers hold none. */
function claimsIn(prose: Prose, sentence: Sentence): Claim[] {
  const { lower, text } = sentence;
  const found: Claim[] = [];
  if (/©|\bcopyright\b|all rights reserved/.test(lower)) return found;
  const brand = BRANDS.exec(text);
  // However many makers are listed, it is one fact: whose equipment you work with.
  if (brand)
    found.push({
      kind: 'brand',
      key: 'brand',
      shown: brand[0],
      evidence: sentenceEvidence(prose, sentence, brand.index),
    });
  let rest = lower;
  for (const { kind, hint, pattern } of PATTERNS) {
    if (!hint.test(rest)) continue;
    for (const match of [...rest.matchAll(pattern)]) {
      const words = kind === 'count' ? counted(match[0]) : match[0];
      if (words === null || !isClaim(kind, words)) continue;
      const around = lower.slice(Math.max(0, match.index - PRICE_REACH), match.index + words.length + PRICE_REACH);
      const told = kind === 'price' && NO_PRICE.test(around) ? 'count' : kind;
      const shown = text.slice(match.index, match.index + words.length).trim();
      found.push({
        kind: told,
        key: `${told}:${keyOf(words)}`,
        shown,
        evidence: sentenceEvidence(prose, sentence, match.index),
      });
      rest = rest.slice(0, match.index) + TAKEN.repeat(words.length) + rest.slice(match.index + words.length);
    }
  }
  return found;
}

/** `46 such homes`: up to the thing that is counted, which is at most the third word; null when nothing is. */
function counted(words: string): string | null {
  if (!/^\S+ [a-z]/.test(words) || /%|percent|star|out of/.test(words))
    return /%|percent|star|out of/.test(words) ? words : null;
  const parts = words.trim().split(' ');
  const thing = parts.findIndex((word, at) => at > 0 && COUNTED.has(word));
  return thing < 0 ? null : parts.slice(0, thing + 1).join(' ');
}

function isClaim(kind: ClaimKind, words: string): boolean {
  if (kind === 'time') return !NO_TIME.test(words) && !/\b(?:19|20)\d{2}\b/.test(words);
  return kind !== 'count' || !NO_COUNT.test(words);
}

function keyOf(words: string): string {
  return words
    .replace(/\b(?:over|more than|since|founded in|established in|established|est\.?)\b/g, '')
    .replace(/[\s,+-]+/g, '')
    .replace(/s$/, '');
}

function quotesOn(prose: Prose): Evidence[] {
  const found: Evidence[] = [];
  for (const [index, block] of prose.page.document.blocks.entries()) {
    if (found.length === MOST_RECEIPTS) break;
    if (block.tag !== 'blockquote' && !/[“"]/.test(block.text)) continue;
    const quoted = block.tag === 'blockquote' || /^[“"]/.test(block.text);
    const named =
      QUOTE_BY_NAME.test(block.text.slice(0, 800)) ||
      (quoted && ATTRIBUTION.test(prose.page.document.blocks[index + 1]?.text ?? ''));
    const sentence = named ? prose.sentences.find((candidate) => candidate.block === index) : undefined;
    if (sentence) found.push(sentenceEvidence(prose, sentence));
  }
  return found;
}

function sourcesOn(pages: readonly PageFacts[]): Evidence[] {
  const found: Evidence[] = [];
  for (const { page, link } of outwardLinks(pages)) {
    if (link.region !== 'main' || found.length === MOST_RECEIPTS) continue;
    if (AUTHORITY.test(URL.parse(link.href)?.hostname ?? ''))
      found.push({ url: page.url, place: 'link', excerpt: (link.text || link.href).slice(0, 240) });
  }
  for (const prose of pages.map(proseOf)) {
    for (const sentence of sentencesWith(prose, SOURCE_CUES)) {
      const match = SOURCE_NAMED.exec(sentence.text.replace(/^According/, 'according'));
      if (match && found.length < MOST_RECEIPTS) found.push(sentenceEvidence(prose, sentence, match.index));
    }
  }
  return found;
}

function vagueOn(prose: Prose): Evidence[] {
  return sentencesWith(prose, VAGUE_CUES).flatMap((sentence) => {
    const match = VAGUE.exec(sentence.lower);
    return match ? [sentenceEvidence(prose, sentence, match.index)] : [];
  });
}

/** The vague word of an excerpt, as it stands there; null when there is none. */
export function vagueWordIn(excerpt: string): string | null {
  const match = VAGUE.exec(plainLower(excerpt));
  return match ? excerpt.slice(match.index, match.index + match[0].length) : null;
}
