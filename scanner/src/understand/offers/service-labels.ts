import { unitedStates } from '../../lexicon/countries/americas/us.ts';
import { foldWords } from '../../lexicon/fold-text.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { LEGAL_FORM } from '../../lexicon/legal-forms.ts';
import { CONDITIONS, PURPOSE } from '../../lexicon/people/conditions.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../../lexicon/term-matcher.ts';
import { tradeEntry } from '../../lexicon/trades/index.ts';
import { findTradeJobs, findTradeMentions } from '../../lexicon/trades/trade-jobs.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import { WORK_WORDS } from '../../lexicon/work-words.ts';
import type { RefusalReason } from '../claim.ts';
import { foldAccents } from '../prose/folded.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { plainLower, type Sentence } from '../prose/sentences.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { amountsIn } from './amounts.ts';
import { isWholeWord, saysWord } from './service-marks.ts';
import { FIRST_WORDS_OF_NO_SERVICE, LINK_AT_END, NO_PLACE, OPEN_ENDING } from './service-words.ts';

const MAX_LABEL_LENGTH = 60;
const MAX_LABEL_WORDS = 6;
const MIN_JOB_LENGTH = 4;
const MAX_READ_LENGTH = 200;
/**
 * A known service makes a text a label if it is this share of it: true for `Drain cleaning in Boise`, false for a
 * sentence that contains it.
 */
