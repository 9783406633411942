import { TRADES } from '@named-first/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH, evidenceFrom, GERMAN, jsonLd, markupOf, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import type { ProofKind } from '../../lexicon/phrases/proof-cues.ts';
import { ANSWER_WORDS, questionsIn } from '../../lexicon/questions/index.ts';
import { CUSTOMERS } from '../../lexicon/trade.ts';
import { TRADE_ENTRIES } from '../../lexicon/trades/index.ts';
import { plainLower } from '../prose/sentences.ts';
import { deriveCredentials } from '../trust/credentials.ts';
import { deriveQuestions, questionsFor, sentenceAnswers } from './questions.ts';

/**
 * Real sentences with the questions that each answers. An empty list marks sentences that only sound like an answer.
 */
const LABELLED: readonly [sentence: string, answers: readonly string[]][] = [
  ['We repair drains, water heaters and sewer lines.', ['what', 'water-heaters']],
  ['Copper Creek is a family plumbing company in Boise.', ['what']],
  ['Our team installs furnaces and heat pumps.', ['what', 'heat-pumps']],
  ['Ridgeline is a roofing contractor that does one job at a time.', ['what']],
  ['We represent people hurt in car accidents.', ['what', 'practice-areas']],
  ['Call (208) 331-0142.', ['reach']],
  ['+91 92266 80164', ['reach']],
  ['Root canals cost ₹3,500.', ['price']],
  ['Email office@example.com and we will answer.', ['reach']],
  ['Mon–Fri 8am–5pm, closed Sunday', ['hours']],
  ['Monday to Friday: 7:30 AM - 4:30 PM', ['hours']],
  ['Our office is open 8 to 5, Monday through Friday.', ['hours']],
  ['Our plumbers answer the phone day or night, 24/7.', ['emergency']],
  ['Same-day repairs are available on most calls before noon.', ['emergency']],
  ['We do not offer after-hours service.', ['emergency']],
  ['Drain cleaning starts at $129.', ['price']],
  ['We charge by the job, not by the hour.', ['price']],
  ['You get a flat price in writing before we start, a flat rate per job.', ['price']],
  ['You pay nothing unless we win.', ['price']],
  ['We provide a written quotation for every job after a proper inspection.', ['price']],
  ['Free, written estimates for every new roof.', ['estimate']],
  ['Carriers of freight have to insure for $750,000 at least.', []],
  ['A cleaning with exam is $148 without insurance.', ['price']],
  ['Estimates are always free.', ['estimate']],
  ['The diagnostic fee is $89 and is waived if you hire us.', ['estimate', 'price']],
  ['We are licensed and insured.', ['licensed']],
  ['Idaho Plumbing Contractor License #PLB-C-12345', ['licensed']],
  ['He is admitted to the Idaho State Bar.', ['licensed']],
  ['We carry $2 million in liability insurance.', ['licensed']],
  ['The firm carries professional liability insurance of $1,000,000.', ['licensed']],
  ['Every repair has a 2-year warranty on parts and labor.', ['guarantee']],
  ["If you are not happy, we'll come back and make it right.", ['guarantee']],
  ['A ten-year workmanship warranty comes with each roof.', ['guarantee']],
  ['All our technicians are our own employees, never subcontractors.', ['people']],
  ['Owner Maria Lopez runs every job herself.', ['people']],
  ['Each of our plumbers has passed a background check.', []],
  ['4.9 stars from 212 Google reviews', ['proof']],
  ['We have fixed more than 3,200 homes.', []],
  ['Book online or call to schedule a visit.', ['book']],
  ['To book, call us or fill out the form.', ['book']],
  ['Pick a time that suits you.', ['book']],
  ['Financing is available through Wisetack.', ['financing']],
  ['0% APR for 18 months', ['financing']],
  ['We install Trane and Mitsubishi systems.', ['brands']],
  ['The comfort plan includes two visits a year.', ['maintenance']],
  ['A plumber is at your door within 60 minutes.', ['response-time']],
  ['We clear roots with a hydro jetter and show you the pipe by camera.', ['drain-method']],
  ['We install GAF and Owens Corning shingles.', ['materials', 'what']],
  ['We meet your insurance adjuster on the roof.', ['storm-claims']],
  ['Inspections are free and include photos.', ['inspection', 'estimate']],
  ['Most roofs are done in two days.', ['duration']],
  ['The state tax credit pays back up to $5,000.', ['incentives', 'price']],
  ['Powerwall and Enphase batteries keep the lights on.', ['batteries']],
  ['With net metering the utility credits you for extra power.', ['net-metering']],
  ['The permit takes six weeks, the install takes two days.', ['install-timeline']],
  ['We handle divorce and custody.', ['practice-areas', 'what']],
  ['We work on a contingency fee.', ['fee-type']],
  ['She appears in the district courts of Ada and Canyon County.', ['courts']],
  ['Your first consultation is free.', ['first-meeting', 'estimate']],
  ['We accept Delta Dental and Aetna.', ['insurance']],
  ['We are accepting new patients.', ['new-patients']],
  ['Dr. Anna Reyes leads the practice.', ['clinicians', 'people']],
  ['Request a visit online at any hour.', ['online-booking', 'book']],
  ['We offer haircuts, hot towel shaves and beard trims.', ['what']],
  ['Fade Town is a barber shop in Leek.', ['what']],
  ['We are located on Derby Street, opposite the bank.', ['find']],
  ['There is free parking behind the shop.', ['parking']],
  ['Three parking spots behind the house', ['parking']],
  ['Walk-ins are welcome until six.', ['appointment', 'book']],
  ['I see clients by appointment only.', ['appointment']],
  ['We accept cash and all major cards.', ['payment']],
  // Nothing that could be repeated to a customer.
  ['We offer quality and service.', []],
  ['Find us on Facebook.', []],
  ['Take a walk in the park.', []],
  ['Schedule an appointment', []],
  ['Quality you can trust.', []],
  ['Affordable prices for every budget.', []],
  ['We are the best in town.', []],
  ['Ask about our financing.', []],
  ['Our experts care about your home.', []],
  ['Satisfaction guaranteed!', []],
  ['Contact us today.', []],
  ['Read our reviews.', []],
  ['Why choose us?', []],
  ['Get $50 off your first visit.', []],
  ['Emergency plumbing', []],
  ['Water Heaters', []],
  ['Our hours may vary on holidays.', []],
  ['Schedule service', []],
  ['The best warranty in the business', []],
  ['Top-rated by people like you', []],
  ['Fast response', []],
  ['Insurance questions?', []],
  ['Meet our team', []],
  ['We treat your home like our own.', []],
  ['You deserve an attorney who listens.', []],
  ['The owner knows what is going on at every job.', []],
  ['That is what we do.', []],
  ['Ask your dentist about it.', []],
];

