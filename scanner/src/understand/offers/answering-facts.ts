import type { Evidence } from '@named-first/contract';
import { isLegalClause } from '../../lexicon/phrases/not-statements.ts';
import type { ProofKind } from '../../lexicon/phrases/proof-cues.ts';
import type { CoreId } from '../../lexicon/questions/question.ts';
import type { HoursFacts } from '../hours/hours.ts';
import { saysAtAnyHour } from '../hours/words/always-open.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { plainLower } from '../prose/sentences.ts';
import { isTermsPage } from '../site/legal-pages.ts';
import type { CredentialFacts } from '../trust/credentials.ts';
import type { ReviewFacts } from '../trust/reviews.ts';
import type { ClaimFacts } from './claims.ts';
import type { Service, ServiceFacts } from './services.ts';

/** The facts that may answer a question without a sentence for it. */
export type AnsweringInput = {
  pages: readonly PageFacts[];
  hours?: Pick<HoursFacts, 'text'> &
    Partial<Pick<HoursFacts, 'emergencyClaims' | 'alwaysOpenClaims' | 'byAppointment' | 'opensOnly'>>;
  claims?: Pick<ClaimFacts, 'claims'>;
  credentials?: Pick<CredentialFacts, 'credentials'> & Partial<Pick<CredentialFacts, 'likely'>>;
  reviews?: Pick<ReviewFacts, 'rating' | 'readable'> & Partial<Pick<ReviewFacts, 'bare'>>;
  services?: Pick<ServiceFacts, 'services'> & Partial<Pick<ServiceFacts, 'likely'>>;
  identity?: Pick<IdentityFacts, 'addresses' | 'phones' | 'phone'>;
};

/** Fewer services may be a detail of the work; so many tell what the business does. */
const MIN_SERVICES = 3;
const MAX_LINK_LENGTH = 240;
/** A conversation with the business on Messenger or Instagram. WhatsApp and text messages need its number. */
const MESSAGE_LINK = /^https?:\/\/(?:m\.me|ig\.me\/m|t\.me)\/[\w.@-]{3,}/i;
const MAIL_LINK = /^mailto:[^?@\s]+@(?!example\.)[^?@\s]+\.[a-z]{2,}/i;

/**
 * The evidence of facts that resolvers found elsewhere, by the core question that each answers. A report that lists
 * services, hours or reviews never says that the site is silent about them.
 */
export function answeringFacts(input: AnsweringInput): Partial<Record<CoreId, Evidence | undefined>> {
  const { pages, hours, claims, credentials, reviews } = input;
  const proofs = credentials?.credentials ?? [];
  return {
    what: servicesNamed(input.services),
    reach: phoneIn(input, 'text') ?? phoneIn(input, 'link') ?? linkTo(pages, MAIL_LINK) ?? linkTo(pages, MESSAGE_LINK),
    hours: hours?.text?.evidence ?? alwaysOpen(hours) ?? hours?.byAppointment ?? hours?.opensOnly,
    emergency: hours?.emergencyClaims?.[0],
    price: claims?.claims.find(({ kind, evidence }) => kind === 'price' && isToldIn(pages, evidence))?.evidence,
    licensed: (proofs.find(({ register, ofCompany }) => register !== undefined && !ofCompany) ?? proofs.find(isProof))
      ?.evidence,
    guarantee: claims?.claims.find(({ kind }) => kind === 'warranty')?.evidence,
    people: whoWorks(proofs),
    proof: (reviews?.rating ?? reviews?.readable[0] ?? reviews?.bare?.[0])?.evidence,
    find: input.identity?.addresses.find(isSeen)?.evidence,
  };
}

/** Kinds of likely proofs that say how people are qualified. */
const QUALIFIES: ReadonlySet<ProofKind> = new Set(['studies', 'member', 'licensed']);
/** Experience, and training or certificates without a name, only touch on the question. */
const TOUCHES: ReadonlySet<ProofKind> = new Set(['certified', 'trained', 'years', 'since', 'founded', 'experience']);

