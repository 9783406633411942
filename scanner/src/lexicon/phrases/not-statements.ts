import { foldText } from '../word-pattern.ts';

const COOKIE = /\bcookies?\b/;
const CONSENT =
  /\b(?:accept\w*|akzeptier\w*|zustimm\w*|einwillig\w*|accett\w+|acept\w*|aceit\w*|consent\w*|consenso|consentement|consentimiento|consentimento|toestemming|browser\w*|experience|erlebnis|nutzererlebnis|esperienza|experiencia|ervaring|websites?|webseite|site|sito|sitio|settings|einstellungen|preferences|preferenze|preferencias|voorkeuren|policy|politica|politique|beleid)\b/;
const CLAUSE =
  /§ ?\d|\b(?:art\.?|arts\.?|article|artikel|articolo|articulo|artigo|clause|paragraph|section) \d+(?:[.,]\d+)?\b|\b(?:this|these|deze|diese[rs]?|presente?s?|questo|este) (?:agreement|terms|overeenkomst|voorwaarden|vereinbarung|vertrag\w*|agb|contrat|conditions|contratto|contrato|condizioni|condiciones|condicoes)\b|\bbgbl\b/;
/** Goods that a business uses, at the end of a text in lower case without accents, with at most two words behind. */
const GOODS =
  /\b(?:products?|materials?|parts|spares|chemicals|pesticides|paints?|equipment|produkte?n?|materiali?(?:en)?|ersatzteile?n?|gerate?n?|mittel|produits?|materiaux|pieces|equipements?|prodott[oi]|ricambi|vernici|attrezzatur[ae]|producten|onderdelen|middelen|productos?|materiales|repuestos|recambios|piezas|equipos|plaguicidas|insecticidas|pinturas|produtos?|materiais|pecas|equipamentos|praguicidas|inseticidas|tintas)(?: (?:\S+ ){0,2}| )$/;

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

const PROOF_NOUN =
  'diplom[aei]?s?|certificat(?:e|s|es|ion|ions|en)?|certificazion[ei]|certificados?|certificac(?:ion|iones|oes|ao)|certificering(?:en)?|zertifizierung(?:en)?|zertifikate?|qualifikation(?:en)?|qualifications?|qualifich?[ea]|kwalificaties?|formations?|formazione|formacion|formacao|ausbildung(?:en)?|weiterbildung(?:en)?|fortbildung(?:en)?|opleiding(?:en)?|abschlusse|titres|titoli|titulos|titulacion(?:es)?|garanties?|garanzi[ae]|garanti[ae]s?|guarantees?|accreditations?|acreditacion(?:es)?|agrements?|licen[cs]es?|licenze|licencias?|memberships?|mitgliedschaft(?:en)?|credentials|referenzen|awards?|auszeichnung(?:en)?|erkenningen|assurances?|insurances?|versicherung(?:en)?';
const OWN_WORD = '(?:our|my|unsere|meine|nos|mes|nuestr[oa]s|mis|nostr[ei]|le|i|onze|mijn|noss[oa]s|minhas?|meus)';
const PROOF_HEADING = new RegExp(
  `^(?:${OWN_WORD} )?(?:${PROOF_NOUN})(?: ?(?:&|\\+|/|,|and|und|et|y|e|en) ?(?:${OWN_WORD} )?(?:${PROOF_NOUN})){0,3}:?$`,
);
const MAX_HEADING_LENGTH = 80;

/** True for a text that names kinds of proofs but proves nothing: `Diplômes & Certificats`. */
export function isHeadingOfProofs(text: string): boolean {
  return text.length <= MAX_HEADING_LENGTH && PROOF_HEADING.test(foldText(text.trim()));
}

const FEW =
  /^(?:two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|drie|vijf|dois|duas|três|quatro)\b(?!.*\bgenera)/i;

/** True for a small number of things, which proves nothing: `two specialized systems`; but three generations do. */
export function isFew(shown: string): boolean {
  return FEW.test(shown);
}
