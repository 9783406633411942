/** Words of German and Dutch street names, which are matched word by word in lower case without accents. */

const KINDS = {
  de: 'stras{1,2}e|str\\.?|weg|platz|allee|damm|ring|ufer|chaussee|gasse|markt',
  nl: 'dijk|straat|laan|plein|gracht|kade|steenweg|singel|boulevard',
};
/** A kind of street as a separate word, which may follow an adjective: `Zeller Straße`, `Baarnsche Dijk`. */
export const STREET_KIND = new RegExp(`^(?:${KINDS.de}|${KINDS.nl})$`);
/** Adjectives made from the name of a place: `Zeller Straße`. */
export const PLACE_ADJECTIVE = /er$/;

const FIRST_PARTS = 'land|haupt|heer|bahnhof|post';
/** Compounds before which only an adjective belongs to the name: `Basler Landstraße`, not `Anna Berg Hauptstraße`. */
export const COMPOUND = new RegExp(`^(?:${FIRST_PARTS})(?:stras{1,2}e|str\\.?)$`);
/** The same for `Oberdörfer Stadtweg`, but only as the first word of a line: `Peter Fischer Kirchweg` has a name. */
export const COMPOUND_AT_START = new RegExp(
  `^(?:${FIRST_PARTS}|stadt|dorf|kirch|muhl|feld|wald|berg|markt|schlos{1,2}|bach|wiesen)(?:stras{1,2}e|str\\.?|weg|allee|platz|damm|chaussee|gasse|ufer)$`,
);

/** Dutch kinds of street that are other words too, and the adjectives after which they are a street. */
export const KIND_AFTER_ADJECTIVE =
  /^(?:vaart|haven|wal|burgwal|pad|hof|dreef|baan|steeg|poort|weer|kamp|brink|zijde|dam)$/;
export const STREET_ADJECTIVE =
  /^(?:gedempte|lange|korte|hoge|lage|brede|smalle|groene|rode|witte|zwarte|eerste|tweede|derde)$/;

/** `Sie finden uns in der Kaiserstraße 57`: the name of a street that begins so has a capital. */
export const IN_SENTENCE = /^in (?:der|de) \p{Lu}[^ ]*(?:stra(?:ß|ss)e|str\.|straat|laan|gasse|allee) \d/u;

const FIRST_WORDS = {
  de: 'am|an|auf|im|in|zum|zur|unter|hinter|vor|bei|alte[rnms]?|neue[rnms]?|gros{1,2}e[rnms]?|kleine[rnms]?|untere[rnms]?|obere[rnms]?|linke|rechte|verlangerte[rnms]?|innere[rnms]?|aus{1,2}ere[rnms]?|mittlere[rnms]?|vordere[rnms]?|hintere[rnms]?|lange|kurze|hohe|breite|der|dem|den|die|sankt',
  nl: "van|de|het|oude|nieuwe|grote|kleine|verlengde|lange|korte|hoge|lage|brede|smalle|eerste|tweede|derde|vierde|[1-4]e|'[st]|sint|prins|prinses|koning|koningin|keizer|graaf|burgemeester|dokter|kapelaan|pastoor",
  both: 'st\\.?|dr\\.?|prof\\.?',
};
/** First words of street names: `An der Alten Mühle`, `Van Goghstraat`. */
export const FIRST_WORD = new RegExp(`^(?:${Object.values(FIRST_WORDS).join('|')})$`);
/** Numbers of streets of the same name, before a person: `Eerste Jan Steenstraat`. */
export const NUMBERED = /^(?:eerste|tweede|derde|vierde|[1-4]e)$/;
