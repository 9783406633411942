import type { Paste, QuestionAnswer } from '@named-first/contract';
import type { CertainFacts } from '../understand/certain-facts.ts';
import type { SubjectFacts } from '../understand/site/subject-facts.ts';
import { american, inCurrencyOf, licenceWord, regionWord } from './country-words.ts';
import { withArticle } from './definition-sentence.ts';
import { pasted } from './pasted-value.ts';
import { signedSentence } from './signed-sentences.ts';

/** `office`: clients or patients come to lawyers and clinicians, who do not promise results. */
type Words = {
  name: string;
  company: string;
  city: string;
  phone: string;
  region: string;
  licence: string;
  american: boolean;
  office: boolean;
};

/** One sentence per question, with visible blanks for everything that only the owner knows. */
const SENTENCES: Record<string, (words: Words) => string> = {
  what: ({ name, company, city }) => `${name} is ${company} in ${city}. We [list the jobs you do most].`,
  offer: ({ name, company, city }) => `${name} is ${company} in ${city}. We offer [what people come to you for].`,
  towns: ({ name, city }) => `${name} serves ${city}, [town], [town] and [town].`,
  reach: ({ phone }) => `Call or text us at ${phone}, or write to [your e-mail address].`,
  hours: () => 'We are open Monday to Friday from [time] to [time], and on Saturday from [time] to [time].',
  emergency: ({ phone }) =>
    `For an emergency, call ${phone}. We [do / do not] come out at night and on weekends, and we are usually there within [number] hours.`,
  price: () =>
    'A [job or service] usually costs between $[amount] and $[amount]. The price depends on [what changes it], and you know it before we start.',
  prices: () => '[A service or product] costs $[amount], and [another one] costs $[amount].',
  meeting: () => 'The first meeting is [free / $[amount]] and takes [number] minutes.',
  trial: () => 'The first time is [free / $[amount]]. Bring [what people need].',
  estimate: ({ office }) =>
    office
      ? 'The first meeting is [free / $[amount]] and takes [number] minutes.'
      : 'Estimates are [free / $[amount], taken off the bill if you hire us]. We give them [at your home / by phone].',
  // Most trades need no licence outside the United States and Canada.
  licensed: ({ region, licence, american: isAmerican }) =>
    isAmerican
      ? `We are licensed in [${region}], license number [your license number], and insured through [insurer].`
      : `We are insured through [insurer]. [Kind of ${licence} or registration, if your trade needs one] number [your number], from [who gave it to you].`,
  guarantee: ({ office }) =>
    office
      ? 'No one can promise a result. What we promise: [how you keep people informed, and what you do if something goes wrong].'
      : 'Our work is guaranteed for [number] years. If [what you cover], we [what you do about it].',
  people: ({ name }) =>
    `The work is done by [who: you, your own employees, subcontractors]. ${name} is run by [owner's name], [their title or training].`,
  who: ({ name }) => `You will meet [names and training]. ${name} is run by [owner's name].`,
  teacher: ({ name }) => `Lessons are given by [names and training]. ${name} is run by [owner's name].`,
  qualified: () => 'We are [your title or training], registered with [register or chamber], number [your number].',
  find: ({ city }) => `You find us at [your street address] in ${city}, [a landmark nearby].`,
  parking: () => 'Park [where]. The nearest stop is [name of the stop], [number] minutes away on foot.',
  appointment: () => 'You [need / do not need] an appointment. Without one, come [when].',
  payment: () => 'You can pay by [cash, card, other ways].',
  table: ({ phone }) => `To book a table, call ${phone} or [use the form on this page].`,
  proof: () => 'We have [number] reviews on [platform], with an average of [number] stars as of [month, year].',
  book: ({ phone }) => `To book, call ${phone} or [use the form on this page]. We answer within [number] hours.`,
  financing: () =>
    'We [do / do not] offer financing. Through [lender] you can pay from $[amount] a month for [number] months.',
  brands: () => 'We install and repair [brand], [brand] and [brand].',
  maintenance: () => 'Our maintenance plan costs $[amount] a year and covers [number] visits, [what else is in it].',
  'heat-pumps': ({ region }) =>
    `We [do / do not] install heat pumps. A typical one costs $[amount]. [Name of utility or ${region}] pays back $[amount].`,
  'response-time': ({ city }) => `For a burst pipe in ${city} we are usually at your door within [number] minutes.`,
  'water-heaters': ({ american: isAmerican }) =>
    `We repair and replace ${isAmerican ? 'water heaters: [tank, tankless, gas, electric]' : '[boilers / water heaters]: [gas, oil, electric]'}. A new one costs from $[amount] and takes about [number] hours.`,
  'drain-method': () => 'We clear drains with [a cable machine / a water jet], and check the pipe with [a camera].',
  materials: ({ american: isAmerican }) =>
    `We install [${isAmerican ? 'shingle, metal, tile, flat' : 'tile, slate, metal, flat'}] roofs from [maker] and [maker].`,
  'storm-claims': () => 'After a storm we [inspect and photograph the roof] and [meet your insurance adjuster].',
  inspection: () =>
    'A roof inspection costs [$[amount] / nothing], takes about [number] minutes and ends with [a report with photos].',
  duration: () => 'Most roofs are finished in [number] days.',
  incentives: ({ region }) =>
    `As of [month, year], homeowners in [${region}] can get [name of credit or rebate], worth [amount].`,
  batteries: () => 'We [do / do not] install batteries: [brand and model], from $[amount].',
  'net-metering': () =>
    '[Name of your utility] credits extra solar power at [rate]. That means [what the customer saves].',
  'install-timeline': () =>
    'From signing to switching on takes about [number] weeks: [number] for permits, [number] days on the roof.',
  'practice-areas': ({ name }) => `${name} handles [kinds of cases]. We do not take [kinds of cases].`,
  'fee-type': () =>
    'We charge [by the hour at $[amount] / a flat fee of $[amount] / a share of [number] percent, only if you win].',
  courts: ({ region }) => `We are admitted in [${region}] and appear in [names of courts].`,
  'first-meeting': () => 'The first meeting is [free / $[amount]] and takes [number] minutes.',
  insurance: () => 'We accept [insurance plans]. If yours is not listed, call us and we check.',
  'new-patients': () => 'We are [taking / not taking] new patients. The first visit is usually within [number] days.',
  clinicians: () => 'Your clinicians are [name and degree] and [name and degree].',
  'online-booking': () => 'You can book online at [web address], day or night.',
};

const MAX_SENTENCES = 8;

/** Fill-in sentences for the questions that the site does not answer. */
export function questionSentences(
  gaps: readonly QuestionAnswer[],
  certain: CertainFacts,
  subject: SubjectFacts,
): Paste {
  const { name, noun, town, phone } = certain;
  const company = noun?.value.companyNoun;
  const words: Words = {
    name: pasted(name, 'your business name'),
    company: company ? withArticle(company) : '[what you are]',
    city: pasted(town, 'your town'),
    phone: pasted(phone, 'your phone number'),
    region: regionWord(subject),
    licence: licenceWord(subject),
    american: american(subject) || subject.country === 'CA',
    office: /\b(?:firm|practice|clinic)$/.test(company ?? ''),
  };
  const lines = gaps
    .slice(0, MAX_SENTENCES)
    .map(
      ({ id, question }) => `${question}\n${signedSentence(id, certain) ?? SENTENCES[id]?.(words) ?? '[your answer]'}`,
    );
  return { label: 'Sentences to fill in', language: 'text', text: inCurrencyOf(subject, lines.join('\n\n')) };
}
