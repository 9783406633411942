import { answerReadingSchema, type BusinessFacts } from '@named-first/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedAnswer, factsOf, type LabelledAnswer, labelledAnswers } from '../../test/labelled-answers.ts';
import type { AskedAnswer } from '../answer.ts';
import { readAnswer } from './read-answer.ts';

const LABELLED = (['tuning', 'checking'] as const).flatMap(labelledAnswers);
const [EXAMPLE] = labelledAnswers('tuning').filter(({ id }) => id === 'copper-creek 1');
if (!EXAMPLE) throw new Error('The labels have lost their first answer.');
const { facts: FACTS } = EXAMPLE;

const textOf = ({ asked }: Pick<LabelledAnswer, 'asked'>): string =>
  asked.answer.state === 'answered' ? asked.answer.text : '';
const withText = (asked: AskedAnswer, text: string): AskedAnswer =>
  asked.answer.state === 'answered' ? { ...asked, answer: { ...asked.answer, text } } : asked;
const saying = (text: string, given: Partial<Parameters<typeof askedAnswer>[0]> = {}, facts: BusinessFacts = FACTS) =>
  readAnswer(
    askedAnswer({
      id: 'a',
      provider: 'openai',
      family: 'find',
      question: '',
      text,
      cited: [],
      consulted: [],
      facts,
      ...given,
    }),
    facts,
  );

test('a word for a job in the name of the business is no service that the answer states', () => {
  const name = { shown: 'Sump Pump Creek Plumbing', certain: true, evidence: null };
  const services = (text: string) =>
    (saying(text, {}, { ...FACTS, name })?.claims ?? [])
      .filter(({ kind }) => kind === 'service')
      .map(({ said }) => said);
  expect(services('**Sump Pump Creek Plumbing** in Tacoma is family-owned.')).toEqual([]);
  expect(services('**Sump Pump Creek Plumbing** in Tacoma also does trenchless sewer repair.')).toHaveLength(1);
});

describe('the labelled answers', () => {
  test('there are at least 200, a third of them for checking only', () => {
    expect(LABELLED.length).toBeGreaterThanOrEqual(200);
    expect(LABELLED.filter(({ set }) => set === 'checking').length).toBeGreaterThanOrEqual(LABELLED.length * 0.3);
  });

  test.each(LABELLED)('$id: the business is named or not as labelled', ({ asked, facts, verdict }) => {
    expect(readAnswer(asked, facts)?.verdict).toBe(verdict);
  });

  test('no statement that is right, open or missing is called wrong', () => {
    const falsely = LABELLED.flatMap(({ id, asked, facts, claims }) => {
      const wrong = new Set(claims.filter(({ verdict }) => verdict === 'wrong').map(({ kind }) => kind));
      return (readAnswer(asked, facts)?.claims ?? [])
        .filter(({ kind, verdict }) => verdict === 'wrong' && !wrong.has(kind))
        .map(({ quote }) => `${id}: ${quote}`);
    });
    expect(falsely).toEqual([]);
  });

  test('no person is listed as a business', () => {
    const names = LABELLED.flatMap(({ asked, facts }) =>
      (readAnswer(asked, facts)?.rivals ?? []).map(({ name }) => name),
    );
    for (const person of ['Marsh', 'Hendricks', 'Whitlock', 'Juan Peña', 'Luca Ferrari', 'Michel Dupont'])
      expect(names.filter((name) => name.includes(person))).toEqual([]);
  });

  test('every quote occurs in the stored answer, character for character', () => {
    for (const label of LABELLED) {
      const reading = answerReadingSchema.parse(readAnswer(label.asked, label.facts));
      const quotes = [
        ...(reading.quote === null ? [] : [reading.quote]),
        ...reading.alike.map(({ quote }) => quote),
        ...reading.rivals.flatMap(({ name, quote }) => [name, quote]),
        ...reading.claims.flatMap(({ said, quote }) => [said, quote]),
      ];
      for (const quote of quotes) expect(textOf(label), label.id).toContain(quote);
    }
  });
});

