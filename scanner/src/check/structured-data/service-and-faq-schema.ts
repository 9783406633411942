import { checkDefinition, type Evidence } from '@named-first/contract';
import { markedBusiness } from '../../fix/marked-business.ts';
import { serviceJsonLd } from '../../fix/service-json-ld.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { normaliseText } from '../../understand/identity/names.ts';
import { isMistypedService } from '../../understand/markup/markup.ts';
import { firstWordsOf } from '../../understand/markup/markup-claims.ts';
import { isBusinessType } from '../../understand/markup/schema-types.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { markupEvidence, nodesOf, textsOf } from '../../understand/prose/source-excerpt.ts';
import { showsWords, wordsOnPage, wordsShown } from '../../understand/prose/visible-words.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { distinct, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';

const MAX_COMPARED = 60;
const SERVICE_TYPES = new Set([
  'Service',
  'FinancialProduct',
  'MedicalProcedure',
  'MedicalTherapy',
  'TherapeuticProcedure',
  'SurgicalProcedure',
]);

type Facts = Pick<SiteFacts, 'pages' | 'markup' | 'identity' | 'certain' | 'site' | 'trade'>;

/** Markup for services, and no markup for text that is not visible. */
export const serviceAndFaqSchema = defineCheck({
  id: 'service-and-faq-schema',
  needs: ['pages', 'markup', 'identity', 'certain', 'site', 'trade'],
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
    const entries = serviceEntries(facts);
    const mistyped = entries.filter(({ node }) => isMistypedService(node));
    if (mistyped.length > 0) return wrongType(mistyped);
    if (entries.length > 0) return labelled(entries, facts);
    return finding(
      'warning',
      'Your services carry no hidden labels. AI does not need them to answer; this is a small tidy-up.',
      [],
      {
        summary: 'Add a short list of your services for machines, if you like things complete.',
        steps: [
          'Paste the script into the <head> of the home page or the services page.',
          'Keep only services that the page itself names.',
          ...cardStep(facts),
        ],
        paste: [serviceJsonLd(facts)],
      },
    );
  },
});

/** The list refers to the business card by its `@id`, so a site without one needs both. */
function cardStep(facts: Facts): string[] {
  return markedBusiness(facts)
    ? []
    : [`Add the business card under “${checkDefinition('business-schema-type').title}” too: the list refers to it.`];
}

type Entry = { name: string; node: MarkupNode; page: PageFacts };

/** The services in the markup, each name once, up to a limit. */
function serviceEntries({ markup }: Facts): Entry[] {
  const found = new Map<string, Entry>();
  for (const { node, page } of markup.nodes) {
    for (const entry of [node, ...offersOf(node)]) {
      if (!(entry !== node || isService(entry) || isMistypedService(entry))) continue;
      const name = textsOf(entry, 'name')[0] ?? textsOf(entry, 'serviceType')[0] ?? '';
      const key = normaliseText(name);
      if (key !== '' && !found.has(key) && found.size < MAX_COMPARED) found.set(key, { name, node: entry, page });
    }
  }
  return [...found.values()];
}

function isService({ types }: MarkupNode): boolean {
  return types.some((type) => SERVICE_TYPES.has(type));
}

/** What a business offers: the entries of its catalogue and its offers, each by the service in it. */
function offersOf(node: MarkupNode): MarkupNode[] {
  const listed = nodesOf(node, 'hasOfferCatalog').flatMap((catalogue) => nodesOf(catalogue, 'itemListElement'));
  return [...listed, ...nodesOf(node, 'makesOffer')].flatMap((offer) => {
    const inner = nodesOf(offer, 'itemOffered');
    // A catalogue in a catalogue is a heading above services.
    return inner.length > 0 || offer.types.includes('OfferCatalog') ? inner : [offer];
  });
}

/** At least this share of the words of a name must be on one page. */
const MIN_WORDS_SEEN = 0.6;
/** `Massage – Acme in Boise` */
const TAGLINE = /\s+[-–—|·]+\s+.*$/u;
/** At least this share of the services must be visible. */
const MIN_SERVICES_SEEN = 0.5;

function labelled(entries: readonly Entry[], { pages }: Facts): Judgement {
  const evidence = evidenceOf(entries);
  const isSeen = ({ name }: Entry) => {
    const bare = name.replace(TAGLINE, '');
    return pages.some((page) => showsWords(page, bare) || wordsOnPage(page, bare) >= MIN_WORDS_SEEN);
  };
  const seen = entries.filter(isSeen).length;
  const labels = `We found labels on ${countOf(entries.length, 'service')}`;
  if (seen === entries.length)
    return success(`${labels}, and your pages name ${seen === 1 ? 'it' : 'all of them'} too.`, evidence);
  const both = `${labels}, and your pages name ${seen === 0 ? 'none' : seen} of them in text that visitors can see.`;
  if (seen >= entries.length * MIN_SERVICES_SEEN) return success(both, evidence);
  return finding('warning', both, evidence, {
    summary: 'Name in the text of your pages the services that your hidden labels name.',
    steps: ['Write each service into a visible page in the same words, or take it out of the structured data.'],
  });
}

function wrongType(entries: readonly Entry[]): Judgement {
  const [first] = entries as readonly [Entry, ...Entry[]];
  const type = first.node.types.find(isBusinessType) ?? '';
  return finding(
    'warning',
    `Your labels on ${countOf(entries.length, 'service')} say ${quoted(type)}, which is a kind of business. Machines may take ${quoted(first.name)} for another firm.`,
    evidenceOf(entries),
    {
      summary: 'Give the labels of your services the type “Service”.',
      steps: [
        `Write "@type": "Service" instead of "@type": "${type}" in the label of each service, and leave the rest as it is.`,
        'Keep the type of your business in the one label for the business.',
      ],
    },
  );
}

function evidenceOf(entries: readonly Entry[]): Evidence[] {
  return distinct(entries.slice(0, 2).map(({ node, page }) => markupEvidence(page, node, 'name')));
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
        if (name && !isShown(page, name) && !isShown(page, plainAnswer(answer))) {
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
      if (body && !isShown(page, body))
        return { what: 'reviews', text: body, page, evidence: [markupEvidence(page, node, 'reviewBody')] };
    }
  }
  return null;
}

/** The text of an answer without its HTML tags. */
function plainAnswer(answer: string): string {
  return answer.replace(/<[^<>]{0,300}>/g, ' ');
}

/** From this share of its words in one block or two neighbouring ones, a text is on the page in other words. */
const MOST_WORDS = 0.7;

function isShown(page: PageFacts, text: string): boolean {
  const start = firstWordsOf(text);
  return (start !== '' && showsWords(page, start)) || wordsShown(page, text) >= MOST_WORDS;
}
