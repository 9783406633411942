import { anyOf, type ByLanguage } from '../language-code.ts';
import { foldText } from '../word-pattern.ts';

const COOKIE = /\bcookies?\b/;
const CONSENT =
  /\b(?:accept\w*|akzeptier\w*|zustimm\w*|einwillig\w*|accett\w+|acept\w*|aceit\w*|consent\w*|consenso|consentement|consentimiento|consentimento|toestemming|browser\w*|experience|erlebnis|nutzererlebnis|esperienza|experiencia|ervaring|websites?|webseite|site|sito|sitio|settings|einstellungen|preferences|preferenze|preferencias|voorkeuren|policy|politica|politique|beleid)\b/;
const CLAUSE =
  /§ ?\d|\b(?:art\.?|arts\.?|article|artikel|articolo|articulo|artigo|clause|paragraph|section) \d+(?:[.,]\d+)?\b|\b(?:this|these|deze|diese[rs]?|presente?s?|questo|este) (?:agreement|terms|overeenkomst|voorwaarden|vereinbarung|vertrag\w*|agb|contrat|conditions|contratto|contrato|condizioni|condiciones|condicoes)\b|\bbgbl\b/;
/** Goods that a business uses, at the end of a text in lower case without accents, with at most two words behind. */
const GOODS =
  /\b(?:products?|materials?|parts|spares|chemicals|pesticides|paints?|equipment|produkte?n?|materiali?(?:en)?|ersatzteile?n?|gerate?n?|mittel|produits?|materiaux|pieces|equipements?|prodott[oi]|ricambi|vernici|attrezzatur[ae]|producten|onderdelen|middelen|productos?|materiales|repuestos|recambios|piezas|equipos|plaguicidas|insecticidas|pinturas|produtos?|materiais|pecas|equipamentos|praguicidas|inseticidas|tintas|locks|cylinders|schlosser|zylinder|serrures|cylindres|cerraduras|cilindros|serrature|cilindri|sloten|cilinders|fechaduras)(?: (?:\S+ ){0,2}| )$/;

/** True if the words before a proof name goods, which it is then about: `productos homologados`. */
export function endsInGoods(before: string): boolean {
  return GOODS.test(before);
}

/** True for a consent banner. A bakery has cookies too, so the banner must also ask for consent or name the website. */
export function isConsentBanner(lower: string): boolean {
  return COOKIE.test(lower) && CONSENT.test(lower);
}

/** True for a sentence of a contract or a law, which cites an article or itself. */
export function isLegalClause(lower: string): boolean {
  return CLAUSE.test(lower);
}

/** Kinds of proof, in lower case without accents. */
const PROOF_NOUNS: ByLanguage = {
  en: 'diplomas?|certificat(?:e|es|ion|ions)|qualifications?|guarantees?|accreditations?|licen[cs]es?|memberships?|credentials|awards?|insurances?',
  de: 'diplome?|zertifizierung(?:en)?|zertifikate?|qualifikation(?:en)?|ausbildung(?:en)?|weiterbildung(?:en)?|fortbildung(?:en)?|abschlusse|garantien?|mitgliedschaft(?:en)?|referenzen|auszeichnung(?:en)?|versicherung(?:en)?',
  fr: 'diplomes?|certificats?|certifications?|qualifications?|formations?|titres|garanties?|agrements?|assurances?',
  it: 'diplom[ai]|certificat[io]|certificazion[ei]|qualifich?[ea]|formazione|titoli|garanzi[ae]|licenz[ae]',
  es: 'diplomas?|certificados?|certificac(?:ion|iones)|formacion|titulos|titulacion(?:es)?|garantias?|acreditacion(?:es)?|licencias?',
  nl: "diploma'?s?|certificat(?:en|ering|eringen)|certificering(?:en)?|kwalificaties?|opleiding(?:en)?|garanties?|erkenningen",
  pt: 'diplomas?|certificados?|certificac(?:ao|oes)|formacao|titulos|garantias?',
};
const OWN_WORDS: ByLanguage = {
  en: 'our|my',
  de: 'unsere|meine',
  fr: 'nos|mes',
  it: 'nostr[ei]|le|i',
  es: 'nuestr[oa]s|mis',
  nl: 'onze|mijn',
  pt: 'noss[oa]s|minhas?|meus',
};
const PROOF_NOUN = anyOf(PROOF_NOUNS);
const OWN_WORD = `(?:${anyOf(OWN_WORDS)})`;
const PROOF_HEADING = new RegExp(
  `^(?:${OWN_WORD} )?(?:${PROOF_NOUN})(?: ?(?:&|\\+|/|,|and|und|et|y|e|en) ?(?:${OWN_WORD} )?(?:${PROOF_NOUN})){0,3}:?$`,
);
/** The label of an entry in a list of years, whose text is in the next line: `2012 Diplôme`. */
const YEAR_IN_FRONT = /^(?:19|20)\d\d:? /;
const MAX_HEADING_LENGTH = 80;

/** True for a text that names kinds of proofs but proves nothing: `Diplômes & Certificats`. */
export function isHeadingOfProofs(text: string): boolean {
  return text.length <= MAX_HEADING_LENGTH && PROOF_HEADING.test(foldText(text.trim()).replace(YEAR_IN_FRONT, ''));
}

const SMALL_NUMBERS: ByLanguage = {
  en: 'two|three|four|five|six',
  de: 'zwei|drei|vier|fünf',
  fr: 'deux|trois|quatre|cinq',
  it: 'due|tre|quattro|cinque',
  es: 'dos|tres|cuatro|cinco',
  nl: 'twee|drie|vier|vijf',
  pt: 'dois|duas|três|quatro',
};
const FEW = new RegExp(`^(?:${anyOf(SMALL_NUMBERS)})\\b(?!.*\\bgenera)`, 'i');

/** True for a small number of things, which proves nothing: `two specialized systems`; but three generations do. */
export function isFew(shown: string): boolean {
  return FEW.test(shown);
}
