import type { LanguageCode } from '../../../lexicon/language-code.ts';
import { alternatives, anyFolded, anyPattern } from '../../../lexicon/languages/compile.ts';
import { language } from '../../../lexicon/languages/index.ts';
import type { PersonWords } from '../../../lexicon/languages/language.ts';

/** Patterns of one language, for lower-case text without accents. `before` ends and `behind` starts at the name. */
export type PersonPatterns = {
  code: LanguageCode;
  before: RegExp;
  /** Before a name in a heading or a title. */
  headed: RegExp;
  /** Introduces a name that need not be in the lexicon: `my name is`, `hi, I'm`. */
  told: RegExp;
  /** `I'm ` */
  am: RegExp;
  /** `our lead physiotherapist, ` */
  aside: RegExp;
  /** A role directly before a short form of a name: `advocaat R. Laigsingh`. */
  titled: RegExp;
  behind: RegExp;
  role: RegExp;
  /** A role of somebody who owns or runs a company. */
  head: RegExp;
  onlyRole: RegExp;
  /** A word before a name in a heading: `Meet`. */
  opening: RegExp;
  /** A line that only says what somebody is: `Owner`, `Vertreten durch:`. */
  label: RegExp;
  /** The last word of what looks like a name: `Dennis Eigenaar`. */
  lastWord: RegExp;
  does: RegExp;
  kin: RegExp;
  /** `husband and wife, `, `husband-and-wife team ` with or without a first name: `Daniel and `. */
  couple: RegExp;
  /** Behind a given name: ` is the owner`. */
  isRole: RegExp;
  withKin: RegExp;
  teams: RegExp;
};

const SEPARATOR = '(?: ?[,·•|:/–—-]{1,2} ?| \\(| )';
const OF = anyFolded(({ people }) => people.of);
const AND = `${anyFolded(({ people }) => people.and)}|&`;
const NOTICE_BY = anyFolded(({ people }) => people.noticeBy);
const GREETING = `\\b(?:${anyFolded(({ people }) => people.greetings)})[,!.\\uff01 -]{1,3}`;
/** Roles that are surnames too: `Jacob Baker`. */
const SURNAMES = anyPattern(({ people }) => people.surnames);

const compiled = new Map<LanguageCode, PersonPatterns>();

export function personPatterns(code: LanguageCode): PersonPatterns {
  const known = compiled.get(code);
  if (known) return known;
  const { heads, professions, before, names, am, whose, teams, legal, headed, does, is, kin } = expressionsOf(
    language(code).people,
  );
  const roles = `${heads}|${professions}`;
  const said = `${before}|${names}|${am}`;
  const aside = `\\b(?:${whose}) (?:[\\w'-]+ ){0,2}(?:${roles})`;
  const ofBusiness = `\\b(?:${roles}) (?:${OF}) [^,.]{2,60}, `;
  const inNotice = `\\b(?:${legal})[^:.]{0,50}(?:: ?| (?:${NOTICE_BY}) )`;
  const patterns: PersonPatterns = {
    code,
    before: new RegExp(`(?:\\b(?:${roles}) ?[:–—-] ?|\\b(?:${said}) ?:? ?|${aside},? |${ofBusiness}|${inNotice})$`),
    headed: new RegExp(`(?:^(?:${headed})|\\b(?:${roles}))${SEPARATOR}$`),
    told: new RegExp(`(?:\\b(?:${names})|${GREETING}(?:${am})) $`),
    am: new RegExp(`\\b(?:${am}) $`),
    aside: new RegExp(`${aside}, $`),
    titled: new RegExp(`(?:\\b(?:${roles}) ?:? ?|${inNotice}|\\b(?:${before}) ?:? ?)$`),
    behind: new RegExp(`^(?:${SEPARATOR}|,? (?:${is}) (?:\\w{1,7} )?)(?:[\\w'-]+ ){0,2}?(?:${roles})\\b`),
    role: new RegExp(`\\b(?:${roles})\\b`),
    head: new RegExp(`\\b(?:${heads})\\b`),
    onlyRole: new RegExp(`^(?:${roles})$`),
    opening: new RegExp(`^(?:${headed})$`),
    label: new RegExp(`^(?:(?:${headed}) )?(?:${roles}|${legal})(?: [^,!?]{1,50})?:?$|^(?:${headed})$`),
    lastWord: new RegExp(` (?!(?:${SURNAMES})$)(?:${roles})$`),
    does: new RegExp(`^ (?:${does})(?![a-z])`),
    kin: new RegExp(`\\b(?:${kin}) $`),
    couple: new RegExp(`\\b(?:${kin})[ -](?:${AND})[ -](?:${kin})(?: \\w+)?,? (?:[\\w'-]+ (?:${AND}) )?$`),
    isRole: new RegExp(`^,? (?:${is}) (?:\\w{1,7} )?(?:[\\w'-]+ )?(?:${roles})\\b`),
    withKin: new RegExp(`^ (?:${AND}) (?:${kin})\\b`),
    teams: new RegExp(`^(?:${teams})$`),
  };
  compiled.set(code, patterns);
  return patterns;
}

function expressionsOf(words: PersonWords): Readonly<Record<keyof PersonWords, string>> {
  const sources = Object.entries(words).map(([name, patterns]) => [name, alternatives(patterns)]);
  return Object.fromEntries(sources) as Record<keyof PersonWords, string>;
}

/** `Mario Lacombe et l'équipe de Toiture Fleur de Lys`. */
export const AND_TEAM = new RegExp(
  `^ (?:${AND}) (?:(?:${anyFolded(({ people }) => people.theirs)}) |l')?(?:\\w+ )?(?:${anyFolded(({ people }) => people.crews)})\\b`,
);
