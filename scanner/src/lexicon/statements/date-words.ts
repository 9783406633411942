import { anyOf, type ByLanguage } from '../language-code.ts';

/** Words next to dates that do not say how old a page is, in all languages of the scan, in lower case without accents. */

const LAWS: ByLanguage = {
  en: 'gdpr|statutes?|ordinance|acts? of parliament',
  de: '\\p{L}*verordnung(?:en)?|\\p{L}*gesetz(?:es|e)?|gebuhren(?:ordnung|tabelle)|dsgvo|richtlinie',
  es: 'rgpd|real decreto|reglamento',
  fr: 'rgpd|loi|decret|arrete',
  it: 'legge|d\\. ?lgs|decreto legislativo',
  nl: 'verordening|wetgeving',
  pt: 'rgpd|lei n[.º°o]|decreto-lei',
};
/** A law: a date in the same sentence is the law's. */
export const LAW = new RegExp(`§|(?<!\\p{L})(?:${anyOf(LAWS)})(?!\\p{L})`, 'u');

const HOLDS: ByLanguage = {
  en: '(?:valid|effective|in (?:effect|force)|appl(?:y|ies))(?: as of| from| since| date)?',
  de: '(?:gultig|gilt|gelten|in kraft) (?:ab|seit|vom)(?: dem)?',
  es: '(?:validas?|validos?|vigentes?|en vigor) (?:desde|a partir de)l?(?: el)?',
  fr: '(?:valables?|en vigueur|applicables?) (?:a partir du|a compter du|depuis le|au|le)',
  it: '(?:valid[aeio]|in vigore|vigent[ei]) (?:a partire )?dal?',
  nl: '(?:geldig|van kracht) (?:vanaf|per|sinds)|ingangsdatum',
  pt: '(?:valid[ao]s?|em vigor|vigentes?) (?:a partir d[eo]|desde)(?: o dia)?',
};
/** Before a date: `Gültig ab 01.10.2024`. Terms and prices hold from that day. */
export const HOLDS_FROM = new RegExp(`\\b(?:${anyOf(HOLDS)})[\\s:]*$`);
