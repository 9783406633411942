import { lawsAbout } from '../../fix/country-words.ts';
import { credentialLines, identifierMarkup, mayNeedLicence } from '../../fix/credential-lines.ts';
import type { ProofKind } from '../../lexicon/phrases/proof-cues.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { CREDENTIAL_GROUPS, type Credential, type CredentialGroup } from '../../understand/trust/credentials.ts';
import type { LikelyProof } from '../../understand/trust/likely/likely-proofs.ts';
import { numberInWords } from '../../understand/trust/number-words.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, type Status, success } from '../verdict.ts';

const ENOUGH_GROUPS = 4;
const MIN_GROUPS = 2;

type Facts = Pick<SiteFacts, 'credentials' | 'trade' | 'subject' | 'pages' | 'language' | 'site' | 'certain'>;

const GROUP_WORDS: Record<CredentialGroup, string> = {
  licence: 'a license',
  insured: 'insurance',
  certification: 'a certificate',
  membership: 'a membership',
  person: 'a named person',
  years: 'your years in business',
};

/** The group of which a likely proof speaks. It may be there, so nothing says that it is missing. */
const GROUP_OF_KIND: Partial<Record<ProofKind, CredentialGroup>> = {
  licensed: 'licence',
  insured: 'insured',
  certified: 'certification',
  trained: 'certification',
  studies: 'certification',
  member: 'membership',
  years: 'years',
  since: 'years',
  founded: 'years',
};

/** Kinds of likely proofs that count. A license or insurance counts only if the rules for them find it. */
const GROUP_OF_CHECKABLE: Partial<Record<ProofKind, CredentialGroup>> = {
  studies: 'certification',
  member: 'membership',
  since: 'years',
  founded: 'years',
};

/** `Ausbildung in Homöopathie seit 1992` does not say how long the business has existed. */
const LEARNED: ReadonlySet<ProofKind> = new Set(['trained', 'studies', 'member']);

const NOT_FOUND: readonly (readonly [CredentialGroup, string])[] = [
  ['licence', 'no license'],
  ['person', 'no named person'],
  ['years', 'no years in business'],
];

const COMPANY_NUMBER = 'a company number';

/** Credentials that a stranger or a machine can look up. */
export const verifiableCredentials = defineCheck({
  id: 'verifiable-credentials',
  needs: ['credentials', 'trade', 'subject', 'pages', 'language', 'site', 'certain'],
  judge: (facts: Facts): Judgement =>
    wordsNotReadable(facts) ?? unlessUnread(judgeCredentials(facts), facts, ['home', 'about', 'contact', 'imprint']),
});

/** Anybody can say that they are qualified. A certificate has a name, a number or an issuer. */
const MERELY_QUALIFIED = /^(?:fully|highly) (?:qualified|accredited)$/i;

function withoutPromises(facts: Facts): Facts {
  const credentials = facts.credentials.credentials.filter(({ shown }) => !MERELY_QUALIFIED.test(shown));
  const groups = facts.credentials.groups.filter((group) =>
    credentials.some((credential) => credential.group === group),
  );
  return { ...facts, credentials: { ...facts.credentials, credentials, groups } };
}

function judgeCredentials(given: Facts): Judgement {
  const facts = withLikely(withoutPromises(given));
  const { groups, numbered } = facts.credentials;
  const good = groups.length >= ENOUGH_GROUPS && (numbered ?? foundByName(facts)) !== null;
  const status = good ? 'success' : groups.length >= MIN_GROUPS ? 'warning' : 'error';
  const description = describe(facts, status);
  const { companyNumber } = facts.credentials;
  const excerpts = [...onePerGroup(facts), ...(companyNumber ? [companyNumber] : [])].map(({ evidence }) => evidence);
  return status === 'success' ? success(description, excerpts) : finding(status, description, excerpts, fix(facts));
}

/** The facts with the likely proofs that a stranger can check: a year, a place of study, a named association. */
function withLikely(facts: Facts): Facts {
  const { credentials, likely } = facts.credentials;
  const added = new Map<CredentialGroup, Credential>();
  for (const { shown, kinds, evidence } of likely.filter(isCheckable)) {
    const isLearned = kinds.some((kind) => LEARNED.has(kind));
    for (const group of kinds.flatMap((kind) =>
      isLearned && kind === 'since' ? [] : (GROUP_OF_CHECKABLE[kind] ?? []),
    ))
      if (!facts.credentials.groups.includes(group) && !added.has(group))
        added.set(group, { group, shown, number: null, evidence });
  }
  const all = [...credentials, ...added.values()];
  const groups = CREDENTIAL_GROUPS.filter((group) => all.some((credential) => credential.group === group));
  return { ...facts, credentials: { ...facts.credentials, credentials: all, groups } };
}

/** `Vasta experiencia` has no year and `Mitglied` no name. */
function isCheckable({ shown }: LikelyProof): boolean {
  return /\d/.test(shown) || / \p{Lu}\p{L}/u.test(shown);
}

