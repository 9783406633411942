import type { Paste } from '@named-first/contract';
import { countryOf } from '../lexicon/countries/index.ts';
import type { Customers } from '../lexicon/trade.ts';
import type { CertainFacts } from '../understand/certain-facts.ts';
import type { SubjectFacts } from '../understand/site/subject-facts.ts';
import { customersOf, needsInsurer } from '../understand/trade/customers.ts';
import type { TradeFacts } from '../understand/trade/trade-facts.ts';
import type { CredentialFacts, CredentialGroup } from '../understand/trust/credentials.ts';
import { american, inCurrencyOf, licenceWord } from './country-words.ts';
import { pasted } from './pasted-value.ts';

type Trade = TradeFacts['trade'];
type TradeOf = Pick<TradeFacts, 'id' | 'trade' | 'shape'>;

/** Lines for the groups that are missing. They never include "bonded", because California forbids advertising it. */
export function credentialLines(
  facts: CredentialFacts,
  known: TradeOf,
  subject: SubjectFacts,
  { name, signed }: CertainFacts,
): Paste {
  const { trade } = known;
  const lines: string[] = [];
  const has = (group: CredentialGroup) => facts.groups.includes(group);
  const licence = signedLicence(signed) ?? (mayNeedLicence(known, subject) ? licenceLine(known, facts, subject) : null);
  if (!facts.numbered && licence !== null) lines.push(licence);
  if (!has('insured') && needsInsurer(known))
    lines.push(`Insured through ${pasted(signed?.insurer ?? null, 'insurer')}, up to $[amount].`);
  const proofs = signed?.credentials.map((credential) => `${pasted(credential, '')}.`) ?? [];
  lines.push(...proofs);
  if (!has('certification') && proofs.length === 0) lines.push(certificationLine(trade, subject));
  if (!has('membership') && proofs.length === 0)
    lines.push(`Member of [association or chamber] since [year]: [web address of your entry].`);
  if (!has('person')) lines.push(`${personWord(trade)}: ${personOf(signed)}.`);
  if (!has('years'))
    lines.push(
      `${pasted(name, 'Your business name')} has been in business since ${pasted(signed?.founded ?? null, 'year')}.`,
    );
  return {
    label: 'Lines for your footer and about page',
    language: 'text',
    text: inCurrencyOf(subject, lines.join('\n')),
  };
}

/** Markup with the license number, for the person who maintains the site. */
export function identifierMarkup(
  facts: CredentialFacts,
  trade: Trade,
  subject: SubjectFacts,
  { signed }: CertainFacts,
): Paste {
  const bar = trade === 'legal' && american(subject);
  const value = pasted(signed?.licenceNumber ?? null, bar ? 'your bar number' : `your ${licenceWord(subject)} number`);
  const issuer = {
    '@type': 'Organization',
    name: bar
      ? '[state bar]'
      : facts.california
        ? 'Contractors State License Board'
        : `[who issued the ${licenceWord(subject)}]`,
    url: '[web address where the number can be checked]',
  };
  const entry = {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    identifier: value,
    recognizedBy: issuer,
  };
  return {
    label: 'Lines to add to your business label',
    language: 'json-ld',
    text: `"hasCredential": ${JSON.stringify(entry, null, 2)}`,
  };
}

function signedLicence(signed: CertainFacts['signed']): string | null {
  if (!signed?.licenceNumber || !signed.licenceKind) return null;
  return `${pasted(signed.licenceKind, '')}, number ${pasted(signed.licenceNumber, '')}.`;
}

function personOf(signed: CertainFacts['signed']): string {
  return `${pasted(signed?.owner ?? null, 'first and last name')}, ${pasted(signed?.ownerTitle ?? null, 'title')}`;
}

/** Nobody checks a license before visiting one of these. */
const WITHOUT_LICENCE: ReadonlySet<Customers | null> = new Set<Customers>(['table', 'shop', 'event', 'lodging']);

/** False if customers do not check licenses in this trade and its country does not require one. */
export function mayNeedLicence(trade: TradeOf, subject: SubjectFacts): boolean {
  return !WITHOUT_LICENCE.has(customersOf(trade)) || licencesOf(trade, subject).length > 0;
}

/** The licenses that the country requires for the trade and that anyone can look up in a public register. */
function licencesOf({ id }: TradeOf, { country }: SubjectFacts): string[] {
  const listed = countryOf(country)?.credentials ?? [];
  return listed
    .filter(
      ({ kind, trades, register }) => kind === 'licence' && register !== null && id !== null && trades.includes(id),
    )
    .map(({ name }) => name);
}

const MOST_EXAMPLES = 2;

function licenceLine(known: TradeOf, { california }: CredentialFacts, subject: SubjectFacts): string {
  const { trade } = known;
  if (!american(subject)) {
    const names = licencesOf(known, subject).slice(0, MOST_EXAMPLES);
    const examples = names.length === 0 ? '' : `, for example ${names.join(' or ')}`;
    return `[Kind of ${licenceWord(subject)} or registration${examples}] number [your number], from [who gave it to you].`;
  }
  if (trade === 'legal') return 'Admitted in [state], bar number [your bar number].';
  if (trade === 'healthcare')
    return '[Clinician’s name and degree], [state] license [your license number], NPI [your NPI].';
  if (california) return 'California contractor license number [your CSLB license number].';
  return '[State] [kind of license] license number [your license number].';
}

function certificationLine(trade: Trade, subject: SubjectFacts): string {
  if (!american(subject)) return 'Certified by [who], [which certificate].';
  const examples: Record<Trade, string> = {
    hvac: 'NATE, EPA 608 or a maker’s program',
    plumbing: 'master plumber, backflow or a maker’s program',
    roofing: 'a roofing maker’s program',
    solar: 'NABCEP or a maker’s program',
    legal: 'a board certification',
    healthcare: 'a board certification',
    generic: 'a trade certificate',
  };
  return `Certified by [who], [which certificate, for example ${examples[trade]}].`;
}

function personWord(trade: Trade): string {
  if (trade === 'legal') return 'Attorney';
  return trade === 'healthcare' ? 'Your clinician' : 'Owner';
}