const ALL_QUESTIONS = [
  ...new Map(
    [
      ...TRADES.flatMap((trade) => questionsFor(trade)),
      ...CUSTOMERS.flatMap((kind) => questionsIn('en', 'generic', kind)),
    ]
      // Questions put differently share the words of their topic.
      .filter(({ topic }) => topic === undefined)
      .map((question) => [question.id, question]),
  ).values(),
];

describe('the labelled sentences', () => {
  const found = LABELLED.map(([sentence, expected]) => {
    const words = { text: sentence, lower: plainLower(sentence) };
    const got = ALL_QUESTIONS.filter((question) => sentenceAnswers(question, words)).map(({ id }) => id);
    return { sentence, expected, got };
  });
  const right = found.reduce((sum, { expected, got }) => sum + got.filter((id) => expected.includes(id)).length, 0);
  const claimed = found.reduce((sum, { got }) => sum + got.length, 0);
  const labelled = found.reduce((sum, { expected }) => sum + expected.length, 0);

  it('are answered as labelled nine times in ten', () => {
    const missed = found.flatMap(({ sentence, expected, got }) =>
      expected.filter((id) => !got.includes(id)).map((id) => `${id}: ${sentence}`),
    );
    expect(right / labelled, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('are hardly ever taken for an answer by mistake', () => {
    const wrong = found.flatMap(({ sentence, expected, got }) =>
      got.filter((id) => !expected.includes(id)).map((id) => `${id}: ${sentence}`),
    );
    expect(right / claimed, wrong.join('\n')).toBeGreaterThanOrEqual(0.93);
  });
});

const stateOf = (html: string, id: string, trade: (typeof TRADES)[number] = 'plumbing') =>
  deriveQuestions({ pages: [pageFrom(html)], trade: tradeOf(trade), language: ENGLISH }).questions.find(
    (row) => row.id === id,
  );

describe('buyer questions', () => {
  it('have four more for the six trades, and one of them may stand for a core question', () => {
    expect(TRADES.map((trade) => questionsFor(trade).length)).toEqual([16, 16, 16, 16, 14, 12, 9]);
  });

  it('never ask for an emergency, an estimate or a license where the customer comes for a haircut or a meal', () => {
    for (const { id, customers, questions } of TRADE_ENTRIES) {
      if (!['salon', 'practice', 'shop', 'table', 'lodging'].includes(customers)) continue;
      const asked = questionsIn('en', questions, customers).map((question) => question.id);
      expect(asked, id).toEqual(expect.arrayContaining(['offer', 'find', 'parking', 'prices']));
      for (const silly of ['emergency', 'estimate', 'licensed', 'guarantee', 'towns'])
        expect(asked, id).not.toContain(silly);
    }
  });

  it('ask whether a barber takes people without an appointment, in every language', () => {
    const answers: Record<string, string> = {
      en: 'Walk-ins are welcome.',
      de: 'Kommen Sie ohne Termin vorbei.',
      es: 'Atendemos sin cita previa.',
      fr: 'Coupe homme sans rendez-vous.',
      it: 'Anche senza appuntamento.',
      nl: 'Knippen zonder afspraak.',
      pt: 'Atendemos sem marcação.',
    };
    expect(Object.keys(answers).sort()).toEqual(['en', ...Object.keys(ANSWER_WORDS)].sort());
    for (const [language, text] of Object.entries(answers)) {
      const { questions } = deriveQuestions({
        pages: [pageFrom(`<p>${text}</p>`)],
        trade: { ...tradeOf('generic', 'storefront'), id: 'barber' },
        language: { language, isEnglish: language === 'en' },
      });
      expect(questions.find(({ id }) => id === 'appointment')?.state, language).toBe('answered');
    }
  });

  it('ask a mobile mechanic for towns instead of the place and the parking', () => {
    const { questions } = deriveQuestions({
      pages: [pageFrom('<p>Welcome.</p>')],
      trade: { ...tradeOf('generic', 'service-area'), id: 'auto-repair' },
      language: ENGLISH,
    });
    const asked = questions.map(({ id }) => id);
    expect(asked).toContain('towns');
    expect(asked).not.toContain('find');
    expect(asked).not.toContain('parking');
  });

  it('take the main phone number as the answer to how to reach the business, however it is written', () => {
    const phone = { value: '+447424915670', evidence: evidenceFrom('📞 07424 915670') };
    const { questions } = deriveQuestions({
      pages: [pageFrom('<p>Welcome.</p>')],
      trade: tradeOf(),
      language: ENGLISH,
      identity: { addresses: [], phones: [phone as never], phone: '+447424915670' },
    });
    expect(questions.find(({ id }) => id === 'reach')?.state).toBe('answered');
  });

  it('take the number of the business, not the number of a law, as the answer to how to reach it', () => {
    const reachOf = (identity: object) =>
      deriveQuestions({
        pages: [pageFrom('<p>BGBl. I Nr. 182/2013, zur Verschwiegenheit verpflichtet.</p>')],
        trade: { ...tradeOf('healthcare'), id: 'psychologist' },
        language: GERMAN,
        identity: { addresses: [], phones: [], phone: null, ...identity },
      }).questions.find(({ id }) => id === 'reach');
    expect(reachOf({})?.state).toBe('absent');
    const phone = { value: '+436703558618', evidence: evidenceFrom('+43 670 355 86 18') };
    expect(reachOf({ phones: [phone], phone: phone.value })?.evidence?.excerpt).toBe('+43 670 355 86 18');
  });

  it('take a number that only a link dials as the answer to how to reach the business', () => {
    const phone = { value: '+12083310142', evidence: evidenceFrom('tel:+12083310142', 'link') };
    const { questions } = deriveQuestions({
      pages: [pageFrom('<p>Call us</p>')],
      trade: tradeOf(),
      language: ENGLISH,
      identity: { addresses: [], phones: [phone as never], phone: phone.value },
    });
    expect(questions.find(({ id }) => id === 'reach')).toMatchObject({ state: 'answered', evidence: phone.evidence });
  });

  it('prefer a phone number that the reader accepted to digits of the same shape', () => {
    const phone = { value: '+12083310142', evidence: evidenceFrom('Call (208) 331-0142.') };
    const { questions } = deriveQuestions({
      pages: [pageFrom('<p>Case 555-123-4567 was closed.</p>')],
      trade: tradeOf(),
      language: ENGLISH,
      identity: { addresses: [], phones: [phone as never], phone: phone.value },
    });
    expect(questions.find(({ id }) => id === 'reach')?.evidence?.excerpt).toBe('Call (208) 331-0142.');
  });

  it('of an unknown trade fit any business', () => {
    const { questions } = deriveQuestions({
      pages: [pageFrom('<p>Welcome.</p>')],
      trade: { ...tradeOf('generic'), id: null },
      language: ENGLISH,
    });
    const asked = questions.map(({ id }) => id);
    expect(asked).toContain('offer');
    for (const silly of ['emergency', 'estimate', 'licensed']) expect(asked).not.toContain(silly);
  });

  it('take an address that visitors see as the answer to where the business is', () => {
    const stateWith = (place: 'text' | 'markup') => {
      const address = { evidence: { ...evidenceFrom('12 Elm St'), place } };
      return deriveQuestions({
        pages: [pageFrom('<p>Welcome.</p>')],
        trade: { ...tradeOf('generic', 'storefront'), id: 'barber' },
        language: ENGLISH,
        identity: { addresses: [address as never], phones: [], phone: null },
      }).questions.find(({ id }) => id === 'find')?.state;
    };
    expect(stateWith('text')).toBe('answered');
    expect(stateWith('markup')).toBe('absent');
  });

  it('come with the sentence that answers', () => {
    const row = stateOf('<p>Honest. Drain cleaning starts at $129. Call.</p>', 'price');
    expect(row).toMatchObject({ state: 'answered', evidence: { excerpt: 'Drain cleaning starts at $129.' } });
  });

  it('take a reply to the question itself', () => {
    expect(stateOf('<h3>Do you offer financing?</h3><p>Yes, ask us at the visit.</p>', 'financing')?.state).toBe(
      'answered',
    );
    expect(stateOf('<h3>Do you offer financing?</h3><h3>Where are you?</h3>', 'financing')?.state).toBe('hinted');
  });

  it('are not even hinted at by a menu', () => {
    expect(stateOf('<nav><ul><li>Emergency service 24/7</li></ul></nav>', 'emergency')?.state).toBe('absent');
  });

  it('are only hinted at by markup without text', () => {
    const html = jsonLd({ '@type': 'Plumber', openingHours: 'Mo-Fr 08:00-17:00' });
    expect(stateOf(html, 'hours')).toMatchObject({ state: 'hinted', evidence: { place: 'markup' } });
  });

  it('use the towns that were found', () => {
    expect(stateOf('<p>We serve Boise and Nampa.</p>', 'towns')?.state).toBe('answered');
    expect(stateOf('<p>We serve the surrounding areas.</p>', 'towns')?.state).toBe('hinted');
    expect(stateOf('<p>12 Elm St, Boise, ID 83702</p>', 'towns')?.state).toBe('hinted');
    expect(stateOf('<p>Welcome to our shop.</p>', 'towns')?.state).toBe('absent');
  });

  it('are hinted at if the trade is named', () => {
    expect(stateOf('<h1>Drain cleaning and plumbing in Boise</h1><p>Fair prices.</p>', 'what')?.state).toBe('hinted');
    expect(stateOf('<nav><a href="/">Plumbing</a></nav><p>Fair prices.</p>', 'what')?.state).toBe('absent');
    expect(stateOf('<p>Home About us Plumber Reviews Contact</p>', 'what')?.state).toBe('absent');
  });

  it('do not apply to a site in a language without words', () => {
    const facts = deriveQuestions({
      pages: [pageFrom('<p>Korjaamme putkia.</p>')],
      trade: tradeOf(),
      language: { language: 'fi', isEnglish: false },
    });
    expect(facts).toEqual({ questions: [], answered: 0 });
  });

  it('for all trades apply to a German site', () => {
    const facts = deriveQuestions({
      pages: [
        pageFrom('<p>Wir reparieren und warten Sanitäranlagen aller Marken. Kostenlose Erstberatung am Telefon.</p>'),
      ],
      trade: { ...tradeOf(), languages: ['de'] },
      language: GERMAN,
    });
    expect(facts.questions).toHaveLength(12);
    expect(facts.questions.filter(({ state }) => state === 'answered').map(({ id }) => id)).toEqual([
      'what',
      'estimate',
    ]);
  });

  it('are answered by facts that have no sentence, such as a register on every page', () => {
    const pages = [pageFrom('<footer><p>Gas Safe registered</p></footer>')];
    const credentials = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf() });
    const { questions } = deriveQuestions({ pages, trade: tradeOf(), language: ENGLISH, credentials });
    expect(questions.find(({ id }) => id === 'licensed')?.state).toBe('answered');
  });

  it('about qualifications are not answered by a register of companies', () => {
    const pages = [pageFrom('<footer><p>SIRET : 992 642 926 00016</p></footer>')];
    const language = { ...GERMAN, language: 'fr' };
    const credentials = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language });
    expect(credentials.credentials).toHaveLength(1);
    const { questions } = deriveQuestions({ pages, trade: tradeOf(), language, credentials });
    expect(questions.find(({ id }) => id === 'licensed')?.state).not.toBe('answered');
  });

  it('about how to qualify are answered by a degree or a membership that the report states, not by years', () => {
    const stateWith = (text: string) => {
      const pages = [pageFrom(`<title>Acme Physio</title><h1>Acme Physio</h1><h2>About us</h2><p>${text}</p>`)];
      const evidence = evidenceFrom(text);
      const likely = (kind: ProofKind) => [{ shown: text, kinds: [kind], evidence, signs: new Set<never>() }];
      const trade = { ...tradeOf(), trade: 'generic' as const, id: 'physiotherapist' };
      const questions = (kind: ProofKind) =>
        deriveQuestions({
          ...{ pages, trade, language: ENGLISH, credentials: { credentials: [], likely: likely(kind) } },
        }).questions.find(({ id }) => id === 'qualified')?.state;
      return { questions };
    };
    expect(stateWith('University of Exeter').questions('studies')).toBe('answered');
    expect(stateWith('Part of the chamber').questions('member')).toBe('answered');
    expect(stateWith('Over 20 years').questions('years')).toBe('hinted');
  });

  it('about booking are answered by the question and answer of the page', () => {
    const stateIn = (language: string, html: string) =>
      deriveQuestions({ pages: [pageFrom(html)], trade: tradeOf(), language: { ...GERMAN, language } }).questions.find(
        ({ id }) => id === 'book',
      )?.state;
    const portuguese = (reply: string) => `<h3>Como faço para marcar a primeira consulta?</h3><p>${reply}</p>`;
    expect(stateIn('pt', portuguese('Para marcar, escreva pelo WhatsApp ou pelo formulário.'))).toBe('answered');
    expect(stateIn('pt', portuguese('Todas as consultas duram cinquenta minutos.'))).not.toBe('answered');
    expect(
      stateIn('es', '<p>¿Cómo puedo agendar una hora de consulta? Es fácil. Escribe a hola@macabogados.cl.</p>'),
    ).toBe('answered');
    expect(stateIn('it', '<p>Studio.</p><a href="https://wa.me/390297000123">Prenota</a>')).toBe('answered');
  });

  it('about customers are answered by a review', () => {
    const pages = [pageFrom('<p>We fix drains.</p>')];
    const evidence = evidenceFrom('Quick and tidy.');
    const readable = [{ text: 'Quick and tidy.', name: 'Jane D.', date: null, platform: null, evidence }];
    const { questions } = deriveQuestions({
      ...{ pages, trade: tradeOf(), language: ENGLISH, reviews: { rating: null, readable } },
    });
    expect(questions.find(({ id }) => id === 'proof')).toMatchObject({ state: 'answered', evidence });
  });

  it('are not answered by a customer or by a copyright line', () => {
    expect(stateOf('<h2>Reviews</h2><p>“They gave me a 2-year warranty.” — Jane D.</p>', 'guarantee')?.state).not.toBe(
      'answered',
    );
    expect(stateOf('<footer><p>© 2026 Copper Creek, owner Maria Lopez</p></footer>', 'people')?.state).not.toBe(
      'answered',
    );
  });

  it.each([
    ['fr', '<footer>© 2020 Toiture du Lac. Tous droits réservés.</footer>'],
    ['es', '<footer>Todos los derechos reservados</footer>'],
  ])('are not hinted at by the small print of a footer: %s', (language, html) => {
    const { questions } = deriveQuestions({
      pages: [pageFrom(html)],
      trade: tradeOf(),
      language: { ...GERMAN, language },
    });
    expect(questions.find(({ id }) => id === 'book')?.state).toBe('absent');
  });

  it('are found by their cues: every sentence with an answer contains one', () => {
    for (const [sentence, answers] of LABELLED) {
      for (const trade of TRADES) {
        const { questions } = deriveQuestions({
          pages: [pageFrom(`<p>${sentence}</p>`)],
          trade: { ...tradeOf(trade, 'unknown'), id: null },
          language: ENGLISH,
        });
        const byCue = questions.filter(({ state }) => state === 'answered').map(({ id }) => id);
        const direct = questionsFor(trade)
          .filter((question) => sentenceAnswers(question, { text: sentence, lower: plainLower(sentence) }))
          .map(({ id }) => id);
        expect(
          byCue.filter((id) => id !== 'towns'),
          `${trade}: ${sentence} (${answers})`,
        ).toEqual(direct);
      }
    }
  });

  it('handle any text quickly', () => {
    const words = fc.constantFrom(
      'we',
      'free',
      'the',
      'warranty',
      '$',
      '5',
      'licensed',
      'and',
      'estimates',
      'days',
      '-',
      'open',
      'mon',
      'call',
      'roof',
    );
    fc.assert(
      fc.property(fc.constantFrom(...TRADES), fc.array(words, { maxLength: 120 }), (trade, list) => {
        deriveQuestions({ pages: [pageFrom(`<p>${list.join(' ')}</p>`)], trade: tradeOf(trade), language: ENGLISH });
      }),
    );
  });
});

