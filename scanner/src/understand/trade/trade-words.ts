import type { Trade } from '@named-first/contract';

type OwnTrade = Exclude<Trade, 'generic'>;

/** Words that customers and owners use for each trade. Run on titles, headings and menu labels only. */
export const TRADE_WORDS: Readonly<Record<OwnTrade, RegExp>> = {
  hvac: /\b(?:hvac|heating|cooling|air[- ]condition(?:ing|ers?)|furnaces?|heat pumps?|a\/c|ac (?:repair|service|install\w*|replacement|tune-?up)|ductless|mini[- ]splits?|heizung\w*|chauffag\w+|climatisation|calefacci\w+)\b/i,
  plumbing:
    /\b(?:plumb(?:ers?|ing)|drain (?:cleaning|repair)s?|drains|water heaters?|sewers?|rooter|repiping|leak (?:repair|detection)|klempner\w*|sanit(?:är|aer)\w*|plombi(?:er|ers|erie)|fontaner\w+|plomer[oí]\w*)/i,
  roofing: /\b(?:roof(?:s|ers?|ing)?|re-?roof\w*|shingles?|gutters?|dachdecker\w*|couvreurs?|techador\w*)\b/i,
  solar: /\b(?:solar|photovoltaics?|pv systems?)\b/i,
  legal:
    /\b(?:attorneys?|lawyers?|law (?:firm|office|offices|group)|legal|personal injury|divorce|litigation|esq|practice areas|paralegal|rechtsanw\w+|avocats?|abogad[oa]s?)\b/i,
  healthcare:
    /\b(?:dent(?:al|ists?|istry|ures?)|orthodont\w+|endodont\w+|doctors?|physicians?|clinics?|medical|medicine|chiropract\w+|dermatolog\w+|pediatric\w*|physical therap\w+|physiotherap\w+|urgent care|optometr\w+|ophthalmolog\w+|health ?care|family practice|podiatr\w+|psychiatr\w+|patients?|implants|obgyn|cardiolog\w+|zahn(?:arzt|ärzt)\w*|dentistes?|odont[oó]log\w+|arztpraxis)\b/i,
};

export type Wording = { noun: string; companyNoun: string };

/** How customers name each trade, and how the trade names a company. */
export const TRADE_WORDING: Readonly<Record<Trade, Wording>> = {
  hvac: { noun: 'HVAC contractor', companyNoun: 'HVAC company' },
  plumbing: { noun: 'plumber', companyNoun: 'plumbing company' },
  roofing: { noun: 'roofer', companyNoun: 'roofing company' },
  solar: { noun: 'solar installer', companyNoun: 'solar company' },
  legal: { noun: 'lawyer', companyNoun: 'law firm' },
  healthcare: { noun: 'doctor', companyNoun: 'medical practice' },
  generic: { noun: 'business', companyNoun: 'business' },
};

/** Closer words inside healthcare, by what the site says of itself. */
export const PRACTICES: readonly (readonly [RegExp, Wording])[] = [
  [/\borthodont/i, { noun: 'orthodontist', companyNoun: 'orthodontic practice' }],
  [/\bdent(?:al|ist)|dentist|\bzahn(?:arzt|ärzt)|\bodont[oó]log/i, { noun: 'dentist', companyNoun: 'dental practice' }],
  [/\bchiropract/i, { noun: 'chiropractor', companyNoun: 'chiropractic practice' }],
  [/\bdermatolog/i, { noun: 'dermatologist', companyNoun: 'dermatology practice' }],
  [/\bphysical therap|physiotherap/i, { noun: 'physical therapist', companyNoun: 'physical therapy practice' }],
  [/\boptometr/i, { noun: 'eye doctor', companyNoun: 'eye care practice' }],
  [/\burgent care/i, { noun: 'urgent care clinic', companyNoun: 'urgent care clinic' }],
  [/\bpediatric/i, { noun: 'pediatrician', companyNoun: 'pediatric practice' }],
  [/\bpodiatr/i, { noun: 'foot doctor', companyNoun: 'foot care practice' }],
];

