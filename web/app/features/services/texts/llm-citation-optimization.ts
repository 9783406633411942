import type { ServiceText } from '../service-text';
import { SOURCES } from '../sources';

export const llmCitationOptimization: ServiceText = {
  headTitle: 'LLM Citation Optimization for Local Firms',
  description:
    'How we make ChatGPT, Perplexity and Google AI able to quote your business: what is done each month, what the evidence says, which plan has it.',
  lead: 'LLM citation optimization is the work that lets a chat assistant read your website, understand it and use it as a source. LLM means large language model: the machine behind ChatGPT, Claude, Gemini and Perplexity.',
  what: [
    'An assistant that is asked for a roofer in your town fetches a handful of pages and writes its answer from them. Your page is in that handful or it is not. So the order of work is fixed: first the door must be open to the crawlers that answer, then the words must be in the page itself, then each fact must be said once, plainly, where a reader expects it.',
    'We work through the same 26 checks as our free scan, heaviest first, and we change your site only with your approval.',
  ],
  findings: [
    {
      says: 'A business’s own website and the listings it manages were 86% of the sources that assistants cited for questions with a place in them.',
      ...SOURCES.yext,
    },
    {
      says: 'The crawlers of ChatGPT and Claude fetched scripts but did not run them. What a script writes, they do not see.',
      ...SOURCES.vercel,
    },
    {
      says: 'Pages that ChatGPT cited had titles closer to the question than pages it read and left out.',
      ...SOURCES.ahrefsPrompts,
    },
  ],
  unknown:
    'No assistant publishes how it picks. Rewriting tricks that circulate did little or harm when they were tested across six fields, and the gains shrank as rivals copied them. We do not sell them.',
  months: [
    {
      when: 'First month',
      work: 'Crawler rules, firewall, hidden “do not quote” settings and text that only scripts can show: found, explained and mended with whoever looks after your site.',
    },
    {
      when: 'Second month',
      work: 'Titles, main headings and the first sentences of your key pages say what you do and where. One sentence on the home page defines the business.',
    },
    {
      when: 'Every month after',
      work: 'The scan again, the questions your customers ask put to the assistants, and the next fix on the list. You read what changed in the monthly report.',
    },
  ],
  limits: [
    'It does not buy a place in an answer. Nobody can sell you one.',
    'It does not replace your Google ranking: pages that search cannot find, Google’s AI cannot quote.',
  ],
  questions: [
    {
      question: 'Do I have to let AI companies train on my pages?',
      answer:
        'No. The crawlers that train models and those that answer customers have different names. You can refuse the first and welcome the second, and it costs you nothing in answers.',
    },
    {
      question: 'Which assistants does it cover?',
      answer:
        'ChatGPT, Claude, Perplexity, Google’s AI answers, Copilot, Siri, Alexa and Meta AI. The report names each one and what holds it back.',
    },
    {
      question: 'What do you need from me?',
      answer:
        'Someone who can change the website, and an hour with you to get the facts right: services, prices, towns, hours, license.',
    },
  ],
  comparison: ['LLM optimization', 'Monthly report'],
};