it('a table of hours and jobs under headings answer without a sentence', () => {
  const evidence = { url: 'https://www.example.com/', place: 'text' as const, excerpt: 'x' };
  const job = { name: 'Drains', certainty: 'certain' as const, known: true, evidence, page: null, sectionWords: 8 };
  const stateOf = (id: string, services: (typeof job)[]) =>
    deriveQuestions({
      pages: [pageFrom('<p>Welcome.</p>')],
      trade: tradeOf(),
      language: ENGLISH,
      hours: { text: { intervals: [], closedDays: [], evidence } },
      services: { services },
    }).questions.find((question) => question.id === id)?.state;
  expect(stateOf('hours', [])).toBe('answered');
  expect(stateOf('what', [job, job, job])).toBe('answered');
  expect(stateOf('what', [job])).toBe('absent');
});

const inLanguage = (language: string, html: string, id: string, more: object = {}) =>
  deriveQuestions({
    pages: [pageFrom(html)],
    trade: { ...tradeOf('generic', 'storefront'), id: null, noun: 'business' },
    language: { language, isEnglish: language === 'en' },
    ...more,
  }).questions.find((question) => question.id === id);

describe('facts of the report answer', () => {
  const evidence = evidenceFrom('Drains, water heaters, sewer lines');
  const service = { name: 'Drains', certainty: 'certain' as const, known: true, evidence, page: null };
  const listed = ['Drains', 'Heaters', 'Sewers'].map((name) => ({ ...service, name, sectionWords: null }));
  const link = { ...evidence, place: 'link' as const };

  it('what the business offers if three services are named on the page', () => {
    const offer = (services: readonly object[]) =>
      inLanguage('en', '<p>Hi.</p>', 'offer', { services: { services } })?.state;
    expect(offer(listed)).toBe('answered');
    expect(offer(listed.slice(1))).toBe('absent');
    expect(offer(listed.map((row) => ({ ...row, evidence: link })))).toBe('absent');
  });

  it('what the business offers if the report states three services that no list names', () => {
    const likely = listed.map(({ name }) => ({ name, evidence, signs: [] }));
    const offer = (page: string) => inLanguage('en', page, 'offer', { services: { services: [], likely } });
    expect(offer('<p>Hi.</p>')).toMatchObject({ state: 'answered', evidence });
    expect(offer('<p>We offer haircuts and beard trims.</p>')?.evidence?.excerpt).toContain('We offer');
  });

  it('what customers say if the page quotes a review without a name', () => {
    const bare = [{ text: 'Tidy.', name: null, date: null, platform: null, evidence }];
    const proof = inLanguage('en', '<p>Hi.</p>', 'proof', { reviews: { rating: null, readable: [], bare } });
    expect(proof).toMatchObject({ state: 'answered', evidence });
  });

  it('how to reach it with a mail link, but not with a sample address', () => {
    const mail = (address: string) => inLanguage('de', `<a href="mailto:${address}?subject=Hallo">Mail</a>`, 'reach');
    expect(mail('info@maler-fink.de')?.evidence?.excerpt).toBe('mailto:info@maler-fink.de');
    expect(mail('info@example.org')?.state).toBe('absent');
  });

  it('who does the work with a person', () => {
    const person = { group: 'person' as const, shown: 'Dr. Fernando Mauricio', number: null, evidence };
    const people = inLanguage('pt', '<p>Olá.</p>', 'people', { credentials: { credentials: [person] } });
    expect(people?.state).toBe('answered');
  });

  it('who does the work with a sentence about a person before the line of a card', () => {
    const excerpt = 'Our own crew is led by Ada Brown.';
    const person = { group: 'person' as const, shown: 'Ada Brown', number: null, evidence };
    const credentials = [person, { ...person, evidence: { ...evidence, excerpt } }];
    const people = inLanguage('pt', '<p>Olá.</p>', 'people', { credentials: { credentials } });
    expect(people?.evidence?.excerpt).toBe(excerpt);
  });

  it('when it is open with service at any hour, which is not a camera', () => {
    const open = (excerpt: string) =>
      inLanguage('en', '<p>Hi.</p>', 'hours', {
        hours: { text: null, emergencyClaims: [evidenceFrom(excerpt)] },
      })?.state;
    for (const excerpt of ['24/7 emergency service', 'Dag en nacht bereikbaar', 'Disponible 24h/24'])
      expect(open(excerpt), excerpt).toBe('answered');
    for (const excerpt of ['24/7', 'Site sous vidéosurveillance 24 h/24', 'Book online 24/7'])
      expect(open(excerpt), excerpt).toBe('absent');
  });

  it('which towns it serves if a line names the trade and the town', () => {
    const towns = (excerpt: string) =>
      deriveQuestions({
        pages: [pageFrom('<p>Hi.</p>')],
        trade: tradeOf(),
        language: ENGLISH,
        areas: {
          places: [{ name: 'Boise', region: null, mentions: 1, served: false, evidence: evidenceFrom(excerpt) }],
        },
      }).questions.find(({ id }) => id === 'towns')?.state;
    expect(towns('Your plumber in Boise')).toBe('answered');
    expect(towns('12 Elm St, Boise')).toBe('hinted');
  });
});