/** Their patients are animals: what they say of teeth, skin and surgery makes no doctor of people. */
export const ANIMAL_MEDICINE =
  /\bveterinar\w*|\bv[ée]t[ée]rinaires?\b|\b(?:animal|pet|small animal) (?:hospital|clinic)\b|\bvets?\b(?= (?:clinic|hospital|practice|surgery|centre|center)|$)|\btier(?:arzt|ärzt|klinik)\w*/i;

/** Trades outside our six, by the words that name them in a name, a title or a main heading, with the schema.org type. */
export const OTHER_TRADES: readonly (readonly [RegExp, string | null, Wording])[] = [
  [ANIMAL_MEDICINE, 'VeterinaryCare', { noun: 'veterinarian', companyNoun: 'veterinary practice' }],
  [/\belectric(?:al|ians?)?\b/i, 'Electrician', { noun: 'electrician', companyNoun: 'electrical company' }],
  [/\b(?:landscap\w+|hardscap\w+|lawn care)\b/i, null, { noun: 'landscaper', companyNoun: 'landscaping company' }],
  [/\bpest control\b|\bexterminat\w+/i, null, { noun: 'pest control company', companyNoun: 'pest control company' }],
  [/\btree (?:service|care|removal)\b|\barborists?\b/i, null, { noun: 'tree service', companyNoun: 'tree service' }],
  [/\bpaint(?:ers?|ing)\b/i, 'HousePainter', { noun: 'painter', companyNoun: 'painting company' }],
  [
    /\blocksmiths?\b|\bcerrajer\w+|\bschlüsseldienst\b|\bserruri\w+/i,
    'Locksmith',
    { noun: 'locksmith', companyNoun: 'locksmith company' },
  ],
  [
    /\bmov(?:ers|ing (?:company|services?|(?:and|&) storage))\b/i,
    'MovingCompany',
    { noun: 'mover', companyNoun: 'moving company' },
  ],
  [/\bauto repair\b|\bmechanics?\b/i, 'AutoRepair', { noun: 'mechanic', companyNoun: 'auto repair shop' }],
  [/\bgeneral contract\w+/i, 'GeneralContractor', { noun: 'general contractor', companyNoun: 'contracting company' }],
  [/\b(?:remodel\w+|renovations?)\b/i, null, { noun: 'remodeler', companyNoun: 'remodeling company' }],
  [
    /\b(?:house|office|carpet|commercial|residential) clean(?:ing|ers)\b|\bmaid service\b/i,
    null,
    { noun: 'cleaner', companyNoun: 'cleaning company' },
  ],
];

/** True when a text names the trade; outside our six by the words of that trade, or by its noun. */
export function namesTrade(text: string, { trade, noun }: { trade: Trade; noun: string }): boolean {
  if (trade !== 'generic') return TRADE_WORDS[trade].test(text);
  const words = OTHER_TRADES.find(([, , wording]) => wording.noun === noun)?.[0];
  return (
    (words?.test(text) ?? false) || (noun !== 'business' && text.toLowerCase().includes(noun.toLowerCase().slice(0, 8)))
  );
}

/** Trades outside our six that the markup names. */
export const TYPE_WORDING: Readonly<Record<string, Wording>> = {
  Electrician: { noun: 'electrician', companyNoun: 'electrical company' },
  GeneralContractor: { noun: 'general contractor', companyNoun: 'contracting company' },
  HousePainter: { noun: 'painter', companyNoun: 'painting company' },
  Locksmith: { noun: 'locksmith', companyNoun: 'locksmith company' },
  MovingCompany: { noun: 'mover', companyNoun: 'moving company' },
  VeterinaryCare: { noun: 'veterinarian', companyNoun: 'veterinary practice' },
  AutoRepair: { noun: 'mechanic', companyNoun: 'auto repair shop' },
  RealEstateAgent: { noun: 'real estate agent', companyNoun: 'real estate agency' },
  AccountingService: { noun: 'accountant', companyNoun: 'accounting firm' },
  InsuranceAgency: { noun: 'insurance agent', companyNoun: 'insurance agency' },
};
