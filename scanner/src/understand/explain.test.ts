import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../test/facts-from.ts';
import { pageFrom } from '../../test/page-facts.ts';
import { explain } from './explain.ts';

const HTML = `<html lang="de"><title>Malermeister Huber – Maler in Graz</title><header>Malermeister Huber</header>
  <h1>Ihr Maler in Graz</h1><p>Telefon: +43 316 821 530</p><p>IBAN: AT61 1904 3002 3457 3201</p>
  <a href="tel:+43316821530">Anrufen</a><footer>Fax: +43 316 821 531</footer></html>`;

const candidates = (kind: Parameters<typeof explain>[1]) => explain(factsFrom([pageFrom(HTML)]), kind);

describe('what was considered', () => {
  it('holds the number that was taken first, with every place that says it', () => {
    const [first] = candidates('phone');
    expect(first).toMatchObject({ outcome: 'pasted' });
    expect(first?.signs.map(({ place }) => place.split(',')[0])).toEqual(expect.arrayContaining(['text', 'link']));
  });

  it('holds refused numbers with the reason', () => {
    const outcomes = candidates('phone').map(({ outcome }) => outcome);
    expect(outcomes).toContain('fax');
    expect(outcomes).toContain('iban');
  });

  it('names the trade with its signs', () => {
    expect(candidates('trade')[0]).toMatchObject({ shown: 'painter', outcome: 'pasted' });
  });
});