describe('evidence is never', () => {
  it.each([
    ['a line of page names', 'de', 'people', 'Leistungen Preise Galerie Über uns Team Kontakt'],
    [
      'a consent banner',
      'fr',
      'guarantee',
      'Sous garantie : ces cookies assurent la meilleure expérience sur le site.',
    ],
    ['a clause of a contract', 'nl', 'price', 'De prijs wordt bepaald conform artikel 10.3 van deze overeenkomst.'],
  ])('%s', (_what, language, id, text) => {
    const trade = { ...tradeOf(), languages: [] };
    expect(inLanguage(language, `<p>${text}</p>`, id, { trade })?.state).toBe('absent');
  });

  it('a page of terms', () => {
    const terms = (url: string) =>
      deriveQuestions({
        pages: [pageFrom('<p>Nos travaux sont sous garantie.</p>', { url })],
        trade: tradeOf(),
        language: { language: 'fr', isEnglish: false },
      }).questions.find(({ id }) => id === 'guarantee')?.state;
    expect(terms('https://www.example.com/conditions-generales/')).toBe('absent');
    expect(terms('https://www.example.com/travaux/')).toBe('hinted');
  });
});

it.each([
  ['fr', 'guarantee', 'Nos outils permettent de garantir un résultat précis.'],
  ['it', 'guarantee', 'Ci impegniamo a garantire lavori precisi.'],
  ['pt', 'guarantee', 'Abrimos a porta, garantindo a sua segurança.'],
  ['en', 'guarantee', 'Customer satisfaction matters to us.'],
  ['fr', 'hours', 'Ouverture de façade'],
  ['it', 'hours', 'Il piano terra è quasi per intero aperto.'],
  ['de', 'book', 'Qualität und Termintreue'],
  ['fr', 'people', 'Un studio tout équipé'],
  ['nl', 'licensed', 'Beëindiging van een geregistreerd partnerschap'],
])('%s: a word of the same stem does not hint at "%s": %s', (language, id, text) => {
  expect(inLanguage(language, `<p>${text}</p>`, id, { trade: tradeOf() })?.state).toBe('absent');
});

