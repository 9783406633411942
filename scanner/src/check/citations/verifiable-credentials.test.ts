import { TRADES } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, siteFacts, tradeOf } from '../../../test/page-facts.ts';
import type { ProofKind } from '../../lexicon/phrases/proof-cues.ts';
import {
  CREDENTIAL_GROUPS,
  type Credential,
  type CredentialFacts,
  type CredentialGroup,
} from '../../understand/trust/credentials.ts';
import { verifiableCredentials } from './verifiable-credentials.ts';

function credentials(groups: readonly CredentialGroup[], number: string | null, california = false): CredentialFacts {
  const rows = groups.map(
    (group): Credential => ({
      group,
      shown: group === 'licence' ? 'licensed' : group,
      number: group === groups[0] ? number : null,
      evidence: evidenceFrom(group),
    }),
  );
  return {
    credentials: rows,
    groups,
    numbered: rows.find((row) => row.number !== null) ?? null,
    companyNumber: null,
    standing: null,
    likely: [],
    bonded: null,
    california,
  };
}
const judge = (facts: CredentialFacts, trade: (typeof TRADES)[number] = 'plumbing') =>
  verifiableCredentials.judge(siteFacts({ credentials: facts, trade: tradeOf(trade) }));

const likely = (shown: string, kind: ProofKind) => ({
  shown,
  kinds: [kind],
  evidence: evidenceFrom(shown),
  signs: new Set<never>(),
});

it.each<[string, ProofKind, string]>([
  ['MacAbogados nace el año 2011', 'founded', 'your years in business'],
  ['Member of the American Dental Association', 'member', 'a membership'],
  ['BDS degree from Maharashtra University', 'studies', 'a certificate'],
])('counts a likely proof that the report states: %s', (shown, kind, words) => {
  const facts = { ...credentials(['person'], null), likely: [likely(shown, kind)] };
  const judgement = judge(facts);
  expect(judgement.status).toBe('warning');
  expect(judgement.description).toContain(words);
  expect(judgement.evidence.map(({ excerpt }) => excerpt)).toContain(shown);
});

it('does not take training since a year for years in business, or a claim to be qualified for a certificate', () => {
  const trained = { ...likely('Ausbildung in Homöopathie seit 1992', 'since'), kinds: ['since', 'trained'] as const };
  expect(judge({ ...credentials(['person'], null), likely: [trained] }).description).not.toContain('years in business');
  const claimed = credentials(['person', 'certification'], null);
  const qualified = claimed.credentials.map((row) => {
    return row.group === 'certification' ? { ...row, shown: 'Fully qualified' } : row;
  });
  expect(judge({ ...claimed, credentials: qualified }).description).toContain('Your site shows a named person, but no');
});

it('does not say that insurance is missing if the imprint names the insurer', () => {
  const facts = credentials(['licence', 'person'], '12345');
  expect(judge(facts).description).toContain('insurance');
  expect(judge({ ...facts, insurer: evidenceFrom('Berufshaftpflicht: Continentale') }).description).not.toContain(
    'insurance',
  );
});

it.each<[string, ProofKind]>([
  ['vasta experiencia', 'experience'],
  ['Mitglied', 'member'],
  ['seit langem', 'since'],
])('does not count words that nobody can check: %s', (shown, kind) => {
  expect(judge({ ...credentials(['person'], null), likely: [likely(shown, kind)] }).status).toBe('error');
});

