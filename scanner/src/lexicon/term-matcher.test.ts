import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTerms } from './term-matcher.ts';

const find = (terms: string[], text: string): string[] =>
  compileTerms(terms)
    .find(text)
    .map(({ start, end }) => text.slice(start, end));

describe('terms in a text', () => {
  it('match whole words, in any case and without accents', () => {
    expect(find(['plombier'], 'PLÓMBIER, plombiers')).toEqual(['PLÓMBIER']);
    expect(find(['weiß'], 'Weiss und WEISS')).toEqual(['Weiss', 'WEISS']);
    expect(find(['maçon'], 'mac\u0327on')).toEqual(['mac\u0327on']);
  });

  it('continue a word at a star', () => {
    expect(find(['dachdeck*'], 'Ihre Dachdeckerei im Ort')).toEqual(['Dachdeckerei']);
    expect(find(['*malermeister'], 'Fassadenmalermeister, Malermeisterin')).toEqual(['Fassadenmalermeister']);
  });

  it('match a space to white space and hyphens, and not to other signs', () => {
    expect(find(['tree service'], 'tree-service, Tree\u00a0 Service, tree. Service')).toEqual([
      'tree-service',
      'Tree\u00a0 Service',
    ]);
  });

  it('skip soft hyphens and compare both apostrophes', () => {
    expect(find(['malerbetrieb', "cabinet d'avocat"], 'Maler\u00adbetrieb · cabinet d’avocat')).toEqual([
      'Maler\u00adbetrieb',
      'cabinet d’avocat',
    ]);
  });

  it('may need more states than fit into 16 bits', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const terms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c} repair zone`)));
    expect(find(terms, 'aaa repair zone and ttt repair zone')).toEqual(['aaa repair zone', 'ttt repair zone']);
  });

  it('agree with a separate search for each term', () => {
    const letters = constantFrom('a', 'b', 'ä', 'ß', ' ', '-', "'", '.', 'B', '1', '漢');
    const words = string({ unit: constantFrom('a', 'b', 'ss', ' b'), minLength: 1, maxLength: 4 });
    const terms = array(
      words.map((word) => word.trim() || 'a'),
      { minLength: 1, maxLength: 6 },
    );
    assert(
      property(
        terms,
        array(constantFrom('', 'start', 'end', 'both'), { minLength: 6, maxLength: 6 }),
        string({ unit: letters, maxLength: 40 }),
        (list, opens, text) => {
          const starred = list.map(
            (term, at) => `${/start|both/.test(opens[at]!) ? '*' : ''}${term}${/end|both/.test(opens[at]!) ? '*' : ''}`,
          );
          const matches = compileTerms(starred).find(text);
          for (const [termId, term] of starred.entries()) {
            const count = matches.filter((match) => match.termId === termId).length;
            expect(count, `${term} in ${text}`).toBe(countNaively(term, text));
          }
        },
      ),
    );
  });

  it('are found in time linear in a hostile text', () => {
    const matcher = compileTerms(['a', 'aa', '*aaa*', 'a a a a', '*a', 'a*']);
    // Processor time of this thread, without other load on the machine.
    const time = (text: string): number => {
      const before = process.threadCpuUsage();
      matcher.find(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    for (const pattern of ['a', 'a ', '- ', 'aa-', '\u00ad', 'ä\u0308']) {
      time(pattern.repeat(1000));
      const fastest = (repeats: number): number => Math.min(...[1, 2, 3].map(() => time(pattern.repeat(repeats))));
      // A text eight times as long may take eight times as long; the rest allows for garbage collection.
      expect(fastest(80_000), pattern).toBeLessThan(fastest(10_000) * 40 + 200);
    }
  });
});

/** Counts each term with a regular expression over normalized text. */
function countNaively(term: string, text: string): number {
  const plain = (value: string): string =>
    value
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s-]+/g, ' ');
  const word = '[\\p{L}\\p{N}]';
  const body = plain(term.replace(/^\*|\*$/g, ''));
  const pattern = new RegExp(
    `${term.startsWith('*') ? '' : `(?<!${word})`}(?=${body}${term.endsWith('*') ? '' : `(?!${word})`})`,
    'gu',
  );
  return [...plain(text).matchAll(pattern)].length;
}
