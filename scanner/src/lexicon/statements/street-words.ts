import { alternatives, compilerOf } from '../languages/compile.ts';
import type { AddressWords, Patterns } from '../languages/language.ts';

/**
 * Words of street names that have the kind at the end, which are matched word by word in lower case without accents: see
 * `AddressWords`.
 */

const { entries } = compilerOf('address');

function wholeWord(list: (names: AddressWords['streetNames']) => Patterns): RegExp {
  return new RegExp(`^(?:${alternatives(entries(({ streetNames }) => list(streetNames)))})$`);
}

export const STREET_KIND = wholeWord(({ kinds }) => kinds);
/** Adjectives made from the name of a place: `Zeller Straße`. */
export const PLACE_ADJECTIVE = /er$/;

const FIRST_PARTS = 'land|haupt|heer|bahnhof|post';
/** Compounds before which only an adjective belongs to the name: `Basler Landstraße`, not `Anna Berg Hauptstraße`. */
export const COMPOUND = new RegExp(`^(?:${FIRST_PARTS})(?:stras{1,2}e|str\\.?)$`);
/** The same for `Oberdörfer Stadtweg`, but only as the first word of a line: `Peter Fischer Kirchweg` has a name. */
export const COMPOUND_AT_START = new RegExp(
  `^(?:${FIRST_PARTS}|stadt|dorf|kirch|muhl|feld|wald|berg|markt|schlos{1,2}|bach|wiesen)(?:stras{1,2}e|str\\.?|weg|allee|platz|damm|chaussee|gasse|ufer)$`,
);

export const KIND_AFTER_ADJECTIVE = wholeWord(({ ambiguous }) => ambiguous);
export const STREET_ADJECTIVE = wholeWord(({ adjectives }) => adjectives);

/** `Sie finden uns in der Kaiserstraße 57`: the name of a street that begins so has a capital. */
export const IN_SENTENCE = /^in (?:der|de) \p{Lu}[^ ]*(?:stra(?:ß|ss)e|str\.|straat|laan|gasse|allee) \d/u;

export const FIRST_WORD = wholeWord(({ firstWords, numbers }) => [...firstWords, ...numbers]);
export const NUMBERED = wholeWord(({ numbers }) => numbers);