/** The evidence of a proof in the report that says how people are qualified, and of one that only touches on it. */
export function qualification({ credentials }: AnsweringInput): { fact?: Evidence; hint?: Evidence } {
  const stated = credentials?.credentials ?? [];
  const likely = credentials?.likely ?? [];
  const oneOf = (kinds: ReadonlySet<ProofKind>) => likely.find((proof) => proof.kinds.some((kind) => kinds.has(kind)));
  const fact = stated.find(({ group }) => group === 'membership') ?? oneOf(QUALIFIES);
  const hint = stated.find(({ group }) => group === 'years') ?? oneOf(TOUCHES);
  return { ...(fact && { fact: fact.evidence }), ...(hint && { hint: hint.evidence }) };
}

const MIN_WORDS_OF_SENTENCE = 6;

/** Prefers a sentence about a person to a line on a card, because it says more. */
function whoWorks(proofs: CredentialFacts['credentials']): Evidence | undefined {
  const people = proofs.filter(({ group }) => group === 'person').map(({ evidence }) => evidence);
  const tells = ({ place, excerpt }: Evidence): boolean =>
    place === 'text' && excerpt.split(' ', MIN_WORDS_OF_SENTENCE).length === MIN_WORDS_OF_SENTENCE;
  return people.find(tells) ?? people[0];
}

function isProof({ group, ofCompany }: CredentialFacts['credentials'][number]): boolean {
  return (group === 'licence' && !ofCompany) || group === 'insured' || group === 'certification';
}

/** A contract tells a penalty or a deposit, and markup is not visible. */
function isToldIn(pages: readonly PageFacts[], { url, place, excerpt }: Evidence): boolean {
  const page = pages.find((candidate) => candidate.url === url);
  return place !== 'markup' && (page === undefined || !isTermsPage(page)) && !isLegalClause(plainLower(excerpt));
}

function isSeen({ evidence }: { evidence: Evidence }): boolean {
  return evidence.place === 'text';
}

/** Visitors reach the business with a click, although the number or the address is only in the link. */
function phoneIn({ identity }: AnsweringInput, place: Evidence['place']): Evidence | undefined {
  return identity?.phones.find(({ value, evidence }) => value === identity.phone && evidence.place === place)?.evidence;
}

function linkTo(pages: readonly PageFacts[], address: RegExp): Evidence | undefined {
  for (const { url, document } of pages) {
    const link = document.links.map(({ href }) => address.exec(href)?.[0]).find((href) => href !== undefined);
    if (link) return { url, place: 'link', excerpt: link.slice(0, MAX_LINK_LENGTH) };
  }
  return undefined;
}

function alwaysOpen(hours: AnsweringInput['hours']): Evidence | undefined {
  const claims = [...(hours?.alwaysOpenClaims ?? []), ...(hours?.emergencyClaims ?? [])];
  return claims.find(({ excerpt }) => saysAtAnyHour(excerpt));
}

type NamedService = { evidence: Evidence };

/** Where most of the services that the report states are named. */
function servicesNamed(facts: AnsweringInput['services']): Evidence | undefined {
  const named: NamedService[] = [...(facts?.services.filter(isNamed) ?? []), ...(facts?.likely ?? [])];
  if (named.length < MIN_SERVICES) return undefined;
  const counts = new Map<string, number>();
  for (const { evidence } of named) counts.set(evidence.excerpt, (counts.get(evidence.excerpt) ?? 0) + 1);
  const rank = ({ evidence }: NamedService): number =>
    (counts.get(evidence.excerpt) ?? 0) * 2 + (evidence.place === 'link' ? 0 : 1);
  return named.reduce((best, service) => (rank(service) > rank(best) ? service : best)).evidence;
}

/** A link alone names a service only if the service has its own page. */
function isNamed({ evidence, page }: Service): boolean {
  return evidence.place === 'text' || evidence.place === 'heading' || (evidence.place === 'link' && page !== null);
}