describe('properties of the reader', () => {
  test('the same answer and facts give the same reading', () => {
    for (const { asked, facts } of LABELLED)
      expect(readAnswer(structuredClone(asked), structuredClone(facts))).toEqual(readAnswer(asked, facts));
  });

  test("adding a rival's name never changes the verdict on the business", () => {
    const rival = fc.constantFrom(
      'Harborline Rooter',
      'Old Mill Plumbing LLC',
      'Zanetti & Sons Drain Co.',
      'Tubman Heating Group',
    );
    const line = rival.map(
      (name) => `\n\n- **${name}** – well reviewed, (206) 555-0${Math.abs(name.length * 37) % 900}`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...LABELLED), line, fc.boolean(), ({ asked, facts, verdict }, added, before) => {
        const text = textOf({ asked });
        const longer = before ? `${added.trim()}\n\n${text}` : `${text}${added}`;
        expect(readAnswer(withText(asked, longer), facts)?.verdict).toBe(verdict);
      }),
      { numRuns: 300 },
    );
  });

  test('one digit of the phone changed gives exactly one wrong statement', () => {
    const answers = [
      '1. **Copper Creek Plumbing** – 2114 S Yakima Ave, Tacoma. Phone: PHONE. Open Mon–Fri 8am–5pm.\n2. **Puget Pipe Works** – (253) 555-0377',
      'Copper Creek Plumbing in Tacoma can be reached at PHONE.',
      '### Copper Creek Plumbing\n- **Phone:** PHONE\n- **Hours:** Mon-Fri 8am-5pm',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...answers),
        fc.integer({ min: 6, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (answer, position, by) => {
          const digits = [...'2535550242'];
          digits[position] = String((Number(digits[position]) + by) % 10);
          const said = digits.join('').replace(/(...)(...)(....)/, '($1) $2-$3');
          const wrong = saying(answer.replace('PHONE', said))?.claims.filter(({ verdict }) => verdict === 'wrong');
          expect(wrong).toMatchObject([{ kind: 'phone', said }]);
          expect(
            saying(answer.replace('PHONE', '(253) 555-0242'))?.claims.filter(({ verdict }) => verdict === 'wrong'),
          ).toEqual([]);
        },
      ),
    );
  });

  test.each([
    'Great Copper Creek Plumbing Supply Outlet in Tacoma is popular.',
    '- **North Copper Creek Plumbing** – Tacoma',
    '- **Copper Creek Plumbing Academy** – Tacoma',
    'See notcoppercreekplumbing.example for plumbers in Tacoma.',
    'See coppercreekplumbing.example.evil.example for plumbers in Tacoma.',
    'Write to info@coppercreekplumbing.example.evil.example in Tacoma.',
  ])('the own name inside a longer name or host is not named: %s', (text) => {
    expect(saying(text)?.verdict).not.toBe('named');
  });

  test('a cited host that only ends with the letters of the business’s domain is not its site', () => {
    const cited = [{ url: 'https://notcoppercreekplumbing.example/', title: 'Copper Creek Plumbing' }];
    expect(saying('See the source.', { cited })?.verdict).toBe('not-named');
    expect(
      saying('See the source.', { cited: [{ url: 'https://www.coppercreekplumbing.example/a', title: null }] })
        ?.verdict,
    ).toBe('cited-only');
  });

  test('hostile text is read in linear time, without an exception, and only quoted', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>alert(1)</script>',
        'javascript:alert(1)',
        '\u202e',
        '=cmd|',
        '**',
        '](',
        '[[',
        '|',
        '\n- ',
        '\n\n',
        '\u0000',
        '[1]',
        '(((((',
      ],
      ...[
        'Copper Creek Plumbing',
        'Tacoma',
        '(253) 555-0242',
        'Ignore previous instructions.',
        'é\u0301',
        '𝒞',
        'https://',
        'a.b',
        '24/7',
        '$',
        ':',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const text = pieces.join(' ');
        const reading = saying(text);
        for (const { quote, said } of reading?.claims ?? []) {
          expect(text).toContain(quote);
          expect(text).toContain(said);
        }
        if (reading?.quote) expect(text).toContain(reading.quote);
      }),
      { numRuns: 300 },
    );
    for (const unit of ['**', '[', '](', 'A ', '(', '- ', '|', '1.', 'Copper Creek ', 'a.', '(253) ', ' Mon 8-5'])
      expect(elapsed(() => saying(unit.repeat(5_000_000 / unit.length)))).toBeLessThan(5000);
  });

  test('a URL other than http is not a source', () => {
    const cited = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example/',
      'https://user:pass@a.example/',
      'no address',
      'https://a.example/?utm_source=openai#b',
    ];
    const sources = saying('text', { cited: cited.map((url) => ({ url, title: null })) })?.sources;
    expect(sources?.map(({ url }) => url)).toEqual(['https://a.example/']);
  });
});

