import type { Evidence } from '@named-first/contract';
import { serviceJsonLd } from '../../fix/service-json-ld.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { firstWordsOf } from '../../understand/markup/markup-claims.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { markupEvidence, nodesOf, textsOf } from '../../understand/prose/source-excerpt.ts';
import { showsWords } from '../../understand/prose/visible-words.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { distinct, finding, notMeasured, quoted, success } from '../verdict.ts';

const MAX_COMPARED = 60;
const SERVICE_TYPES = new Set([
  'Service',
  'FinancialProduct',
  'MedicalProcedure',
  'MedicalTherapy',
  'TherapeuticProcedure',
  'SurgicalProcedure',
]);

type Facts = Pick<SiteFacts, 'pages' | 'markup' | 'certain' | 'site'>;

/** Markup for services, and no markup for text that is not visible. */
export const serviceAndFaqSchema = defineCheck({
  id: 'service-and-faq-schema',
  needs: ['pages', 'markup', 'certain', 'site'],
  judge(facts) {
    if (facts.pages.length === 0) return notMeasured('We could not read a page of your site, so we saw no labels.');
    const unseen = unseenText(facts);
    if (unseen) {
      return finding(
        'error',
        `Your hidden labels hold ${unseen.what} that no visitor can see: ${quoted(unseen.text)}. Machines may treat that as a trick.`,
        unseen.evidence,
        {
          summary: 'Show visitors what your hidden labels say, or delete those labels.',
          steps: [
            `On ${unseen.page.path}: put the text into the visible page, word for word, or remove it from the structured data.`,
            'FAQ stars and drop-downs in Google ended in May 2026, so nothing is lost by deleting FAQPage.',
          ],
        },
      );
    }
    const entries = facts.markup.nodes.filter(({ node }) => isServiceEntry(node));
    if (entries.length > 0) {
      const evidence = entries
        .slice(0, 2)
        .map(({ node, page }) => markupEvidence(page, node, node.types.includes('Service') ? 'Service' : 'name'));
      return success(
        `We found labels on ${countOf(entries.length, 'service')}, and nothing in them is hidden from visitors.`,
        distinct(evidence),
      );
    }
    return finding(
      'warning',
      'Your services carry no hidden labels. AI does not need them to answer; this is a small tidy-up.',
      [],
      {
        summary: 'Add a short list of your services for machines, if you like things complete.',
        steps: [
          'Paste the script into the <head> of the home page or the services page.',
          'Keep only services that the page itself names.',
        ],
        paste: [serviceJsonLd(facts)],
      },
    );
  },
});

function isServiceEntry(node: MarkupNode): boolean {
  const named = node.properties.has('name') || node.properties.has('serviceType');
  return (
    (named && node.types.some((type) => SERVICE_TYPES.has(type))) ||
    node.properties.has('hasOfferCatalog') ||
    nodesOf(node, 'makesOffer').length > 0
  );
}

type Unseen = { what: string; text: string; page: PageFacts; evidence: Evidence[] };

/** The first marked-up question or review whose text is not visible on the page. */
function unseenText({ markup }: Facts): Unseen | null {
  let compared = 0;
  for (const { node, page } of markup.nodes) {
    if (compared >= MAX_COMPARED) break;
    if (node.types.includes('FAQPage')) {
      for (const question of nodesOf(node, 'mainEntity').slice(0, MAX_COMPARED)) {
        compared += 1;
        const name = textsOf(question, 'name')[0];
        const answer = nodesOf(question, 'acceptedAnswer').flatMap((entry) => textsOf(entry, 'text'))[0] ?? '';
        if (name && !shows(page, name) && !shows(page, plainAnswer(answer))) {
          return {
            what: 'questions and answers',
            text: name,
            page,
            evidence: [markupEvidence(page, question, name.slice(0, 30))],
          };
        }
      }
    } else if (node.types.includes('Review')) {
      compared += 1;
      const body = textsOf(node, 'reviewBody')[0] ?? textsOf(node, 'description')[0];
      if (body && !shows(page, body))
        return { what: 'reviews', text: body, page, evidence: [markupEvidence(page, node, 'reviewBody')] };
    }
  }
  return null;
}

/** The text of an answer without its HTML tags. */
function plainAnswer(answer: string): string {
  return answer.replace(/<[^<>]{0,300}>/g, ' ');
}

function shows(page: PageFacts, text: string): boolean {
  const start = firstWordsOf(text);
  return start !== '' && showsWords(page, start);
}
