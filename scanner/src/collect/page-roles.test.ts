import { describe, expect, it, test } from 'vitest';
import { guessRole } from './page-roles.ts';

describe('the role of a page', () => {
  it.each([
    ['/impressum/', 'imprint'],
    ['/mentions-legales.html', 'imprint'],
    ['/aviso-legal', 'imprint'],
    ['/legal/', 'imprint'],
    ['/kontakt-impressum.html', 'contact'],
    ['/kontakt.html', 'contact'],
    ['/contacto/', 'contact'],
    ['/conditions-we-treat/', 'other'],
  ])('%s is %s', (path, role) => {
    expect(guessRole(path, '')?.role).toBe(role);
  });

  it.each([
    ['/leistungen/dachsanierung.html', 'service'],
    ['/unsere-leistungen', 'service'],
    ['/nos-prestations/', 'service'],
    ['/servizi.html', 'service'],
    ['/behandelingen/tanden-bleken.html', 'service'],
    ['/serviços', 'service'],
    ['/servi%C3%A7os', 'service'],
    ['/preise.html', 'pricing'],
    ['/tarieven/', 'pricing'],
    ['/tarifas', 'pricing'],
    ['/häufige-fragen', 'faq'],
    ['/haeufige-fragen.html', 'faq'],
    ['/preguntas-frecuentes', 'faq'],
    ['/avis-clients', 'reviews'],
    ['/recensioni.html', 'reviews'],
    ['/einsatzgebiete/', 'area'],
    ['/notre-equipe', 'about'],
  ])('%s is %s in another language than English', (path, role) => {
    expect(guessRole(path, '')?.role).toBe(role);
  });

  it.each([
    ['Unsere Leistungen', 'service'],
    ['Tarifs', 'pricing'],
    ['Chi siamo', 'about'],
    ['Mentions légales', 'imprint'],
    ['Company information', 'imprint'],
    ['Dúvidas frequentes', 'faq'],
  ])('follows from a link with the words %s', (words, role) => {
    expect(guessRole('/seite-2', words)?.role).toBe(role);
  });

  it.each(['/standort.html', '/region', '/referenzen.html'])('%s may mean several things', (path) => {
    expect(guessRole(path, '')).toEqual({ role: 'other', certainty: 0 });
  });

  it.each(['/galerie.html', '/aktuelles/', '/algemene-voorwaarden.html', '/trabaja-con-nosotros'])(
    '%s is read last',
    (path) => {
      expect(guessRole(path, '')?.certainty).toBeLessThan(0);
    },
  );

  it.each([
    '/privacy-policy/',
    '/politica-privacidad.html',
    '/politica-de-cookies/',
    '/datenschutzerklaerung/',
    '/agb/',
  ])('%s is small print that nobody reads', (path) => {
    expect(guessRole(path, '')).toBeNull();
  });
});

test.each([
  ['/boise-id-plumber', 'area'],
  ['/new-orleans-la-plumbing', 'area'],
  ['/lawn-care-boise-id', 'area'],
  ['/seguro-de-vida', 'other'],
  ['/aviso-de-privacidad', 'other'],
])('%s is %s: words of other languages are no states', (path, role) => {
  expect(guessRole(path, '')?.role).toBe(role);
});

test('the desk of a site is not a page about the business', () => {
  expect(guessRole('/admin.html', 'Admin')).toBeNull();
  expect(guessRole('/pages/dashboard.html', '')).toBeNull();
});
