import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const schemaMarkup: ServiceText = {
  headTitle: 'Schema Markup That Matches the Page',
  description:
    'Labels for machines that say the same as your page: business type, services, prices, hours. What markup does, what it does not, and the plans that have it.',
  lead: 'Schema markup is a block of labels in your page’s code that tells a machine “this is the business, this is its number, these are its hours”. The words come from schema.org, and visitors never see them.',
  what: [
    'A label helps when it says exactly what the page says. It harms when it does not: a plugin that still carries the old address, two blocks with different numbers, stars that no visitor can find. We look for contradictions first and add what is missing after that.',
    'The type is chosen for your trade: Plumber, HVACBusiness, RoofingContractor, LegalService, Dentist. For solar there is no type of its own, and we say how we deal with that.',
  ],
  findings: [
    {
      says: '1,885 pages that added markup were compared with 4,000 that did not. Assistants cited them no more often afterwards.',
      ...SOURCES.schemaStudy,
    },
    {
      says: 'Google stopped showing FAQ results in May 2026. FAQ labels earn no extra space any more.',
      ...SOURCES.faqMarkup,
    },
    {
      says: 'Ratings that a business gives itself are not shown as stars, whatever the markup says.',
      ...SOURCES.reviewMarkup,
    },
  ],
  unknown:
    'So markup alone does not get you named, and we tell you so on the page that sells it. What it does is settle who you are when names are alike, and keep machines from guessing. It is a few hours of work once and a check every month, which is why it comes inside a plan and not at a price of its own.',
  months: [
    {
      when: 'First month',
      work: 'Every block on your site read and compared with the visible page. Broken, doubled and contradicting ones taken out.',
    },
    {
      when: 'Second month',
      work: 'One complete block for the business, one for each service with its price where you publish one, breadcrumbs, and questions that visitors can read on the same page.',
    },
    {
      when: 'Every month after',
      work: 'The comparison again. Most errors come in with a redesign, a new plugin or changed hours.',
    },
  ],
  limits: [
    'No labels for things that are not on the page.',
    'No stars for yourself, no “speakable”, no award that nobody gave you.',
    'No promise of rich results: Google decides page by page.',
  ],
  questions: [
    {
      question: 'My website builder says that it does this by itself. Is that enough?',
      answer:
        'Sometimes. Most give you a general “LocalBusiness” with half the facts. The free scan shows what yours does.',
    },
    {
      question: 'Can it hurt my site?',
      answer: 'Wrong labels can. Right ones weigh a few hundred bytes and change nothing that visitors see.',
    },
    {
      question: 'Will I be able to keep it up myself?',
      answer: 'Yes. You get each block with a note of which line changes when your hours or prices do.',
    },
  ],
  comparison: ['FAQ schema', 'LLM optimization'],
};
