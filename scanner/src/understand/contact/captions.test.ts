import { describe, expect, test } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { findPhones, mainPhone } from './phones.ts';

function captionsIn(html: string, country = 'DE', language = 'de') {
  const pages = [pageFrom(html)];
  const { phones } = findPhones({ pages, markup: deriveMarkup(pages), llmsText: null, country, language });
  return Object.fromEntries(
    phones.filter(({ source }) => source === 'text').map(({ shown, caption }) => [shown, caption]),
  );
}

describe('the words that tell numbers apart', () => {
  test('are the headings of branches above street and number', () => {
    const html = `<h2>Unsere Filialen</h2>
      <h3>Reichelsheim</h3><p>Heidelberger Str. 10 64385 Reichelsheim</p><p>06164 / 1247</p><p>Karte öffnen</p>
      <h3>Habitzheim</h3><p>Langgasse 1 64353 Habitzheim</p><p>06162 / 72508</p>`;
    expect(captionsIn(html)).toEqual({ '06164 / 1247': 'Reichelsheim', '06162 / 72508': 'Habitzheim' });
  });

  test('are the lines above headings that give the street', () => {
    const html = `<div>Georgetown</div><h3>1304 Paris Pike</h3><div>(502) 735-0707</div><div>View this office</div>
      <div>Falmouth</div><h3>726 Robbins Ave</h3><div>(859) 654-1797</div>`;
    expect(captionsIn(html, 'US', 'en')).toEqual({ '(502) 735-0707': 'Georgetown', '(859) 654-1797': 'Falmouth' });
  });

  test('are the names right before the numbers', () => {
    const html =
      '<div>📞 Luca: <a href="tel:366.4985000">366.4985000</a> 📞 Carlo: <a href="tel:338.9086396">338.9086396</a></div>';
    expect(captionsIn(html, 'IT', 'it')).toMatchObject({ '366.4985000': 'Luca', '338.9086396': 'Carlo' });
    const offices = '<p>New York (718) 232-2800</p><p>Long Island (516) 798-2800</p>';
    expect(captionsIn(offices, 'US', 'en')).toEqual({ '(718) 232-2800': 'New York', '(516) 798-2800': 'Long Island' });
  });

  test('are the first lines of cards without headings', () => {
    const html = `<h2>Contactpersonen</h2><div>Dhr. Gert Bouterse</div><div>Voorzitter</div><div>0227-544471</div>
      <div>Mevr. Aafke Zwaan</div><div>Ledenadministratie</div><div>0227-547899</div>
      <div>Mevr. Dianne Bos</div><div>Penningmeester</div><div>06-13069951</div>`;
    expect(captionsIn(html, 'NL', 'nl')).toMatchObject({
      '0227-547899': 'Mevr. Aafke Zwaan',
      '06-13069951': 'Mevr. Dianne Bos',
    });
  });

  test.each([
    ['a heading over both', '<h3>EXTERMIMEX de BC</h3><p>664-676-5059</p><p>664-186-4506</p>', 'MX', 'es'],
    ['words of contact', '<h2>Kontakt</h2><p>030 4272627</p><h2>Rufen Sie uns an</h2><p>030 42010110</p>', 'DE', 'de'],
    ['counted labels', '<p>Teléfono 1: +57 317 500 5472</p><p>Teléfono 2: +57 313 206 9954</p>', 'CO', 'es'],
    [
      'a title above two numbers in a row',
      '<h3>Filiale Mitte</h3><p>030 4272627</p><h3>Filiale Nord</h3><p>030 42010110</p><p>030 42010111</p>',
      'DE',
      'de',
    ],
    [
      'lines of a footer',
      '<footer><p>Malerei Beck</p><p>030 4272627</p><p>Notizen</p><p>030 42010110</p></footer>',
      'DE',
      'de',
    ],
    ['one heading alone', '<p>030 4272627</p><h3>Filiale Mitte</h3><p>030 42010110</p>', 'DE', 'de'],
  ])('are not %s', (_, html, country, language) => {
    expect(Object.values(captionsIn(html, country, language)).filter((caption) => caption !== undefined)).toEqual([]);
  });

  test('do not make one of two numbers the main one', () => {
    const pages = [pageFrom('<div>📞 Luca: 366.4985000</div><div>📞 Carlo: 338.9086396</div>')];
    const plain = [pageFrom('<div>366.4985000</div><div>338.9086396</div>')];
    const mainOf = (read: typeof pages) =>
      mainPhone(
        findPhones({ pages: read, markup: deriveMarkup(read), llmsText: null, country: 'IT', language: 'it' }).phones,
        'IT',
      );
    expect(mainOf(pages)).toEqual(mainOf(plain));
  });
});