it.each([
  ['en', 'price', '£40m+ recovered for clients'],
  ['en', 'price', 'Over $1B in transactions'],
  ['en', 'price', 'Homeowners save an average of $624/year.'],
  ['nl', 'price', 'Meerwerken zullen afzonderlijk worden vergoed.'],
  ['nl', 'find', 'De praktijk is op loopafstand van mijn huis.'],
  ['en', 'people', '8 Green Lake Dr North & 82nd St'],
  ['en', 'licensed', 'Leave that to a licensed electrician or a registered contractor.'],
  ['fr', 'offer', 'Médecin spécialiste en psychiatrie.'],
  ['en', 'proof', '160+ projects completed'],
  ['de', 'proof', 'Über 500 zufriedene Kunden'],
  ['pt', 'proof', 'Mais de 500 projetos concluídos'],
])('%s: "%s" is not answered by %s', (language, id, text) => {
  const trade = ['price', 'licensed', 'people'].includes(id)
    ? tradeOf()
    : { ...tradeOf('generic', 'storefront'), id: null, noun: 'business' };
  expect(inLanguage(language, `<p>${text}</p>`, id, { trade })?.state).not.toBe('answered');
});

it.each([
  ['en', 'book', 'Bookings can only be taken over the phone with the relevant branch.'],
  ['en', 'book', 'Book your clean in 3 simple steps'],
  ['fr', 'book', 'Pour fixer un rendez-vous : 02 56 38 50 05'],
  ['nl', 'book', 'Neem gerust contact op voor een afspraak.'],
])('%s: "%s" is answered by %s', (language, id, text) => {
  expect(inLanguage(language, `<p>${text}</p>`, id)?.state).toBe('answered');
});