/** The entry in a register in which people are found by name, such as that of a German chamber of dentists. */
function foundByName({ credentials: { credentials } }: Facts): Credential | null {
  return credentials.find(({ byName }) => byName) ?? null;
}

function onePerGroup({ credentials: { credentials, numbered } }: Facts): Credential[] {
  const first = CREDENTIAL_GROUPS.flatMap((group) => {
    const ofGroup = credentials.filter((credential) => credential.group === group);
    // An entry that every company has adds nothing to a license.
    return ofGroup.find(({ ofCompany }) => ofCompany !== true) ?? ofGroup[0] ?? [];
  });
  return numbered && !first.includes(numbered) ? [numbered, ...first] : first;
}

function describe(facts: Facts, status: Status): string {
  const { groups, numbered, credentials, companyNumber } = facts.credentials;
  const entry = foundByName(facts);
  const named = groups.map((group) => (group === 'licence' ? wordsForLicence(credentials) : GROUP_WORDS[group]));
  const found = nameList(companyNumber && !named.includes(COMPANY_NUMBER) ? [...named, COMPANY_NUMBER] : named, 7);
  const likely = likelyGroups(facts);
  const missing = nameList(
    CREDENTIAL_GROUPS.filter((group) => !groups.includes(group) && !likely.has(group)).map(
      (group) => GROUP_WORDS[group],
    ),
    6,
  );
  const stillMissing = missing === '' ? '' : ` Still missing: ${missing}.`;
  if (status === 'success') {
    const lookUp = numbered
      ? `look up the number "${numberInWords(numbered)}"`
      : `look you up: "${entry?.shown ?? ''}"`;
    return `Your site shows ${groups.length} of ${CREDENTIAL_GROUPS.length} kinds of proof: ${found}. Anyone can ${lookUp}.`;
  }
  if (groups.length === 0) return describeNothing(facts);
  const promise = credentials.find(({ group }) => group === 'licence' || group === 'insured');
  if (entry && !numbered) return `Anyone can look you up: "${entry.shown}".${stillMissing}`;
  if (numbered === null && promise)
    return `You say "${promise.shown}" but give no number. A machine cannot check a promise.${missing ? ` Also missing: ${missing}.` : ''}`;
  if (numbered === null)
    return `Your site shows ${found}, but no ${companyNumber ? 'other ' : ''}number that can be looked up. A machine cannot check a promise.`;
  return `Your site shows ${found}.${stillMissing}`;
}

function describeNothing(facts: Facts): string {
  const { companyNumber, likely } = facts.credentials;
  const groups = likelyGroups(facts);
  const absent = NOT_FOUND.flatMap(([group, words]) => (groups.has(group) ? [] : words)).join(', ');
  const amount = likely.length === 0 ? 'no proof' : 'little proof';
  return companyNumber
    ? `Your site shows a company number, "${companyNumber.number}", but we found ${likely.length === 0 ? 'nothing' : 'little'} else that a stranger could check: ${absent}.`
    : `We found ${amount} on your site that a stranger could check: ${absent}.`;
}

function likelyGroups({ credentials: { likely, insurer } }: Facts): ReadonlySet<CredentialGroup> {
  const groups = likely.flatMap(({ kinds }) => kinds.flatMap((kind) => GROUP_OF_KIND[kind] ?? []));
  return new Set(insurer ? [...groups, 'insured'] : groups);
}

/** An entry in a register of companies is not a license. */
function wordsForLicence(credentials: readonly Credential[]): string {
  const isCompany = credentials.every(({ group, ofCompany }) => group !== 'licence' || ofCompany === true);
  return isCompany ? COMPANY_NUMBER : GROUP_WORDS.licence;
}

/** A number that the site shows in one place is not sure enough to be pasted, but the owner need not look for it. */
function stepForNumber({ numbered }: Facts['credentials']): string[] {
  return numbered === null || numbered.ofCompany === true
    ? []
    : [
        `Your site shows the number "${numberInWords(numbered)}". Check it, and put it into the lines for your business label.`,
      ];
}

function fix({ credentials, trade, subject, certain }: Facts): Fix {
  const isLicensed = mayNeedLicence(trade, subject);
  return {
    summary: isLicensed
      ? 'Put the number of any license you hold in the footer of every page, and say who gave it to you. Add only what is true.'
      : 'Say who runs the business, since when, and where a stranger can look it up. Add only what is true.',
    steps: [
      ...lawsAbout(subject, 'owner'),
      ...(isLicensed ? ['Write the number, who issued it, and a link to where it can be checked.'] : []),
      ...(credentials.california
        ? [
            'In California your contractor license number must be in your advertising (Business and Professions Code §7030.5).',
            'In California do not advertise that you are bonded: the law does not allow it. Remove the word if it is on your site.',
          ]
        : []),
      ...(credentials.groups.includes('person')
        ? []
        : ['Name the person who owns or runs the business on your about page.']),
      ...stepForNumber(credentials),
    ],
    paste: [
      credentialLines(credentials, trade, subject, certain),
      ...(isLicensed ? [identifierMarkup(credentials, trade.trade, subject, certain)] : []),
    ],
  };
}
