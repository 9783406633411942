import type { LanguageCode } from './language-code.ts';
import { wordPattern } from './word-pattern.ts';

/** What sentences about the way to a business say of the towns where its visitors come from. */
const TRAVEL_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'travelling to',
    'traveling to',
    'travelling from',
    'traveling from',
    'coming from',
    'changing at',
    'trains from',
  ],
  de: ['aus Richtung', 'in Richtung', 'Autobahnausfahrt', 'von der Autobahn', 'Autobahn A*', 'Fahrzeit'],
  fr: ['en venant de', 'en provenance de', "sortie d'autoroute", 'prendre la sortie', "par l'autoroute"],
  es: ['viniendo de', 'viniendo desde', 'procedente de', 'tomar la salida', 'por la autovía', 'por la autopista'],
  it: ['provenendo da', 'provenienti da', 'per chi arriva da', 'per chi viene da', 'uscita autostradale'],
  nl: ['vanuit de richting', 'vanuit richting', 'komende vanuit', 'komend vanaf', 'neem de afslag', 'op de snelweg'],
  pt: ['vindo de', 'quem vem de', 'pela autoestrada', 'saída da autoestrada'],
};

const patterns = new Map<LanguageCode, RegExp>();

/** True for a sentence that says how visitors travel. `folded` is in lower case without accents. */
export function isAboutTravel(code: LanguageCode, folded: string): boolean {
  let known = patterns.get(code);
  if (!known) {
    known = wordPattern(TRAVEL_WORDS[code]);
    patterns.set(code, known);
  }
  return known.test(folded);
}