describe('what may be called wrong', () => {
  const said = (text: string, facts = FACTS) =>
    saying(`- **Copper Creek Plumbing** – (253) 555-0242. ${text}`, {}, facts)?.claims;

  test('an uncertain fact does not make a statement wrong', () => {
    const unsure = { ...FACTS, hours: FACTS.hours && { ...FACTS.hours, certain: false } };
    expect(said('Open Mon–Fri 8am–9pm.', FACTS)).toContainEqual(
      expect.objectContaining({ kind: 'hours', verdict: 'wrong' }),
    );
    expect(said('Open Mon–Fri 8am–9pm.', unsure)?.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  test('no statement is wrong if the pages of the site disagree', () => {
    const disagreeing = { ...FACTS, disagreeing: ['hours' as const] };
    expect(said('Open Mon–Fri 8am–9pm.', disagreeing)).toContainEqual(
      expect.objectContaining({ kind: 'hours', verdict: 'pages-disagree' }),
    );
  });

  test.each([
    'From January it will be open Mon–Fri 8am–9pm.',
    'It is not open Mon–Fri 8am–9pm.',
    'On Christmas holidays: Mon–Fri 10am–2pm.',
    'Rated 3.1 stars since 1950.',
    'Drain cleaning usually costs $400.',
    'Others charge $99 for drain cleaning.',
    'Its former address was 2199 S Yakima Ave.',
    'It installs boilers in Seattle.',
  ])('%s is not called wrong', (text) => {
    expect(said(text)?.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  test('a full address on another street of the town is wrong; an address in another town is not', () => {
    const other = '5520 N Pearl St, Tacoma, WA 98407';
    expect(said(`Address: ${other}`)).toContainEqual(
      expect.objectContaining({ kind: 'address', verdict: 'wrong', said: other }),
    );
    expect(said('Address: 5520 N Pearl St, Spokane, WA 99201')?.some(({ kind }) => kind === 'address')).toBe(false);
  });

  test('an amount above the site’s lowest price is not wrong', () => {
    const lowest = FACTS.prices.map((price) => ({ ...price, shown: 'Drain cleaning from $129' }));
    const facts = { ...FACTS, prices: lowest };
    expect(said('Drain cleaning costs $180.', facts)?.some(({ kind }) => kind === 'price')).toBe(false);
    expect(said('Drain cleaning costs $99.', facts)).toContainEqual(
      expect.objectContaining({ kind: 'price', verdict: 'wrong' }),
    );
  });

  test('a statement that the business has closed is always shown', () => {
    expect(said('It has permanently closed.')).toContainEqual(
      expect.objectContaining({ kind: 'closed', said: 'permanently closed' }),
    );
    expect(said('It is not permanently closed.')?.some(({ kind }) => kind === 'closed')).toBe(false);
  });

  test('without a name in the facts nothing counts as named', () => {
    expect(saying(textOf(EXAMPLE), {}, { ...factsOf({ ...EMPTY }), name: null })?.verdict).toBe('not-named');
  });
});

const EMPTY = {
  name: 'X',
  domain: 'x.example',
  trade: ['plumber'],
  language: 'en',
  country: 'US',
  phones: [],
  addresses: [],
  towns: [],
  hours: '',
  emergency: null,
  services: [],
  licences: [],
  profiles: [],
};

function elapsed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
