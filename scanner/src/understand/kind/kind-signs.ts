import type { BusinessKind } from '@named-first/contract';

/** A sign of the kind of a website: its points, and what was seen, in words that complete “We saw …”. */
export type KindSign = { kind: BusinessKind; points: number; saw: string };

const LOCAL: BusinessKind = 'local-business';

/**
 * Signs other than words. A phone and an address only show that somebody can be reached; a trade, services or a way to
 * book show that customers are served. The points were fitted on the tuning sites of docs/truth.md by logistic
 * regression with leave-one-out validation, and rounded to halves.
 */
export const KIND_SIGNS = {
  phone: { kind: LOCAL, points: 2, saw: 'a phone number' },
  callLink: { kind: LOCAL, points: 0.5, saw: 'a link to call' },
  address: { kind: LOCAL, points: 0.5, saw: 'an address' },
  hours: { kind: LOCAL, points: 0.5, saw: 'opening hours' },
  map: { kind: LOCAL, points: 0.5, saw: 'a map' },
  townInTitle: { kind: LOCAL, points: 1, saw: 'a town in the title' },
  tradeInName: { kind: LOCAL, points: 1, saw: 'a trade in the title' },
  trade: { kind: LOCAL, points: 1.5, saw: 'a trade' },
  tradeWork: { kind: LOCAL, points: 0.5, saw: 'the work of a trade' },
  services: { kind: LOCAL, points: 2, saw: 'a list of services' },
  someServices: { kind: LOCAL, points: 1, saw: 'names of services' },
  type: { kind: LOCAL, points: 1, saw: 'labels of a local business' },
  company: { kind: LOCAL, points: 0.5, saw: 'a company that speaks of its work' },
  article: { kind: 'not-a-business', points: 2, saw: 'a page that calls itself an article' },
  subject: { kind: 'not-a-business', points: 1.5, saw: 'a long text that hardly speaks of its author' },
  curriculum: { kind: 'not-a-business', points: 3, saw: 'a curriculum vitae' },
  code: { kind: 'business-not-local', points: 3, saw: 'program code' },
} as const satisfies Record<string, KindSign>;

/** Types of a page that is an article, a job posting or similar (https://schema.org/docs/full.html). */
export const TYPE_SIGNS: readonly (KindSign & { type: string })[] = [
  { type: 'NewsArticle', kind: 'business-not-local', points: 4, saw: 'a news article' },
  { type: 'JobPosting', kind: 'business-not-local', points: 4, saw: 'job advertisements' },
  { type: 'BlogPosting', kind: 'not-a-business', points: 2, saw: 'a blog post' },
  { type: 'Article', kind: 'not-a-business', points: 1.5, saw: 'an article' },
  { type: 'TechArticle', kind: 'not-a-business', points: 2, saw: 'an article' },
  { type: 'SoftwareApplication', kind: 'business-not-local', points: 2, saw: 'software' },
  { type: 'OnlineStore', kind: 'business-not-local', points: 3, saw: 'an online shop' },
  { type: 'WebApplication', kind: 'business-not-local', points: 2, saw: 'software' },
  { type: 'MobileApplication', kind: 'business-not-local', points: 2, saw: 'software' },
  { type: 'NGO', kind: 'not-a-business', points: 3, saw: 'a non-profit organization' },
  { type: 'SportsTeam', kind: 'not-a-business', points: 2, saw: 'a sports team' },
  { type: 'SportsOrganization', kind: 'not-a-business', points: 2, saw: 'a sports club' },
  { type: 'GovernmentOrganization', kind: 'not-a-business', points: 3, saw: 'a public body' },
  { type: 'ProfilePage', kind: 'not-a-business', points: 1.5, saw: 'the profile of a person' },
];