const KNOWN_SHARE = 0.45;
/** Services and words for work must make up this share of a name. */
const COVERED_SHARE = 0.75;
const GENERAL_WORDS =
  /^(?:all |our |more |view |see |other |read |learn )*(?:services?|repairs|emergency|notfall|urgence|urgencia|urgência|emergenza|home|contact|about|more|all|prices?|pricing|call|book|quote|free estimates?|residential|commercial|menu|leistungen|angebot|servicios|prestations|servizi|diensten|behandelingen|serviços|start|startseite|jobs|karriere|datenschutz|impressum|agb|privacy|cookies|login|accreditations|certifications|qualifications|awards|zertifikate|auszeichnungen|certificaciones|acreditaciones|premios|certificações|prêmios|récompenses|certificazioni|certificeringen|keurmerken|zahlungsmethoden|zahlungsarten|zahlungsmöglichkeiten|payment methods|payment options|formas de pago|métodos de pago|medios de pago|formas de pagamento|moyens de paiement|modes de paiement|metodi di pagamento|betaalmethoden|voor wie|für wen|pour qui|para quién|per chi|para quem|for whom|who (?:it )?is (?:it )?for|struttura|la struttura|featured|destaques|destacados|novidades|novedades|neuigkeiten|nouveautés|novità|safety first|quality first|customers? first|before|after|before & after|before and after|vorher|nachher|avant|après|antes|después|depois|prima|dopo|night|nights|day|days|weekends?|nacht|tag|nuit|jour|noche|día|notte|giorno|noite|dia|dag|back to top|nach oben|panier|warenkorb|cart|shop|galerie|gallery|galería|galeria|photos?|fotos?|fotogalerie|fotografías|bilder|foto's|interior|exterior|interiors|exteriors|indoor|outdoor|innen|außen|intérieur|extérieur|interno|esterno|interni|esterni|binnen|buiten|binnenkort|coming soon|demnächst|bientôt|próximamente|prossimamente|em breve|visítenos|visítanos|visitez-nous|besuchen sie uns|trabajos realizados|nuestros trabajos|trabalhos realizados|nos réalisations|lavori eseguiti|(?:servicios|serviços) (?:complementari?os|complementares)|services complémentaires|servizi complementari|richtprijzen|richtpreise|anwendungsgebiete|applications|indications|methods?|our methods?|objectives?|goals?|tools|methode|methoden|ziele?|m[ée]todos?|objetivos?|herramientas|méthodes?|objectifs?|outils|metodo|metodi|obiettivi?|strumenti|doelen|doelstellingen|hulpmiddelen|ferramentas|materials?|materialien|materiales|matériaux|materiali|materialen|materiais|indikationen|montage|weekly|bi-?weekly|fortnightly|monthly|daily|one-time|wöchentlich|monatlich|semanal|mensual|hebdomadaire|mensuel|settimanale|mensile|wekelijks|maandelijks|mensal|additional|extras|erstgespräch|accueil|kontakt|contacto|contatti|inicio|accueil|portfolio|details|others?|miscellaneous|documentation|sonstiges|aktuell|divers|autres|otros|varios|altro|overige?|outros|servicios prestados|allgemeine leistungen|course (?:list|grid|details?)|safety|entertainment|hospitality|application|programme?|options|opciones|optionen|opzioni|opties|opções|products|produkte|produits|productos|prodotti|producten|produtos|activities|activités|actividades|attività|atividades|filter|filtrar|filtrer|filtra|filteren|location|umgebung|lage|environs|situation|situación|ubicación|alrededores|posizione|dintorni|ligging|omgeving|localização|arredores|willkommen|bienvenidos?|bienvenue|benvenuti|welkom|bem-vindos?|início|contatos|contactos|kontakte|hours|weeks|years|stunden|tage|wochen|jahre|heures|jours|semaines|ans|horas|días|semanas|años|ore|giorni|settimane|anni|dias|anos|dagen|weken|jaar)(?: us| more| now| all| services?| company| contractor)*$/;
const SENTENCE_END = /[.?!…]$/;
/** URLs, amounts, times and years. Small numbers are part of names: `1-1 yoga`, `10er-Block`. */
const DATA =
  /@|https?:|www\.|^\d+\s?x\s|\d{3,}|[€$£₹]|\d\s?%|\d:\d\d|\d+\s?(?:min|uhr|euro|std|stunden|(?:hr|hour)s?\b|h\b)/i;
const PERSON = /^(?:dr|prof|mr|mrs|ms|herr|frau|sr|sra|dra|dott|mme|dhr|mevr)\b\.?/i;
/** A company with its legal form: the name of the business itself, or of a supplier. */
const COMPANY = new RegExp(String.raw`\s${LEGAL_FORM}\.?$`);
/** A link to a profile: `Steuerberatung Muyres auf Xing`. */
const ON_PLATFORM =
  /\s(?:auf|on|en|sur|su|op|no|na) (?:xing|facebook|instagram|linkedin|google|youtube|whatsapp|tiktok|pinterest|twitter)$/i;
/** A proof among the services: `Gas Safe Registered`, `Fully Insured`. */
const CREDENTIAL =
  /(?:^|\s)(?:registered|accredited|certified|insured|bonded|licen[sc]ed|approved|guaranteed|zertifiziert|versichert|gepr[üu]ft|certifi(?:é|ée|és|cato|cata|cati|cado|cada)|agréée?|gecertificeerd|erkend|asegurad[oa]|homologad[oa])$/i;
/** The name of a page: `boat storage page`. */
const PAGE_NAME = /\s(?:page|seite|página|pagina)$/;
/** Who does the work, alone: `Electricista`, `Arborist`. An Italian garage offers `Gommista`. */
const PROFESSION =
  /^(?!\p{L}*(?:list|entrevista|gommista))\p{L}{4,}(?:ists?|ist[aei]s?|icians?|icien(?:ne)?s?|ologues?|[oó]log[oa]s?|iatr[aei]s?|[oó]path?(?:e|es|en|in|s|a|as|i)?|th?[eé]rapeut(?:e|es|en|in|s|a|as|i)?)(?: (?:\p{Lu}\.){1,3}\p{Lu}?)?$|^(?:sp[eé]cialistes?|especialistas?|spezialist(?:en|in)?|specialist(?:en|[ai])?)$/iu;
/** A sentence about something: `Logopedie is onderzoek`. */
const VERB_WITHIN = /\s(?:is|are|ist|sind|est|sont|sono|zijn|wordt|wird|são|é|è)\s/i;
/** What is not offered: `keine Kinder-Therapie`; but `No-dig drain repair`. */
const NOT_OFFERED = /^(?:no|not|keine?|nicht|pas de|nessuna?|ningun[oa]?|geen|niet|nenhuma?|não)\s/i;
/** The age of customers: `4 - 8 jaar`. */
const AGES = /^\d+\s?[-–]\s?\d+ (?:years?|jahre|jaar|ans|años|anni|anos|months|monate|mois|meses|mesi|maanden)/i;
/** A size of house in a list of prices: `3-bed semi`. */
const SIZE_OF_HOUSE = /^\d(?:[-–/]\d)?[\s-]bed(?:room)?s? (?:semi|(?:semi-)?detached|terraced?|bungalow|house|flat)/i;
/** A page about a service in one town: `Epoxy Garage Floor Beaver Creek CO`. */
const IN_STATE = new RegExp(String.raw`\s\p{Lu}\p{Ll}+ (?:${Object.keys(unitedStates.regions).join('|')})$`, 'u');
/** Words with which builders of a site fill a list: `machin`, `truc`. */
const DUMMY =
  /^(?:machin|truc|bidule|foo|bar|foobar|test|dummy|blabla|bla|xxx+|todo|tbd|item|lorem|ipsum|beispiel|ejemplo|esempio|exemplo|voorbeeld|exemple)(?: ?\d{1,2})?$/;
/** What the builder of a site shows until its owner writes something. */
const UNFILLED =
  /^(?:add|insert|enter|edit|your) (?:an? |your |the )?(?:title|text|description|heading|caption|content|name|service)s?(?: here| name)?$|^(?:service|item|card|feature) (?:name|title|heading|text|description|one|two|three|\d{1,2})$|^(?:title|text|description|heading) here$|^(?:titel|text|beschreibung|überschrift) (?:hinzufügen|hier|eingeben)$|^(?:título|texto|descripción|descrição|titre|texte|titolo|testo|titel|tekst) (?:aquí|aqui|ici|qui|hier)$/;
/** In Romance languages `a` joins two nouns: `Puesta a tierra`, `Lavaggio a secco`. */
const ADVICE = /^(?!\p{L}+(?:[ao]|[aeo]s|[cs]ión) a )\p{L}+ (?:an?|your|ihre?n?|votre|tu|su|uw|je|il tuo)\s/iu;
const GERUND = /^\p{L}+ing the\b/iu;
/** Between an item and its price: `ab`, `from`, dot leaders. */
const BEFORE_PRICE =
  /[\s.:·…_–—-]{0,40}(?:(?<!\p{L})(?:ab|from|starting at|only|nur|je|dès|à partir de|de|desde|da|a partire da|vanaf|v\.?a\.?|a partir de)\s{0,3})?$/iu;
/** After a price on its line: a unit, a time, a second price. */
const AFTER_PRICE =
  /^[\s\d/.,:*+()–-]{0,12}(?:(?:p\.?|per|pro|par|por|al|a|je|\/)?\s?[\p{L}.]{0,12}){0,2}[\s.*)]{0,3}$/u;
