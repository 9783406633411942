import type { Evidence } from '@named-first/contract';
import { businessJsonLd, cardType, typeLine } from '../../fix/business-json-ld.ts';
import { withArticle } from '../../fix/definition-sentence.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { MarkupFacts } from '../../understand/markup/markup-facts.ts';
import {
  isBusinessType,
  isLocalBusiness,
  isUnlistedBusinessType,
  type TypeFit,
} from '../../understand/markup/schema-types.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { markupEvidence, textsOf } from '../../understand/prose/source-excerpt.ts';
import { statedTrade } from '../../understand/trade/stated-trade.ts';
import { proposedType, tradeTypeFit } from '../../understand/trade/trade-types.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { distinct, type Fix, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';
import { valuesToCheck } from './values-to-check.ts';

const FRONT_PAGES = new Set(['home', 'contact', 'area']);
const HONEST_NOTE = 'It helps machines tell who you are; nobody has shown that it alone wins more mentions.';

type Facts = Pick<
  SiteFacts,
  'pages' | 'markup' | 'identity' | 'areas' | 'hours' | 'trade' | 'subject' | 'site' | 'certain' | 'profiles'
>;
type Business = MarkupFacts['businesses'][number];

/** Whether the markup states the kind of business. */
export const businessSchemaType = defineCheck({
  id: 'business-schema-type',
  needs: ['pages', 'markup', 'identity', 'areas', 'hours', 'trade', 'subject', 'site', 'certain', 'profiles'],
  judge(facts) {
    if (facts.pages.length === 0) return notMeasured('We could not read a page of your site, so we saw no labels.');
    const { businesses, broken } = facts.markup;
    const best = bestOf(businesses, facts);
    if (!best) return broken.length > 0 ? allBroken(facts) : none(facts);
    const { business, type, fit } = best;
    const evidence = [markupEvidence(business.page, business.node, type)];
    if (fit !== 'fits') return finding('warning', misfit(type, fit, facts), evidence, fixOfType(best, facts));
    if (textsOf(business.node, 'name').length === 0) {
      return finding(
        'warning',
        `Your labels say ${quoted(type)} but give no name to it. Machines cannot tell whose card it is.`,
        evidence,
        fixOf(facts),
      );
    }
    const front = businesses.some(({ node, page }) => node.types.includes(type) && FRONT_PAGES.has(page.role));
    if (!front) {
      return finding(
        'warning',
        `Your label ${quoted(type)} fits, but it is only on ${business.page.path}. Put it on your home or contact page, where machines look first.`,
        evidence,
        fixOf(facts),
      );
    }
    if (broken.length > 0) {
      return finding(
        'warning',
        `Your label ${quoted(type)} fits, but other label blocks on the site have typing errors, so machines may skip them.`,
        distinct(brokenEvidence(facts.markup.broken)),
        fixOf(facts),
      );
    }
    return success(
      `Hidden labels on your site tell machines that you are ${quoted(type)}. That fits what you do.`,
      evidence,
    );
  },
});

const RANK: Record<TypeFit, number> = { fits: 3, generic: 2, deprecated: 1, unlisted: 0.5, 'other-trade': 0 };

function bestOf(
  businesses: readonly Business[],
  { trade }: Facts,
): { business: Business; type: string; fit: TypeFit } | null {
  let best: { business: Business; type: string; fit: TypeFit; rank: number } | null = null;
  for (const business of businesses) {
    for (const type of business.node.types.filter((name) => isBusinessType(name) || isUnlistedBusinessType(name))) {
      const fit = fitOf(business, type, trade);
      const rank =
        RANK[fit] * 4 +
        (textsOf(business.node, 'name').length > 0 ? 2 : 0) +
        (FRONT_PAGES.has(business.page.role) ? 1 : 0);
      if (!best || rank > best.rank) best = { business, type, fit, rank };
    }
  }
  return best;
}

/** For other trades schema.org often has nothing closer than LocalBusiness: then `additionalType` gives the trade. */
function fitOf({ node }: Business, type: string, trade: Facts['trade']): TypeFit {
  const fit = tradeTypeFit(type, trade);
  const saysMore = trade.trade === 'generic' && isLocalBusiness(type) && statedTrade(node) !== null;
  return fit === 'generic' && saysMore ? 'fits' : fit;
}

function none(facts: Facts): Judgement {
  const { noun } = facts.certain;
  const what = noun ? `this is ${withArticle(noun.value.noun)}` : 'this is a local business';
  return finding(
    'error',
    `Hidden labels can tell machines ${quoted(what)}. ${otherLabels(facts)} ${HONEST_NOTE}`,
    [],
    fixOf(facts),
  );
}

