import { expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveLanguage } from './language.ts';

const languageOf = (html: string) => deriveLanguage([pageFrom(html)]).language;

it.each([
  ['de', '<html lang="en"><title>Fahrradladen</title><p>Aktuelles Öffnungszeiten Anfahrt Kontakt</p>'],
  ['fr', '<title>Acme</title><p>Accueil Prestations Tarifs Horaires Fermé Ouvert</p>'],
  ['en', '<html lang="en"><title>Acme</title><p>Kontakt Team Home About us Services</p>'],
  ['pt', '<html lang="en"><title>Chaveiro Silva</title><p>Chamar um chaveiro</p><p>Serviços</p>'],
  ['en', '<html lang="en"><title>Trattoria Roma</title><p>Trattoria</p><p>Pizzeria</p><p>Menu</p>'],
  ['es', '<html lang="es"><title>Acme</title><p>Home About us Services Contact us Opening hours</p>'],
  ['en', '<title>Acme</title><p>Acme</p>'],
])('is %s by the labels of a page with hardly any text, unless another language is declared: %s', (language, html) => {
  expect(languageOf(html)).toBe(language);
});