/** Signs that belong to the end of a label. */
const CLOSING_SIGNS = ')°+';
/** The sign that opens an accordion. */
const TOGGLE = /\s[+°]$/;
const LEADING_NUMBER =
  /^\d{1,2}\s?[.):/|·•–—-]?\s+(?!(?:hours?|hrs?|h|hs|horas?|stunden|std|heures?|ore|uur)\b)(?=\p{L})/iu;
const BETWEEN_CUSTOMERS = /\s(?:&|\+|\/|and|und|et|y|e|en|ou|o|or|oder)\s/i;
/** A heading or link to questions: `Winter Installation FAQ`, `FAQ Implantate`. */
const QUESTIONS =
  /(?:^|\s)faqs?(?:\s|$)|(?:frequently asked|häufige fragen|(?:consultas|preguntas) frecuentes|questions fréquentes|domande frequenti|veelgestelde vragen|perguntas frequentes)/;
/** A rank and who does the work: `Principal Solicitor`. */
const RANKED =
  /^(?:principal|senior|junior|associate|trainee|lead|head|chief|managing|assistant) (?:\p{L}+ )?\p{L}{3,}(?:er|or|ist|ant|ian|ney)$/iu;
/** The number of a business in a register: `AGB code praktijk`, `KvK-nummer`. */
const REGISTER_NUMBER =
  /^(?:agb|kvk|btw|big|rsin|ust-?id|umsatzsteuer|steuer|handelsregister|siret|siren|tva|naf|ape|rcs|nif|cif|cnpj|cpf|iva|rea|abn|acn|ein|npi|vat|company|licen[cs]e|registration|policy)[ -]?(?:code|nummer|number|nr|no|n[°º]|numero|número|id)(?: \p{L}+)?$/iu;
/** A call to action with its verb at the end: `Theoriekurs buchen`, `Offerte aanvragen`. */
const CALL_AT_END =
  /\s(?:vereinbaren|buchen|anmelden|anfragen|anfordern|reservieren|kontaktieren|bewerben|aanvragen|boeken|reserveren|inplannen)$/;