describe('credentials', () => {
  it.each<[number, string | null, string]>([
    [6, '12345', 'success'],
    [4, '12345', 'success'],
    [4, null, 'warning'],
    [3, '12345', 'warning'],
    [2, null, 'warning'],
    [1, '12345', 'error'],
    [1, null, 'error'],
    [0, null, 'error'],
  ])('%d groups with number %s: %s', (count, number, status) => {
    const judgement = judge(credentials(CREDENTIAL_GROUPS.slice(0, count), number));
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it.each(TRADES)('fit the trade %s and never suggest being bonded', (trade) => {
    for (const california of [true, false]) {
      const judgement = judge(credentials(['years'], null, california), trade);
      expect(faultsOf(judgement)).toEqual([]);
      expect(judgement.fix.paste.map(({ text }) => text).join()).not.toMatch(/bond/i);
    }
  });

  it('in California ask for the number and warn about the word', () => {
    const { fix } = judge(credentials(['licence'], null, true));
    expect(fix.paste[0]?.text).toContain('[your CSLB license number]');
    expect(fix.steps.join(' ')).toContain('do not advertise that you are bonded');
  });

  it('from a register of companies are no license', () => {
    const facts = credentials(['licence', 'years'], '992 642 926');
    const companies = { ...facts, credentials: facts.credentials.map((row) => ({ ...row, ofCompany: true })) };
    expect(judge(companies).description).toContain('Your site shows a company number and your years in business');
    expect(judge(facts).description).toContain('Your site shows a license and your years in business');
  });

  it('call a company number what it is, also if nothing else is there', () => {
    const companyNumber = { shown: 'CIF B12345674', number: 'B12345674', evidence: evidenceFrom('CIF') };
    expect(judge({ ...credentials([], null), companyNumber }).description).toContain(
      'Your site shows a company number',
    );
    expect(judge({ ...credentials(['years', 'person'], null), companyNumber }).description).toContain(
      'a company number',
    );
  });

  it('say of no group that it is missing if the site likely shows it', () => {
    const shows = (groups: CredentialGroup[], ...kinds: ProofKind[]) => {
      const likely = [
        { shown: 'Over 30 years', kinds, signs: new Set<never>(), evidence: evidenceFrom('Over 30 years') },
      ];
      return judge({ ...credentials(groups, null), likely });
    };
    expect(shows(['person', 'years'], 'insured').description).not.toContain('insurance');
    expect(shows([], 'years').description).toBe(
      'We found little proof on your site that a stranger could check: no license, no named person.',
    );
    expect(shows([], 'award').description).toContain('no years in business');
    expect(faultsOf(shows([], 'years'))).toEqual([]);
    expect(shows(['person', 'years', 'membership'], 'certified', 'licensed', 'insured').status).toBe('warning');
  });

  it('quote what the law of the country asks of a website', () => {
    const subject = { ...siteFacts({}).subject, country: 'DE' };
    const { fix } = verifiableCredentials.judge(siteFacts({ credentials: credentials([], null), subject }));
    expect(fix.steps[0]).toBe(
      'The law says: A website must show the name, address and e-mail address of its owner and, if there is one, the register and VAT number. See § 5 DDG, https://www.gesetze-im-internet.de/ddg/__5.html.',
    );
    expect(judge(credentials([], null)).fix.steps.join(' ')).not.toContain('The law says');
  });

  it('ask for a name only where none is shown, and repeat a number that is', () => {
    const stepsFor = (groups: CredentialGroup[], number: string | null) =>
      judge(credentials(groups, number)).fix.steps.join(' ');
    expect(stepsFor(['years'], null)).toContain('Name the person');
    expect(stepsFor(['person'], null)).not.toContain('Name the person');
    expect(stepsFor(['licence'], '937760')).toContain('Your site shows the number "937760".');
    expect(stepsFor(['licence'], null)).not.toContain('shows the number');
  });

  it('need no number from a register in which people are found by name', () => {
    const facts = (count: number) => {
      const some = credentials(CREDENTIAL_GROUPS.slice(0, count), null);
      const [first, ...others] = some.credentials;
      return { ...some, credentials: [{ ...first!, shown: 'Zahnärztekammer Berlin', byName: true }, ...others] };
    };
    expect(judge(facts(4))).toMatchObject({
      status: 'success',
      description: expect.stringMatching(/Anyone can look you up: "Zahnärztekammer Berlin"\.$/),
    });
    expect(judge(facts(3))).toMatchObject({
      status: 'warning',
      description: expect.stringMatching(/^Anyone can look you up: "Zahnärztekammer Berlin"\. Still missing: /),
    });
  });

  it('ask for a license only where there may be one', () => {
    const fixFor = (id: string) =>
      verifiableCredentials.judge(
        siteFacts({ credentials: credentials(['years'], null), trade: { ...tradeOf('generic', 'storefront'), id } }),
      ).fix;
    expect(fixFor('photographer').summary).toMatch(/^Say who runs the business/);
    expect(fixFor('photographer').steps.join(' ')).not.toContain('who issued it');
    expect(fixFor('electrician').summary).toMatch(/^Put the number of any license/);
  });

  it('name the promise that lacks its number', () => {
    expect(judge(credentials(['licence', 'insured'], null)).description).toContain(
      'You say "licensed" but give no number.',
    );
  });
});
