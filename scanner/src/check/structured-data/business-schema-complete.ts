import { checkDefinition } from '@named-first/contract';
import { businessJsonLd } from '../../fix/business-json-ld.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { CARD_FACTS, cardFacts } from '../../understand/markup/card-facts.ts';
import { markupEvidence } from '../../understand/prose/source-excerpt.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { type Fix, finding, notMeasured, success } from '../verdict.ts';
import { valuesToCheck } from './values-to-check.ts';

/** Out of ten facts. */
const NEARLY_FULL = 8;
const HALF_FULL = 5;

type Facts = Pick<
  SiteFacts,
  'pages' | 'markup' | 'identity' | 'areas' | 'hours' | 'trade' | 'site' | 'subject' | 'certain' | 'profiles'
>;

/** How complete the business card is. A fact that the page contradicts does not count. */
export const businessSchemaComplete = defineCheck({
  id: 'business-schema-complete',
  needs: ['pages', 'markup', 'identity', 'areas', 'hours', 'trade', 'site', 'subject', 'certain', 'profiles'],
  judge(facts) {
    if (facts.pages.length === 0) return notMeasured('We could not read a page of your site, so we saw no labels.');
    const main = facts.markup.businesses[0];
    const given = cardFacts(facts);
    const missing = CARD_FACTS.filter((fact) => !given.has(fact));
    const evidence = main ? [markupEvidence(main.page, main.node, 'name')] : [];
    if (given.size >= NEARLY_FULL) {
      const rest = missing.length > 0 ? ` Still open: ${nameList(missing)}.` : '';
      return success(
        `Your business card for machines gives ${given.size} of 10 facts, and nothing on your pages says otherwise.${rest}`,
        evidence,
      );
    }
    if (given.size === 0) {
      return finding(
        'error',
        'There is no business card for machines on your site, so none of its 10 facts are filled in.',
        [],
        facts.markup.businesses.length === 0 ? cardFirst(facts) : fixOf(facts),
      );
    }
    const status = given.size >= HALF_FULL ? 'warning' : 'error';
    return finding(
      status,
      `Your business card for machines gives ${given.size} of 10 facts. Missing, or not the same as on your pages: ${nameList(missing, 8)}.`,
      evidence,
      fixOf(facts),
    );
  },
});

/** The check of the card itself has the block and the values to fill in. */
function cardFirst(facts: Facts): Fix {
  return {
    summary: `Add a business card for machines: the block under “${checkDefinition('business-schema-type').title}”.`,
    steps: [...addressStep(facts), 'Leave out what you do not know rather than guess.'],
    paste: [],
  };
}

function addressStep({ trade }: Facts): string[] {
  return trade.shape === 'service-area'
    ? ['You work at your customers’ homes, so leave the street address out and list the towns you serve instead.']
    : [];
}

function fixOf(facts: Facts): Fix {
  return {
    summary: 'Fill in the missing lines of your business card. What we are sure of is filled in below.',
    steps: [
      facts.markup.businesses.length > 0
        ? 'Add the missing lines to the block you have, and keep its lines that are right.'
        : 'Paste this block into the <head> of your home page.',
      ...valuesToCheck(facts),
      ...addressStep(facts),
      'Leave out what you do not know rather than guess.',
    ],
    paste: [businessJsonLd(facts)],
  };
}