const MAX_OTHER_TYPES = 3;

/** `WebSite` and `FAQPage` are labels too, so a site with them has labels. */
function otherLabels({ pages }: Facts): string {
  const types = new Set(pages.flatMap(({ document }) => document.markup.flatMap((node) => node.types)));
  const named = [...types].slice(0, MAX_OTHER_TYPES).map(quoted);
  return named.length === 0
    ? 'Your pages have none that we could read.'
    : `Your pages have labels for other things, such as ${nameList(named)}, but none for your business.`;
}

function allBroken(facts: Facts): Judgement {
  return finding(
    'error',
    'Your pages hold hidden labels, but all of them have typing errors. Machines skip what they cannot read.',
    distinct(brokenEvidence(facts.markup.broken)),
    fixOf(facts),
  );
}

function misfit(type: string, fit: TypeFit, facts: Facts): string {
  const { trade, certain } = facts;
  // The card offers a closer label only where the trade or its branch is certain: the words may promise no more.
  if (fit === 'generic' && (cardType(facts) === type || (certain.trade ?? certain.branch) === null))
    return `Your labels say ${quoted(type)}, ${whatItFits(type)}. You seem to be ${withArticle(trade.noun)}, but too few places on your site say so for us to choose a closer label.`;
  if (fit === 'deprecated')
    return `Your labels say ${quoted(type)}. That label has been retired, so machines may stop reading it. A newer one fits you better.`;
  if (fit === 'unlisted')
    return `Your labels say ${quoted(type)}, a word that is not in the list machines go by. A listed one tells them that you are ${withArticle(trade.noun)}.`;
  if (fit === 'generic')
    return `Your labels say ${quoted(type)}, ${whatItFits(type)}. A closer label says ${whatYouAre(trade.noun)}.`;
  return `Your labels say ${quoted(type)}, but your pages talk like ${withArticle(trade.noun)}. Machines cannot know which to believe.`;
}

function whatYouAre(noun: string): string {
  return noun === 'business' ? 'what kind of business you are' : `that you are ${withArticle(noun)}`;
}

/** Types that fit every business. Other general ones, such as `Store`, fit a group of trades. */
const OF_ANYBODY: ReadonlySet<string> = new Set([
  'Organization',
  'Corporation',
  'LocalBusiness',
  'ProfessionalService',
]);

function whatItFits(type: string): string {
  return OF_ANYBODY.has(type) ? 'which could be anyone' : 'which fits many trades';
}

function brokenEvidence(broken: readonly { raw: string; page: PageFacts }[]): Evidence[] {
  return broken.map(({ raw, page }) => ({
    url: page.url,
    place: 'markup',
    excerpt: raw.slice(0, 240).replace(/\s+/g, ' ').trim(),
  }));
}

/** The line to change in a label that the site has: everything else in it may be right. */
function fixOfType({ business, type }: { business: Business; type: string }, facts: Facts): Fix {
  const line = typeLine(facts);
  if (textsOf(business.node, 'name').length === 0 || line === null) return fixOf(facts);
  return {
    summary: 'Change the type in the label block that you have.',
    steps: [
      `Find the label block with ${quoted(type)} on ${business.page.path}, and write the line below in the place of its "@type". Keep its other lines that are right.`,
      ...brokenSteps(facts),
    ],
    paste: [line],
  };
}

function fixOf(facts: Facts): Fix {
  return {
    summary:
      'Add one label block to your home page. Ours holds only what we are sure of; fill in the blanks that are left.',
    steps: [
      'Paste the script into the <head> of the home page, or into the field for custom code of your website system.',
      'Fill in or delete each line with square brackets. Remove other blocks that describe the business differently.',
      ...valuesToCheck(facts),
      ...closerLabel(facts),
      ...brokenSteps(facts),
    ],
    paste: [businessJsonLd(facts)],
  };
}

function brokenSteps({ markup }: Facts): string[] {
  return markup.broken
    .slice(0, 3)
    .map(({ problem, page }) => `Repair or delete the broken block on ${page.path}: ${problem}.`);
}

/** Where the trade is not certain the card keeps the general label. The owner knows better, and may write the closer one. */
function closerLabel(facts: Facts): string[] {
  const { trade, certain } = facts;
  if (trade.noun === 'business' || certain.trade !== null) return [];
  const { type } = proposedType(trade);
  const written = cardType(facts);
  if (type === written || type === 'LocalBusiness') return [];
  return [
    `Our block says ${quoted(written)}. If you are ${withArticle(trade.noun)}, write ${quoted(type)} there instead.`,
  ];
}
