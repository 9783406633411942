import type { LanguageCode } from '../language-code.ts';
import { wordSource } from '../word-pattern.ts';

/** Words between a business and its subject or its customers: `Naturheilpraxis für Faszientherapie`. */
const FOR: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['for', 'for the'],
  de: ['für', 'für das', 'für die', 'für den'],
  fr: ['pour', 'pour le', 'pour la', 'pour les'],
  es: ['para', 'para el', 'para la', 'para los', 'para las'],
  it: ['per', 'per il', 'per la', 'per i', 'per le'],
  nl: ['voor', 'voor de', 'voor het'],
  pt: ['para', 'para o', 'para a', 'para os', 'para as'],
};

/** Words between an expert and the subject, besides `FOR`. */
const IN: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['in', 'on'],
  de: ['im', 'in', 'des', 'der'],
  fr: ['en', 'dans', 'de', 'des'],
  es: ['en', 'de'],
  it: ['in', 'di'],
  nl: ['in', 'op het gebied van'],
  pt: ['em', 'de'],
};

/** Experts who judge the work of a trade but do not do it. */
const EXPERTS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['expert witness*', 'loss adjuster*'],
  de: ['*sachverständige*', '*gutachter*'],
  fr: ['expert judiciaire', 'experte judiciaire', 'experts judiciaires'],
  es: ['perito', 'peritos', 'perito judicial', 'peritos judiciales', 'peritajes', 'informes periciales'],
  it: ['perito', 'periti', 'consulente tecnico', "consulente tecnico d'ufficio", 'ctu'],
  nl: ['gerechtsdeskundige*', 'taxateur*'],
  pt: ['perito', 'peritos', 'perito judicial', 'peritos judiciais', 'perita'],
};

type SubjectPatterns = { link: RegExp; expert: RegExp };
const patterns = new Map<LanguageCode, SubjectPatterns>();

/**
 * What a folded text that ends right before a word for a trade says about that word: the subject of an expert, or what
 * follows a `for`, with the length of that link.
 */
export function subjectBefore(lead: string, code: LanguageCode): { expert: boolean; link: number } {
  let known = patterns.get(code);
  if (!known) {
    const link = wordSource(FOR[code]);
    known = {
      link: new RegExp(` (?:${link}) $`, 'u'),
      expert: new RegExp(`(?:${wordSource(EXPERTS[code])}) (?:${link}|${wordSource(IN[code])}) $`, 'u'),
    };
    patterns.set(code, known);
  }
  return { expert: known.expert.test(lead), link: known.link.exec(lead)?.[0].length ?? 0 };
}