/** An article from a sentence, or `only`: `l'arrêt du tabac`, `Une rénovation complète`, `Nur Einzeltherapie`. */
const FIRST_OF_NAME =
  /^(?:[ld]['’](?=\p{Ll}{3})|(?:une|des|eine|einen|una|een|uma|nur|ausschließlich|only|exclusively|uniquement|seulement|solamente|únicamente|soltanto|alleen|uitsluitend|apenas|somente)\s(?=\p{L}{4}))/iu;
/** Words that do not make a heading a service. */
const WEAK_WORDS = ['heading', 'other', 'price'] as const;
/** A price with its unit is short. */
const MAX_PRICE_LENGTH = 40;
/** A place at the end of a label, from its preposition on. */
const IN_TOWN =
  /(?<!\s(?:contra|sobre|para))\s+(?:in|near|throughout|across|serving|en|à|a|te) (?:the )?(\p{Lu}[\p{L}\p{M}]*).*$/u;
/** A text that breaks off: `Coverage begins at`, `Manutenção e instalação de`, `Termotanques eléctricos y`. */
const UNFINISHED =
  /\s(?:(?:and|or|of|for|with|at|by|to|from|the|und|oder|für|von|mit|der|die|das|et|ou|du|des|le|les|pour|avec|del|de|con|para|por|los|las|el|da|do|das|dos|em|com|di|della|per|il|voor|van|met|het|een|AND|OR|OF|FOR|WITH|DE|DEL|Y|E|&)|[yeoaàu])$/;
const JOINING_WORD = /^(?:&|\+|\/|and|und|y|e|et|en|der|des|du|de|of|di|da|do|van|für|for)$/;
/** `p.title` from `{{ p.title }}`, which a script should have replaced. */
const CODE = /^[a-z]\w{0,20}\.[a-z]\w{1,30}$/;

/** `Beard trim 10 €`: the text before the amounts at the end of a line, or null. */
export function labelBeforePrice(text: string): string | null {
  const short = text.slice(0, MAX_READ_LENGTH);
  const amounts = amountsIn(foldAccents(plainLower(short)));
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || !AFTER_PRICE.test(short.slice(last.end))) return null;
  const label = bareLabel(short.slice(0, first.at).replace(BEFORE_PRICE, ''));
  return label === '' ? null : label;
}

/** True for code of a template that was never filled: `{{ service | uppercase }}`, `--- layout: index ---`. */
export function isTemplateCode(text: string): boolean {
  return /\{\{|\{%|^-{3} ?\w{1,30}:/.test(text);
}

/** True for a text that is only an amount: `from €60`, `15,00 € / Stunde`. */
export function isPriceAlone(text: string): boolean {
  if (text.length > MAX_PRICE_LENGTH) return false;
  const [amount] = amountsIn(foldAccents(plainLower(text)));
  return amount !== undefined && text.slice(0, amount.at).replace(BEFORE_PRICE, '') === '';
}

/** The label without bullets, arrows and numbering: `✓ Drain cleaning →`, `01 Drain cleaning`. */
export function bareLabel(text: string): string {
  const last = Math.min(text.length, MAX_READ_LENGTH);
  let start = 0;
  while (start < last && !isOfWord(text, start)) start += 1;
  let end = last;
  while (end > start && !isOfWord(text, end - 1) && !CLOSING_SIGNS.includes(text.charAt(end - 1))) end -= 1;
  const cut = text.slice(start, end);
  // `aanhanger)` is the end of a longer text in brackets.
  const bare = cut.endsWith(')') && !cut.includes('(') ? cut.slice(0, -1) : cut;
  return withoutEnding(/^\d/.test(bare) ? bare.replace(LEADING_NUMBER, '').trim() : bare);
}

/** Cuts the sign of an accordion, the words of a link and an open ending off: `Payroll +`, `Roof Cleaning Learn more`. */
function withoutEnding(label: string): string {
  return label.replace(LINK_AT_END, '').replace(OPEN_ENDING, '').replace(TOGGLE, '');
}

/** True for a letter or a digit, with a fast path for ASCII. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/**
 * The service in a heading with more text: `Drain cleaning in Boise, ID`, `Water softeners for homes with hard water.`
 */
export function jobName(label: string): string {
  const job = withoutTown(label)
    .replace(/\s*(?:[—–|:]|\s-)\s.*$/, '')
    .replace(/[\s.,!]+$/, '');
  const short = job.split(' ').length > MAX_LABEL_WORDS - 1 ? job.replace(/\s+(?:for|that|with|to) .*$/, '') : job;
  return short.length >= MIN_JOB_LENGTH ? short.replace(FIRST_OF_NAME, '') : label;
}

/** Cuts `in Boise` and `en Getafe` off, and keeps words that name something else: `Puesta a Tierra`, `Terapia en Pareja`. */
function withoutTown(label: string): string {
  const place = IN_TOWN.exec(label);
  if (!place) return label;
  const before = label.slice(0, place.index);
  return NO_PLACE.has(foldWords(place[1] ?? '')) || UNFINISHED.test(before) ? label : before;
}

/** The number of words without those that join others: four in `Entretien du gazon & du sol`. */
export function ownWords(label: string): number {
  return label
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !JOINING_WORD.test(word)).length;
}

/**
 * Why a label does not name a service, or null if it may. A known service may have an adjective: `Modern acupuncture`.
 */
export function refusalOf(label: string, known: boolean = false): RefusalReason | null {
  const lower = label.toLowerCase();
  const words = lower.split(/\s+/);
  if (label.length < 3 || label.length > MAX_LABEL_LENGTH || ownWords(lower) > MAX_LABEL_WORDS) return 'slogan';
  if (CODE.test(label) || UNFILLED.test(lower)) return 'template-leftover';
  if (/\?$/.test(label)) return 'question';
  if (/[,;|]/.test(label)) return 'slogan';
  if (SENTENCE_END.test(label) || UNFINISHED.test(label)) return 'slogan';
  if (DATA.test(label) || !/\p{L}{3}/u.test(label)) return 'other-id';
  if (NOT_OFFERED.test(label)) return 'negated';
  if (VERB_WITHIN.test(label)) return 'slogan';
  if (PROFESSION.test(label) || AGES.test(label)) return 'person';
  if (RANKED.test(label)) return 'person';
  if (REGISTER_NUMBER.test(label)) return 'other-id';
  if (SIZE_OF_HOUSE.test(lower) || IN_STATE.test(label)) return 'other-subject';
  if (PERSON.test(lower)) return 'person';
  if (COMPANY.test(label) || ON_PLATFORM.test(label)) return 'other-subject';
  if (DUMMY.test(lower)) return 'filler';
  if (GENERAL_WORDS.test(lower) || PAGE_NAME.test(lower) || QUESTIONS.test(lower)) return 'too-weak';
  if (
    FIRST_WORDS_OF_NO_SERVICE.has(words[0] ?? '') ||
    ADVICE.test(label) ||
    GERUND.test(label) ||
    CALL_AT_END.test(lower)
  )
    return 'call-to-action';
  if (!known && saysWord('benefit', label)) return 'slogan';
  if (CREDENTIAL.test(label)) return 'slogan';
  if (saysWord('fee', label)) return 'fee';
  if (namesCustomers(label)) return 'person';
  return WEAK_WORDS.some((word) => isWholeWord(word, label)) ? 'too-weak' : null;
}

/**
 * Why a heading does not name a service, or null: also checks marks at its end and a second sentence, which the label
 * omits.
 */
export function refusalOfHeading(sentences: readonly Sentence[], at: number, known: boolean): RefusalReason | null {
  const { text, block } = sentences[at]!;
  if (/\?["”»)]?$/.test(text)) return 'question';
  if (sentences[at + 1]?.block === block) return 'slogan';
  if (/[.!…]$/.test(text) && !known) return 'slogan';
  return refusalOf(jobName(bareLabel(text)), known);
}

/** True for people and firms without any work: `Nourrissons`, `Condomínios e empresas`. */
export function namesCustomers(label: string): boolean {
  return label.split(BETWEEN_CUSTOMERS).every((part) => isWholeWord('customers', part));
}

/** A known service in a label, folded, and its share of the label. */
export type KnownJob = { key: string; share: number };
/** Returns the known service that a label names, or null. */
export type JobReader = (label: string) => KnownJob | null;

type Finder = typeof findTradeJobs;

/** Looks up labels among the services of the trade that support a list. */
export function jobReader(trade: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  return readerOf(findTradeJobs, trade);
}

/**
 * Tells whether a name is made of services that the lexicon has for the trade and of words for work, without the words
 * that join them: `Crowns & Fillings`, `Solar panel repair`.
 */
export function knownServiceReader({ id, languages }: Pick<TradeFacts, 'id' | 'languages'>): (name: string) => boolean {
  return onceForEach((name) => {
    if (id === null) return false;
    const text = name.slice(0, MAX_READ_LENGTH);
    const services = languages.flatMap((language) => findTradeMentions(text, id, language));
    if (services.length === 0) return false;
    const work = languages.flatMap((language) => workWordsOf(language).find(text));
    const own = ownPositions(text);
    const shareOf = (spans: readonly TermMatch[]): number =>
      own.filter((at) => spans.some(({ start, end }) => at >= start && at < end)).length / own.length;
    return shareOf(services) >= KNOWN_SHARE && shareOf([...services, ...work]) >= COVERED_SHARE;
  });
}

/** The positions of the characters of words that join no others. */
function ownPositions(text: string): number[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    JOINING_WORD.test(word.toLowerCase()) ? [] : Array.from({ length: word.length }, (_, at) => index + at),
  );
}

/** Looks up labels among all services that the lexicon has for the trade. */
export function mentionReader(trade: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  return readerOf(findTradeMentions, trade);
}

/** Menus repeat on every page, so results are cached. */
function readerOf(find: Finder, { id, languages }: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  const known = new Map<string, KnownJob | null>();
  return (label) => {
    const before = known.get(label);
    if (before !== undefined) return before;
    const job = id === null ? null : readJob(find, label.slice(0, MAX_READ_LENGTH), id, languages);
    known.set(label, job);
    return job;
  };
}

function readJob(find: Finder, label: string, id: string, languages: TradeFacts['languages']): KnownJob | null {
  let best: { start: number; end: number } | null = null;
  for (const language of languages) {
    for (const { start, end } of find(label, id, language)) {
      if (!best || end - start > best.end - best.start) best = { start, end };
    }
  }
  if (!best) return null;
  const name = jobName(label);
  // `John - Heating Engineer`: the job is in the part that is not the name.
  if (!foldWords(name).includes(foldWords(label.slice(best.start, best.end)))) return null;
  const share = (best.end - best.start) / name.length;
  return share < KNOWN_SHARE ? null : { key: foldWords(label.slice(best.start, best.end)), share };
}

/** Whether a label is mostly a word of some trade: a business also lists work of neighbouring trades. */
export function tradeWordReader(languages: TradeFacts['languages']): (label: string) => boolean {
  return onceForEach((label) => {
    const name = jobName(label.slice(0, MAX_READ_LENGTH));
    return languages.some((language) =>
      findTradeTerms(name, language).some(
        ({ start, end, meanings }) =>
          end - start >= name.length * KNOWN_SHARE && meanings.some(({ sort }) => sort !== 'neverAlone'),
      ),
    );
  });
}

const workWords = new Map<LanguageCode, TermMatcher>();

/** Tells whether a label holds a word for work in general, such as `repair` or `Reinigung`. */
export function workWordReader(languages: TradeFacts['languages']): (label: string) => boolean {
  return onceForEach((label) => {
    const name = jobName(label.slice(0, MAX_READ_LENGTH));
    return languages.some((language) => workWordsOf(language).find(name).length > 0);
  });
}

function workWordsOf(language: LanguageCode): TermMatcher {
  let matcher = workWords.get(language);
  if (!matcher) {
    matcher = compileTerms(WORK_WORDS[language]);
    workWords.set(language, matcher);
  }
  return matcher;
}

const conditions = new Map<LanguageCode, RegExp>();

/**
 * Tells whether a label names a disease, an injury or a complaint that a practice treats, and no work: `glaucoma`, but
 * not `glaucoma surgery` or `injections for diabetes`. False for trades that have no patients.
 */
export function conditionReader({ id, languages }: Pick<TradeFacts, 'id' | 'languages'>): (label: string) => boolean {
  if (id !== null && tradeEntry(id)?.customers !== 'practice') return () => false;
  const isWork = workWordReader(languages);
  return onceForEach((label) => {
    const [head = ''] = foldText(label.slice(0, MAX_READ_LENGTH)).split(PURPOSE);
    return !isWork(label) && languages.some((language) => conditionsOf(language).test(head));
  });
}

function conditionsOf(language: LanguageCode): RegExp {
  let pattern = conditions.get(language);
  if (!pattern) {
    pattern = wordPattern(CONDITIONS[language]);
    conditions.set(language, pattern);
  }
  return pattern;
}
