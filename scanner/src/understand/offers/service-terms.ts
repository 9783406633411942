import type { Trade } from '@named-first/contract';

/** A job that customers of the trade ask for by name: a key, and the words that mean it. */
export type ServiceTerm = { key: string; pattern: RegExp };

const term = (key: string, words: string): ServiceTerm => ({ key, pattern: new RegExp(`\\b(?:${words})\\b`) });

const HVAC = [
  term(
    'air conditioning',
    'air condition(?:ing|ers?)|a/?c (?:repair|install\\w*|replacement|service|tune-?up)|cooling (?:repair|service|install\\w*|system)s?',
  ),
  term('furnaces', 'furnaces?|heating (?:repair|service|install\\w*|system)s?'),
  term('heat pumps', 'heat pumps?'),
  term('ductless mini splits', 'mini[- ]?splits?|ductless'),
  term('duct work', 'duct ?work|ducts?(?: cleaning| sealing)?'),
  term('air quality', 'air quality|air purif\\w+|humidifiers?|air filtration'),
  term('boilers', 'boilers?'),
  term('thermostats', 'thermostats?'),
  term('maintenance plans', 'tune-?ups?|maintenance (?:plans?|agreements?)'),
];

const PLUMBING = [
  term('drain cleaning', 'drains?(?: cleaning)?|hydro ?-?jetting|clogs?|rooter'),
  term('water heaters', 'water heaters?|tankless'),
  term('leak repair', 'leaks?(?: detection| repair)?|slab leaks?|burst pipes?'),
  term('sewer lines', 'sewers?(?: lines?| repair)?|septic'),
  term('repiping', 're-?pip(?:e|es|ing)|pipe (?:repair|replacement)'),
  term('toilets and faucets', 'toilets?|faucets?|fixtures?|sinks?|showers?'),
  term('sump pumps', 'sump pumps?'),
  term('gas lines', 'gas (?:lines?|piping|leaks?)'),
  term('water treatment', 'water (?:softeners?|filtration|treatment|filters?)'),
  term('garbage disposals', '(?:garbage )?disposals?'),
  term('bathroom remodels', 'bath(?:room)? remodel\\w*|kitchen plumbing'),
  term('backflow testing', 'back-?flow'),
];

const ROOFING = [
  term('roof replacement', 'roof replacements?|new roofs?|re-?roof\\w*|roof install\\w*'),
  term('roof repair', 'roof repairs?|roof leaks?|leak repairs?'),
  term('roof inspections', '(?:roof )?inspections?'),
  term('storm damage', 'storm damage|hail(?: damage)?|wind damage|insurance claims?'),
  term('metal roofs', 'metal roof\\w*|standing seam'),
  term('shingle roofs', 'shingles?|asphalt roof\\w*'),
  term('flat roofs', 'flat roof\\w*|tpo|epdm|low[- ]slope'),
  term('tile roofs', 'tile roof\\w*'),
  term('gutters', 'gutters?'),
  term('skylights', 'skylights?'),
  term('siding', 'siding'),
  term('commercial roofs', 'commercial roof\\w*'),
];

const SOLAR = [
  term('home solar', '(?:residential|home) solar|solar (?:panels?|install\\w*)'),
  term('commercial solar', 'commercial solar'),
  term('batteries', 'batter(?:y|ies)(?: storage| backup)?|powerwalls?|energy storage'),
  term('car chargers', '(?:ev|car) charg\\w+'),
  term('solar repair', 'solar (?:repairs?|service|maintenance)|panel cleaning|system monitoring'),
  term('off-grid systems', 'off[- ]grid'),
  term('panel removal and reinstallation', 'remov(?:al|e) and rein\\w+|detach and reset'),
  term('solar roofs', 'solar roof\\w*|solar shingles?'),
];

const LEGAL = [
  term('car accidents', 'car (?:accidents?|crash\\w*)|auto accidents?'),
  term('truck accidents', 'truck (?:accidents?|crash\\w*)'),
  term('motorcycle accidents', 'motorcycle (?:accidents?|crash\\w*)'),
  term('falls', 'slip and fall|falls|premises liability'),
  term('wrongful death', 'wrongful death'),
  term('workers compensation', 'workers\\W? comp\\w*'),
  term('personal injury', 'personal injury'),
  term('divorce', 'divorces?'),
  term('child custody', 'child custody|child support|custody'),
  term('family law', 'family law|adoptions?'),
  term('criminal defense', 'criminal (?:defen[cs]e|law)|dui|dwi|drug charges'),
  term('estate planning', 'estate planning|wills?(?: and trusts)?|trusts|probate'),
  term('business law', 'business law|business formation|contracts'),
  term('immigration', 'immigration|green cards?|visas'),
  term('bankruptcy', 'bankruptc(?:y|ies)|debt relief'),
  term('real estate law', 'real estate(?: law)?|landlord'),
  term('employment law', 'employment(?: law)?|wrongful termination'),
  term('medical malpractice', 'medical malpractice'),
];

const HEALTHCARE = [
  term('cleanings and exams', 'cleanings?|dental exams?|check-?ups?|hygiene'),
  term('dental implants', '(?:dental )?implants?'),
  term('crowns and bridges', 'crowns?|bridges'),
  term('braces and aligners', 'braces|invisalign|aligners?|orthodont\\w+'),
  term('whitening', 'whitening'),
  term('root canals', 'root canals?|endodont\\w+'),
  term('emergency dentistry', 'emergency dent\\w+'),
  term('children', "pediatric\\w*|kids'? dent\\w+"),
  term('extractions', 'extractions?|wisdom teeth'),
  term('veneers', 'veneers?'),
  term('dentures', 'dentures?'),
  term('physical exams', 'annual physicals?|physical exams?|wellness visits?'),
  term('vaccines', 'vaccin\\w+|flu shots?|immunizations?'),
  term('physical therapy', 'physical therapy|sports injur\\w+|rehab\\w*'),
  term('chiropractic care', 'chiropract\\w+|spinal adjustments?'),
  term('skin care', 'acne|skin cancer|botox|eczema|dermatolog\\w+'),
  term('eye care', 'eye exams?|contact lenses|glasses|cataracts?'),
  term('urgent care', 'urgent care|walk-?in care'),
];

const BY_TRADE: Record<Trade, readonly ServiceTerm[]> = {
  hvac: HVAC,
  plumbing: PLUMBING,
  roofing: ROOFING,
  solar: SOLAR,
  legal: LEGAL,
  healthcare: HEALTHCARE,
  generic: [],
};

/** Menus say the same on every page: each label is looked up once per reading of a site. */
export type TermReader = (label: string) => ServiceTerm | null;

/** Finds the first job of the trade that a text names. */
export function termReader(trade: Trade): TermReader {
  const known = new Map<string, ServiceTerm | null>();
  return (label) => {
    const before = known.get(label);
    if (before !== undefined) return before;
    const plain = label.toLowerCase();
    const found = BY_TRADE[trade].find(({ pattern }) => pattern.test(plain)) ?? null;
    known.set(label, found);
    return found;
  };
}
