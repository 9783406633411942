import type { Evidence } from '@named-first/contract';
import { writePasteTable } from '@named-first/contract';
import { hoursLines } from '../../fix/hours-block.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { conflictingNodes, type MarkupClaim, markupClaims } from '../../understand/markup/markup-claims.ts';
import { defineCheck } from '../check.ts';
import { nameList, shareOf } from '../name-list.ts';
import { distinct, type Fix, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';

/** The share of marked-up facts that visitors can see too. */
const MIN_VISIBLE_SHARE = 0.8;

/** Facts that send a customer to the wrong place if they are wrong. */
const GRAVE: ReadonlySet<MarkupClaim['fact']> = new Set(['name', 'phone', 'address', 'hours', 'rating']);
const IN_WORDS: Partial<Record<MarkupClaim['fact'], string>> = {
  hours: 'opening hours',
  rating: 'star rating',
};

/** Whether machines and visitors get the same facts. A contradiction is worse than no markup. */
export const schemaMatchesPage = defineCheck({
  id: 'schema-matches-page',
  needs: ['pages', 'markup', 'identity', 'hours', 'reviews', 'language'],
  judge(facts) {
    if (facts.pages.length === 0)
      return notMeasured('We could not read a page of your site, so there was nothing to compare.');
    const claims = markupClaims(facts).map((claim) => inWords(claim, facts));
    const placeholder = claims.find(({ state }) => state === 'placeholder');
    const wrong = claims.find(({ state, fact }) => state === 'different' && GRAVE.has(fact));
    if (wrong) return contradiction(wrong, claims);
    if (placeholder) return leftover(placeholder, claims);
    const conflict = conflictingNodes(facts)[0];
    if (conflict) {
      const [a, b] = conflict.values;
      return finding(
        'error',
        `Two hidden labels disagree: one says ${quoted(a)}, the other ${quoted(b)}. Machines cannot know which is you.`,
        distinct(conflict.evidence),
        {
          summary: 'Keep one label block for the business and delete the other.',
          steps: [
            `The two nodes differ in “${conflict.property}”: ${a} and ${b}. Usually a theme and a plugin each add one; switch one off.`,
          ],
        },
      );
    }
    return weigh(claims);
  },
});

/** Hours are compared as intervals, and shown in words. */
function inWords(claim: MarkupClaim, { hours }: Pick<SiteFacts, 'hours'>): MarkupClaim {
  if (claim.fact !== 'hours' || !hours.markup) return claim;
  const stated = hoursLines(hours.markup).filter((line) => !line.includes('['));
  return { ...claim, marked: stated.join('; ') || claim.marked };
}

function weigh(claims: readonly MarkupClaim[]): Judgement {
  if (claims.length === 0) {
    return finding(
      'warning',
      'Your pages hold no hidden labels with facts about you, so there is nothing to compare. That is safer than wrong labels.',
      [],
      {
        summary: 'When you add labels, copy the facts from your visible text. Until then nothing is wrong.',
      },
    );
  }
  const visible = claims.filter(({ state }) => state === 'visible');
  const others = claims.filter(({ state }) => state !== 'visible');
  const close = others.filter(({ state }) => state !== 'hidden');
  if (visible.length >= claims.length * MIN_VISIBLE_SHARE && close.length === 0) {
    return success(
      `Your hidden labels tell the same story as your pages: visitors can see ${shareOf(visible.length, claims.length, 'labeled fact')}.`,
      evidenceOf(visible),
    );
  }
  const says =
    close.length > 0
      ? `Labels and pages differ a little on: ${nameList([...new Set(close.map(nameOf))])}.`
      : `Only machines are told about: ${nameList([...new Set(others.map(nameOf))])}.`;
  return finding(
    'warning',
    `Visitors can see ${visible.length} of the ${claims.length} facts in your hidden labels. ${says}`,
    evidenceOf(others),
    fixOf(others),
  );
}

function contradiction(wrong: MarkupClaim, claims: readonly MarkupClaim[]): Judgement {
  const others = claims.filter(({ state }) => state === 'different' || state === 'placeholder');
  return finding('error', saysDifferently(wrong), distinct([...wrong.evidence, ...evidenceOf(others)]), fixOf(others));
}

function saysDifferently({ fact, marked, seen }: MarkupClaim): string {
  if (fact === 'hours')
    return 'Your page shows one set of opening hours, and your hidden labels give another. An assistant may send people to a closed door.';
  if (fact === 'rating' && seen === null)
    return `Your hidden labels claim ${marked}, but no page we read shows a review. Machines and Google both distrust that.`;
  return `Visitors see ${quoted(seen ?? 'nothing')}. Machines are told ${quoted(marked)}. An assistant may hand out the wrong one.`;
}

function leftover(placeholder: MarkupClaim, claims: readonly MarkupClaim[]): Judgement {
  const others = claims.filter(({ state }) => state === 'placeholder');
  return finding(
    'error',
    `Your hidden labels still hold sample text: ${quoted(placeholder.marked)}. Machines take it for the truth.`,
    evidenceOf(others),
    fixOf(others),
  );
}

function evidenceOf(claims: readonly MarkupClaim[]): Evidence[] {
  return distinct(claims.flatMap(({ evidence }) => evidence));
}

function nameOf({ fact }: MarkupClaim): string {
  return IN_WORDS[fact] ?? fact;
}

/** True if the markup has a full address and the page shows at most the town: often it is the owner's home. */
function hidesStreet(claims: readonly MarkupClaim[]): boolean {
  return claims.some(({ fact, seen }) => fact === 'address' && (seen === null || !/\d/.test(seen)));
}

function fixOf(claims: readonly MarkupClaim[]): Fix {
  const rows = new Map(
    claims.map((claim) => {
      const row = [nameOf(claim), claim.marked, claim.seen ?? 'nothing'];
      return [row.join('\n'), row];
    }),
  );
  const text = writePasteTable({ head: ['fact', 'labels say', 'the page shows'], rows: [...rows.values()] });
  return {
    summary:
      'Make your hidden labels say the same as your pages. Where they differ, the page is usually right and the label is old.',
    steps: [
      'For each line below, correct the structured data, or put the fact into the visible text.',
      'Delete ratings and sample data that no visible text supports.',
      ...(hidesStreet(claims)
        ? ['Do you keep your street private? Then take it out of the structured data and leave the page as it is.']
        : []),
    ],
    paste: rows.size > 0 ? [{ label: 'What differs', language: 'markdown', text }] : [],
  };
}
