import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { isLegalPage, isPrivacyPage, withoutProviders } from './legal-pages.ts';

const at = (path: string, title = '') =>
  pageFrom(`<title>${title}</title>`, { role: 'other', url: `https://a.test${path}` });

/** The texts that are left of a legal notice. */
function left(html: string): string[] {
  return withoutProviders(pageFrom(html, { role: 'imprint' }).document).blocks.map(({ text }) => text);
}

describe('a legal page', () => {
  it('is a legal notice by its role, or a privacy policy by its path or title', () => {
    expect(isLegalPage(pageFrom('<p>SIRET 992 642 926 00016</p>', { role: 'imprint' }))).toBe(true);
    expect(isLegalPage(at('/datenschutz.html'))).toBe(true);
    expect(isLegalPage(at('/p2', 'Política de privacidad'))).toBe(true);
  });

  it('is not the home page, nor terms, which name prices', () => {
    expect(isLegalPage(at('/', 'Plumber. Privacy respected'))).toBe(false);
    expect(isLegalPage(at('/algemene-voorwaarden.html'))).toBe(false);
  });

  it('with both in one is a legal notice, not a privacy policy', () => {
    expect(isPrivacyPage(at('/impressum-datenschutz'))).toBe(false);
  });
});

describe('a legal notice without providers', () => {
  it('lacks the section about the host up to the next heading', () => {
    const html =
      '<h2>Éditeur</h2><p>Rance Rénovation</p><h2>Hébergement</h2><p>LWS</p><p>2 rue Jules Ferry 88190 Golbey</p><h2>Propriété intellectuelle</h2><p>Les textes</p>';
    expect(left(html)).toEqual(['Éditeur', 'Rance Rénovation', 'Propriété intellectuelle', 'Les textes']);
  });

  it.each([
    [
      '<p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix</p><p>SIRET 992 642 926 00016</p>',
      'SIRET 992 642 926 00016',
    ],
    ['<p>Hosting:</p><p>Netcup GmbH</p><p>Vertreten durch:</p>', 'Vertreten durch:'],
    ['<h3>4. Diseño web</h3><p>Estudio Norte</p><h3>5. Contacto</h3>', '5. Contacto'],
  ])('lacks what follows a label: %s', (html, rest) => {
    expect(left(html)).toEqual([rest]);
  });

  it('lacks the end of a block from the label of a provider on', () => {
    const html =
      '<p>Lisa Giorgi, avocate. <a href="tel:+33612345678">06 12 34 56 78</a><br>Réalisation technique : Natam<br><a href="tel:+33749591337">07 49 59 13 37</a></p><p>Contact</p>';
    const { blocks, links } = withoutProviders(pageFrom(html, { role: 'imprint' }).document);
    expect(blocks.map(({ text }) => text)).toEqual(['Lisa Giorgi, avocate. 06 12 34 56 78', 'Contact']);
    expect(links.map(({ text }) => text)).toEqual(['06 12 34 56 78']);
    expect(left('<p>Nous assurons la réalisation : sols, murs</p>')).toHaveLength(1);
  });

  it('lacks the links of that section', () => {
    const html = '<h2>Hosting</h2><a href="tel:+33172303030">Host</a><h2>Kontakt</h2><a href="tel:+4930123123">Wir</a>';
    const { links } = withoutProviders(pageFrom(html, { role: 'imprint' }).document);
    expect(links.map(({ text }) => text)).toEqual(['Wir']);
  });

  it('keeps a sentence that only mentions a host', () => {
    const html =
      '<p>Hosting und Inhalte dieser Seiten wurden mit größter Sorgfalt gewählt und werden laufend geprüft.</p>';
    expect(left(html)).toHaveLength(1);
  });
});
