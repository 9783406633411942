import { alternatives, compilerOf } from '../../lexicon/languages/compile.ts';
import type { Words } from '../../lexicon/languages/language.ts';
import type { ProofWords } from '../../lexicon/languages/proof-words.ts';

/**
 * Expressions around proofs in all languages: see `ProofWords` for each list. For lower-case text without accents, if
 * nothing else is said.
 */

const { entries, words, wordSource, patternSource } = compilerOf('proofs');

const YEARS = wordSource(({ years }) => years);

export const MEMBERS = new RegExp(`^${wordSource(({ membership }) => membership.members)}`);
/** `Leden van de club zijn verzekerd`: the sentence is about members. */
export const ABOUT_MEMBERS = new RegExp(`^[^.:]{0,60} ${wordSource(({ membership }) => membership.theyAre)} `);
export const WE_ARE = new RegExp(`${wordSource(({ membership }) => membership.weAre)} (?:an? |the )?$`);

export const JOINED = words(({ careers }) => careers.joined);
export const JOINED_BEFORE = new RegExp(`${wordSource(({ careers }) => careers.joined)} ?$`);
export const LEARNED = new RegExp(`${wordSource(({ careers }) => careers.learned)}[^,;]*$`);
/** What an advertisement asks of applicants: `Mind. 2 Jahre Berufserfahrung`. */
export const WANTED = new RegExp(`${wordSource(({ careers }) => careers.wanted)}:? (?:de |of )?$`);
/** The name of a person and when the person was born: `Francesco nasce nel 1985`. */
export const BORN = new RegExp(`^(\\p{L}+) (?:\\S+ ){0,3}?${wordSource(({ careers }) => careers.born)}`, 'u');

/** Also matches on French sites, where `mis` is a verb. */
export const IS_I = words(({ speaker }) => speaker.i);
export const READER = words(({ speaker }) => speaker.reader);
export const INSURED_READER = words(({ speaker }) => speaker.insured);
export const CONDITION = words(({ speaker }) => speaker.condition);
export const AT_READERS = new RegExp(`^(?:${alternatives(entries(({ speaker }) => speaker.atReaders))}) `);

export const ORGANIZATION = words(({ others }) => others.organizations);
export const OF_PROFESSION = words(({ others }) => others.professional);

/** `Desde 2013, el contrato es consensual (Art. 515)`: since when a law applies. */
export const LAW = new RegExp(
  `${patternSource(({ texts }) => texts.articles)} ?\\d{1,4}\\b|\\bart\\.$|${wordSource(({ texts }) => texts.laws)} (?:n[°ºo.]{0,2} ?)?\\d|§ ?\\d`,
);

export const OFFER = words(({ phrases }) => phrases.offer);
export const VERB = words(({ phrases }) => phrases.verb);
export const AGE = new RegExp(`${wordSource(({ phrases }) => phrases.ageBefore)} \\d\\d? ${YEARS}`);
export const AGO = new RegExp(patternSource(({ phrases }) => phrases.ago));
export const OF_PRODUCT_OR_AREA = new RegExp(`${patternSource(({ phrases }) => phrases.productOrArea)}\\b`);
export const APPROVED = words(({ phrases }) => phrases.approved);
export const OF_PROVIDER = new RegExp(`${patternSource(({ phrases }) => phrases.ofProvider)}\\b`);

/** Runs on the path of a page. */
export const ARTICLE_PATH = new RegExp(`/${wordSource(({ paths }) => paths.articles)}(?:[-/.]|$)`, 'i');
export const PATH_OF_OTHERS = new RegExp(
  `/${wordSource(({ paths }) => [...paths.articles, ...paths.others])}(?:[-/.]|$)`,
  'i',
);

/** `Since 1987` alone. */
export const BEGINS_WITH_SINCE = new RegExp(`^${wordSource(({ kinds }) => [...kinds.since, ...kinds.founded])}`);

/** Words that name no body: `license no.` Runs on folded text. */
export const ONLY_LICENCE_LABEL = new RegExp(`^(?:${wordSource(({ labels }) => labels.licence)}[.:#№\\s-]*)+$`);

type Links = (links: ProofWords['links']) => Words;

/** The source of any of these small words and what joins it to the next: a space, but not after an elision as in `dell'`. */
function linkSource(list: Links): string {
  const joined = entries(({ links }) => list(links)).map((word) =>
    word.endsWith("'") ? word.replace("'", "['’]") : `${word} `,
  );
  return `(?:${alternatives(joined)})`;
}

/** The source of any of these small words that are the end of a text. */
function lastSource(list: Links): string {
  return `(?:${alternatives(entries(({ links }) => list(links)).filter((word) => !word.endsWith("'")))})`;
}

const OF = linkSource((links) => links.of);
const ARTICLE = linkSource((links) => links.articles);

/** The label of a figure that is elsewhere, or `many years of experience` without a number: `Anni di esperienza`. */
export const ONLY_YEARS_LABEL = new RegExp(`^${YEARS} ${OF}?${wordSource(({ labels }) => labels.yearsOf)}$`);

/** The expressions from here on run on text as it is written. */
export const JOINS_NAME: ReadonlySet<string> = new Set(
  entries(({ links }) => [...links.and, ...links.of, ...links.for, ...links.in, ...links.articles]),
);
/**
 * The name of a certificate or an association may follow a colon or similar sign: `Lid van Beroepsvereniging: Axxon`.
 */
export const NAME_BEHIND = new RegExp(
  `^(?: ?[·:|–-] ?${ARTICLE}?| ${linkSource((links) => [...links.of, ...links.for])}${ARTICLE}?| \\(| )(\\p{Lu}[\\p{L}\\d.&'’-]{1,30})\\)?`,
  'u',
);
/** The name goes on: `Universidade Federal da`. */
export const BREAKS_OFF = new RegExp(` ${lastSource((links) => [...links.of, ...links.for, ...links.articles])}$`);
/** The rest of a name in the genitive: `Universidade do Sul` with `de Santa Catarina`, `ai sensi` with `del D.Lgs 81/2008`. */
export const GENITIVE = new RegExp(
  `^ ${OF}${ARTICLE}?\\p{Lu}[\\p{L}\\d.&'’-]*(?: \\p{Lu}[\\p{L}.'’-]*| \\d[\\d/]*){0,2}`,
  'u',
);
/** What leads on to words that a proof does not have: `Diplômée de l'école de Nantes en`. */
export const LEADS_ON = new RegExp(
  `(?: (?:&|${lastSource((links) => [...links.and, ...links.of, ...links.for, ...links.in, ...links.articles, ...links.more])}))+$`,
  'i',
);
export const BEGINS_WITH_AND = new RegExp(`^(?:& |${linkSource((links) => links.and)})`, 'i');
/** What joins a clause to the one before it. */
export const JOINS = new RegExp(`^${linkSource((links) => [...links.and, ...links.other])}`, 'i');

const OVER = alternatives(entries(({ phrases }) => phrases.overNumber));
/** A counter that a script animates shows 0 in the source. */
export const YEARS_FIGURE = new RegExp(`^(?:>|(?:${OVER}) |\\+ ?)?[1-9]\\d{0,2} ?\\+?$`);
/** `500+`, with its label in the next sentence. */
export const FIGURE = new RegExp(`^(?:[+>~]|${OVER})? ?[1-9][\\d.,\\s]{0,8}(?:[+%★kKmM]|/ ?5)*$`, 'u');