it('a label and the value after it answer together', () => {
  const row = inLanguage('en', '<p>For appointment bookings</p><p>07708 631616</p>', 'book');
  expect(row).toMatchObject({ state: 'answered', evidence: { excerpt: 'For appointment bookings 07708 631616' } });
});

it('the steps below the question how to book answer it', () => {
  const html = '<h2>¿Cómo reservar?</h2><p>Elige la actividad y escribe tu nombre.</p>';
  expect(inLanguage('es', html, 'book')?.state).toBe('answered');
});

it('a button in the menu answers how to book if it leads on, else it hints; a page name does neither', () => {
  expect(inLanguage('pt', '<nav><a href="/r">Reservar Agora</a></nav>', 'book')?.state).toBe('answered');
  expect(inLanguage('pt', '<nav><a href="#">Reservar Agora</a></nav>', 'book')?.state).toBe('hinted');
  expect(inLanguage('en', '<nav><a href="/c">Contact us</a></nav>', 'reach')?.state).toBe('absent');
});

it('a sentence without the work of the trade does not say what the business does', () => {
  const what = (text: string) => stateOf(`<p>${text}</p>`, 'what')?.state;
  expect(what('We treat every customer and every home like family, clean and simple.')).not.toBe('answered');
  expect(what('We repair drains and clean sewer lines.')).toBe('answered');
});

