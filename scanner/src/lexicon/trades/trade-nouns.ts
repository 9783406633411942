import type { TradeEntry } from '../trade.ts';

/** How customers name a trade and a company of it: `plumber`, `plumbing company`. */
type Nouns = readonly [noun: string, companyNoun: string];

/** Words of Britain and Ireland where they differ from those of North America, which the trades hold. */
const BRITISH: Readonly<Record<string, Nouns>> = {
  accountant: ['accountant', 'accountancy firm'],
  'activity-center': ['activity centre', 'activity centre'],
  'antenna-installer': ['aerial installer', 'aerial installation company'],
  'appliance-repair': ['appliance repair engineer', 'appliance repair company'],
  architect: ['architect', 'architecture practice'],
  'auto-glass': ['windscreen company', 'windscreen company'],
  'auto-parts-store': ['car parts shop', 'car parts shop'],
  'auto-repair': ['mechanic', 'garage'],
  'bed-store': ['bed shop', 'bed shop'],
  'bicycle-rental': ['bike hire shop', 'bike hire shop'],
  'bicycle-shop': ['bike shop', 'bike shop'],
  'body-shop': ['car body repairer', 'car body shop'],
  bookstore: ['bookshop', 'bookshop'],
  'building-materials-dealer': ['builders’ merchant', 'builders’ merchant'],
  butcher: ['butcher', 'butcher'],
  'camper-dealer': ['motorhome dealer', 'motorhome dealer'],
  campground: ['campsite', 'campsite'],
  'car-detailer': ['car detailer', 'car detailing company'],
  'car-rental': ['car hire company', 'car hire company'],
  'clothing-store': ['clothes shop', 'clothes shop'],
  'coach-company': ['coach company', 'coach company'],
  'crane-service': ['crane hire company', 'crane hire company'],
  daycare: ['nursery', 'nursery'],
  'dive-school': ['dive school', 'dive centre'],
  'drain-cleaner': ['drainage company', 'drainage company'],
  'drywall-contractor': ['plasterer', 'plastering company'],
  'elevator-service': ['lift company', 'lift company'],
  'energy-advisor': ['energy adviser', 'energy advice company'],
  'fabric-store': ['fabric shop', 'fabric shop'],
  'fence-contractor': ['fencing contractor', 'fencing company'],
  'financial-advisor': ['financial adviser', 'financial advice firm'],
  'flooring-installer': ['flooring fitter', 'flooring company'],
  florist: ['florist', 'florist'],
  'freight-company': ['haulage company', 'haulage company'],
  'funeral-home': ['funeral director', 'funeral directors'],
  'furniture-store': ['furniture shop', 'furniture shop'],
  'garden-center': ['garden centre', 'garden centre'],
  'general-contractor': ['builder', 'building company'],
  glazier: ['glazier', 'glazing company'],
  'hardware-store': ['hardware shop', 'hardware shop'],
  'health-food-store': ['health food shop', 'health food shop'],
  'hvac-contractor': ['heating engineer', 'heating company'],
  'ice-cream-shop': ['ice cream parlour', 'ice cream parlour'],
  'insurance-agent': ['insurance broker', 'insurance broker'],
  jeweler: ['jeweller', 'jewellery shop'],
  'medical-supply-store': ['medical supplies shop', 'medical supplies shop'],
  mover: ['removals company', 'removals company'],
  'party-rental': ['party hire company', 'party hire company'],
  'pet-boarding': ['boarding kennels', 'boarding kennels'],
  'pet-shop': ['pet shop', 'pet shop'],
  podiatrist: ['podiatrist', 'podiatry practice'],
  'pool-service': ['swimming pool company', 'swimming pool company'],
  'print-shop': ['printer', 'printing company'],
  'real-estate-agent': ['estate agent', 'estate agency'],
  remodeler: ['home improvement company', 'home improvement company'],
  'septic-service': ['septic tank company', 'septic tank company'],
  'shoe-store': ['shoe shop', 'shoe shop'],
  'sporting-goods-store': ['sports shop', 'sports shop'],
  'sports-center': ['sports centre', 'sports centre'],
  'stationery-store': ['stationery shop', 'stationery shop'],
  tailor: ['tailor', 'tailor'],
  'tax-preparer': ['tax adviser', 'tax advice firm'],
  'tire-shop': ['tyre fitter', 'tyre shop'],
  towing: ['breakdown recovery company', 'breakdown recovery company'],
  'toy-store': ['toy shop', 'toy shop'],
  'training-center': ['training centre', 'training company'],
  'tree-service': ['tree surgeon', 'tree surgery company'],
  'vacation-rental': ['holiday let', 'holiday let'],
  veterinarian: ['vet', 'veterinary practice'],
  'window-installer': ['window fitter', 'window company'],
  'wine-shop': ['off-licence', 'off-licence'],
};

/** Australia, New Zealand and South Africa share most British words. */
const SOUTHERN: Readonly<Record<string, Nouns>> = {
  ...BRITISH,
  'auto-repair': ['mechanic', 'mechanical workshop'],
  'body-shop': ['panel beater', 'panel beating workshop'],
  daycare: ['childcare centre', 'childcare centre'],
  'hvac-contractor': ['air conditioning installer', 'air conditioning company'],
  'real-estate-agent': ['real estate agent', 'real estate agency'],
  towing: ['towing company', 'towing company'],
  'tree-service': ['arborist', 'tree company'],
  'vacation-rental': ['holiday rental', 'holiday rental'],
};

const OF_COUNTRY: Readonly<Record<string, Readonly<Record<string, Nouns>>>> = {
  ...{ GB: BRITISH, IE: BRITISH, AU: SOUTHERN, NZ: SOUTHERN, ZA: SOUTHERN },
};

/** The English words for a trade in a country (ISO 3166-1), otherwise the North American ones. */
export function tradeNouns(entry: TradeEntry, country: string | null): { noun: string; companyNoun: string } {
  const [noun, companyNoun] = OF_COUNTRY[country ?? '']?.[entry.id] ?? [entry.noun, entry.companyNoun];
  return { noun, companyNoun };
}

/** Ids of the trades with separate words in some country. */
export const TRADES_WITH_NOUNS: readonly string[] = Object.keys(SOUTHERN);