/** Values of the `generator` tag of software for encyclopedias, blogs and documentation. */
export const GENERATOR_SIGNS: readonly (KindSign & { generator: RegExp })[] = [
  { generator: /^mediawiki/i, kind: 'not-a-business', points: 4, saw: 'an encyclopedia or wiki' },
  { generator: /^blogger/i, kind: 'not-a-business', points: 1.5, saw: 'a blog' },
  {
    generator: /^(?:docusaurus|sphinx|mkdocs|gitbook|jsdoc|doxygen)/i,
    kind: 'business-not-local',
    points: 4,
    saw: 'documentation of software',
  },
];

/** With at least this difference between points for and against, it is a local business. */
const MIN_LOCAL = 2.5;
/**
 * The same without a sign of its work, without any way to reach it on a site that also looks like something else, and
 * for facts in texts to paste.
 */
const MIN_CERTAIN = 3.5;
/** Below this, it is another kind, if a sign says which. */
const MIN_DOUBT = 2;
const MIN_OTHER = 1;
/** This many template texts, and almost no sign of a business. */
const TEMPLATE_TEXTS = 3;
const MAX_OF_TEMPLATE = 1.5;
/** So many paragraphs of filler text make a template of a site that is not certainly a business. */
const MANY_FILLER_TEXTS = 8;

/**
 * A phone, an address and opening hours only say how somebody can be reached: clubs and charities have them too. With
 * this many points against a local business and no sign of its work, they count at most this much.
 */
const CONTACT: ReadonlySet<string> = new Set(
  [KIND_SIGNS.phone, KIND_SIGNS.callLink, KIND_SIGNS.address, KIND_SIGNS.hours, KIND_SIGNS.map].map(({ saw }) => saw),
);
const WORK: ReadonlySet<string> = new Set([
  ...[
    KIND_SIGNS.tradeInName,
    KIND_SIGNS.tradeWork,
    KIND_SIGNS.services,
    KIND_SIGNS.someServices,
    KIND_SIGNS.type,
    KIND_SIGNS.company,
  ].map(({ saw }) => saw),
]);
const MAX_OF_CONTACT = 2;
const MIN_AGAINST_CONTACT = 2;

/** The points of signs of a local business, of those against it, and whether one is a sign of its work. */
function weigh(signs: readonly KindSign[]) {
  const sum = (kind: BusinessKind): number =>
    signs.reduce((total, sign) => (sign.kind === kind ? total + sign.points : total), 0);
  const [commercial, personal] = [sum('business-not-local'), sum('not-a-business')];
  const against = commercial + personal;
  const contact = signs.reduce((total, { saw, points }) => (CONTACT.has(saw) ? total + points : total), 0);
  const works = signs.some(({ saw }) => WORK.has(saw) || saw.startsWith(KIND_SIGNS.trade.saw));
  const surplus = works || against < MIN_AGAINST_CONTACT ? 0 : Math.max(0, contact - MAX_OF_CONTACT);
  return { local: sum(LOCAL) - surplus, commercial, personal, against, works, isReachable: contact > 0 };
}

/**
 * The kind for the sum of the signs, or `cannot-tell` if they do not decide. `fillerTexts` of the sample texts are Lorem
 * ipsum or similar.
 */
export function kindOf(signs: readonly KindSign[], sampleTexts: number, fillerTexts = 0): BusinessKind {
  const { local, commercial, personal, against, works, isReachable } = weigh(signs);
  if (local <= MAX_OF_TEMPLATE && sampleTexts >= TEMPLATE_TEXTS) return 'template';
  if (local - against < MIN_CERTAIN && fillerTexts >= MANY_FILLER_TEXTS) return 'template';
  const isDoubtful = !works || (!isReachable && against > 0);
  if (local - against >= (isDoubtful ? MIN_CERTAIN : MIN_LOCAL)) return LOCAL;
  const isOther = against >= MIN_OTHER && local - against < MIN_DOUBT;
  if (!isOther) return 'cannot-tell';
  return commercial >= personal ? 'business-not-local' : 'not-a-business';
}

/** True if the signs leave so little doubt that texts to paste may state facts of the business. */
export function isCertainlyLocal(signs: readonly KindSign[]): boolean {
  const { local, against } = weigh(signs);
  return local - against >= MIN_CERTAIN;
}