it('buyers ask no trade what makes no sense', () => {
  const asked = (id: string) => {
    const entry = TRADE_ENTRIES.find((candidate) => candidate.id === id)!;
    return questionsIn('en', 'generic', entry.customers, { unasked: entry.unasked }).map((question) => question.id);
  };
  for (const id of ['house-cleaner', 'gutter-cleaner', 'pressure-washing'])
    for (const silly of ['emergency', 'guarantee', 'licensed']) expect(asked(id), id).not.toContain(silly);
  expect(asked('towing')).toContain('emergency');
  expect(asked('towing')).not.toContain('guarantee');
  expect(asked('plumber')).toEqual(expect.arrayContaining(['emergency', 'guarantee', 'licensed']));
});

it('buyers ask an office where it is, not which towns it serves', () => {
  expect(inLanguage('en', '<p>Hi.</p>', 'towns')).toBeUndefined();
  expect(inLanguage('en', '<p>Hi.</p>', 'find')).toBeDefined();
});

it('asks for no fees where the law forbids the trade to advertise with them', () => {
  const pages = [pageFrom('<p>Advocacia</p>')];
  const trade = { ...tradeOf('legal', 'storefront'), id: 'law-firm' };
  const asked = (country: string) =>
    deriveQuestions({ pages, trade, language: { language: 'pt', isEnglish: false }, country }).questions.map(
      ({ id }) => id,
    );
  expect(asked('PT')).toEqual(expect.arrayContaining(['price', 'meeting']));
  expect(asked('BR')).not.toEqual(expect.arrayContaining(['price']));
  expect(asked('BR')).not.toContain('meeting');
});

