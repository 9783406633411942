import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../test/facts-from.ts';
import { pageFrom } from '../../test/page-facts.ts';
import { explain } from './explain.ts';

const HTML = `<html lang="de"><title>Malermeister Huber – Maler in Graz</title><header>Malermeister Huber</header>
  <h1>Ihr Maler in Graz</h1><p>Telefon: +43 316 821 530</p><p>IBAN: AT61 1904 3002 3457 3201</p>
  <a href="tel:+43316821530">Anrufen</a><footer>Fax: +43 316 821 531</footer></html>`;

const candidates = (kind: Parameters<typeof explain>[1]) => explain(factsFrom([pageFrom(HTML)]), kind);

describe('the explanation', () => {
  it('has the chosen number first, with every place that states it', () => {
    const [first] = candidates('phone');
    expect(first).toMatchObject({ outcome: 'pasted' });
    expect(first?.signs.map(({ place }) => place.split(',')[0])).toEqual(expect.arrayContaining(['text', 'link']));
  });

  it('has refused numbers with the reason', () => {
    const outcomes = candidates('phone').map(({ outcome }) => outcome);
    expect(outcomes).toContain('fax');
    expect(outcomes).toContain('iban');
  });

  it('has labels in the place of services, with the reason why they are not services', () => {
    const services = `<title>Huber – Maler in Graz</title><h2>Leistungen</h2><h3>Fassadenanstrich</h3>
      <h3>Tapezierarbeiten</h3><h3>Zuverlässig und pünktlich</h3><h3>Noch Fragen?</h3>`;
    const shown = explain(factsFrom([pageFrom(services)]), 'service').map(({ shown, outcome }) => [shown, outcome]);
    expect(shown).toContainEqual(['Fassadenanstrich', 'taken']);
    expect(shown).toContainEqual(['Zuverlässig und pünktlich', 'slogan']);
    expect(shown).toContainEqual(['Noch Fragen', 'question']);
  });

  it('has the trades that lost, with the reason', () => {
    const html = `<title>Huber – Maler in Graz</title><h1>Ihr Maler</h1><p>Wir sind Ihr Maler.</p>
      <p>Auch als Dachdecker sind wir für Sie da.</p><footer>© 2024 Malermeister Huber</footer>`;
    const facts = factsFrom([pageFrom(html)]);
    expect(explain(facts, 'trade')).toContainEqual(expect.objectContaining({ shown: 'roofer', outcome: 'too-weak' }));
  });

  it('names the trade with its signs', () => {
    expect(candidates('trade')[0]).toMatchObject({ shown: 'painter', outcome: 'pasted' });
  });
});