it.each([
  ['de', '<a href="/kontakt">Jetzt anfragen!</a>', 'book'],
  ['es', '<a href="/cotizar">Cotizar mi mudanza</a>', 'book'],
  ['en', '<a href="/admission">Enroll Now</a>', 'book'],
  ['nl', '<p>Op afspraak via telefoon of e-mail</p>', 'book'],
  ['en', '<p>Call to schedule your free on site estimate.</p>', 'estimate'],
  ['en', '<p>10 year workmanship + ongoing support</p>', 'guarantee'],
  ['fr', "<p>Je travaille seul, c'est moi qui interviens chez vous.</p>", 'people'],
  ['en', '<p>Owned and opperated by Stella Chaves</p>', 'people'],
  ['es', '<p>Las mudanzas están cubiertas por pólizas de seguro.</p>', 'licensed'],
  ['fr', '<a href="https://m.me/barbenoire">Messenger</a>', 'reach'],
])('%s: %s answers %s', (language, html, id) => {
  const pages = [pageFrom(`<main>${html}</main>`)];
  const trade = tradeOf('plumbing', 'service-area');
  const asked = deriveQuestions({ pages, trade, language: { language, isEnglish: language === 'en' } }).questions;
  expect(asked.find((question) => question.id === id)?.state).toBe('answered');
});
