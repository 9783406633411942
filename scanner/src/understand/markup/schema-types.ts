import type { Trade } from '@named-first/contract';

/**
 * Every type below LocalBusiness, by parent, written down from schema.org 30.0. Only the names and who is whose child
 * are ours to keep; a test compares them with the published tables.
 */
const CHILDREN: Readonly<Record<string, string>> = {
  LocalBusiness:
    'AnimalShelter ArchiveOrganization AutomotiveBusiness ChildCare Dentist DryCleaningOrLaundry EmergencyService EmploymentAgency EntertainmentBusiness FinancialService FoodEstablishment GovernmentOffice HealthAndBeautyBusiness HomeAndConstructionBusiness InternetCafe LegalService Library LodgingBusiness MedicalBusiness ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation Store TelevisionStation TouristInformationCenter TravelAgency',
  AutomotiveBusiness:
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair',
  EmergencyService: 'FireStation Hospital PoliceStation',
  EntertainmentBusiness: 'AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub',
  FinancialService: 'AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency',
  FoodEstablishment:
    'Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery',
  GovernmentOffice: 'PostOffice',
  HealthAndBeautyBusiness: 'BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor',
  HomeAndConstructionBusiness:
    'Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor',
  LegalService: 'Attorney Notary',
  LodgingBusiness: 'BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental',
  MedicalBusiness: 'Dentist MedicalClinic Optician Pharmacy Physician',
  MedicalClinic: 'CovidTestingFacility',
  Physician: 'IndividualPhysician PhysiciansOffice',
  Resort: 'SkiResort',
  SportsActivityLocation:
    'BowlingAlley ExerciseGym GolfCourse HealthClub PublicSwimmingPool SkiResort SportsClub StadiumOrArena TennisComplex',
  Store:
    'AutoPartsStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore',
};

/**
 * Specialties that schema.org lists both as things of medicine and as children of MedicalBusiness; sites use them as the
 * type of a practice.
 */
const MEDICAL_SPECIALTIES =
  'CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic Midwifery Nursing Obstetric Oncologic Optometric Otolaryngologic Pediatric Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth RespiratoryTherapy'.split(
    ' ',
  );

/** Organizations that are no LocalBusiness: they say that there is a firm, not what it does nearby. */
const BARE_ORGANIZATIONS = new Set(
  'Organization Corporation NGO OnlineBusiness MedicalOrganization VeterinaryCare DiagnosticLab NewsMediaOrganization'.split(
    ' ',
  ),
);

const parents = new Map<string, string[]>();
for (const [parent, children] of Object.entries(CHILDREN)) {
  for (const child of children.split(' ')) parents.set(child, [...(parents.get(child) ?? []), parent]);
}
for (const type of MEDICAL_SPECIALTIES) parents.set(type, ['MedicalBusiness']);

/** Every type name of the tree with its parents inside it, without the medical specialties. */
export function localBusinessTypes(): ReadonlyMap<string, readonly string[]> {
  return new Map([...parents].filter(([type]) => !MEDICAL_SPECIALTIES.includes(type)));
}

/** True for LocalBusiness and everything below it. */
export function isLocalBusiness(type: string): boolean {
  return type === 'LocalBusiness' || parents.has(type);
}

/** True for types that say "this is a firm" in any way. */
export function isBusinessType(type: string): boolean {
  return isLocalBusiness(type) || BARE_ORGANIZATIONS.has(type);
}

/** True when `type` is `ancestor` or stands below it. */
export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (parents.get(type) ?? []).some((parent) => isA(parent, ancestor));
}

/** How much a type says: 3 a kind of local business, 2 LocalBusiness itself, 1 a bare organization, 0 no business. */
export function specificity(types: readonly string[]): number {
  if (types.some((type) => type !== 'LocalBusiness' && isLocalBusiness(type))) return 3;
  if (types.includes('LocalBusiness')) return 2;
  return types.some((type) => BARE_ORGANIZATIONS.has(type)) ? 1 : 0;
}

export type TypeFit = 'fits' | 'generic' | 'deprecated' | 'unlisted' | 'other-trade';

/** `PaintingContractor` reads like a business, and schema.org has no such type. */
export function isUnlistedBusinessType(type: string): boolean {
  return !isBusinessType(type) && /(?:Contractor|Business|Company|Clinic|Shop|Firm|Agency|Practice)$/.test(type);
}

const FITTING: Readonly<Record<Exclude<Trade, 'generic'>, readonly string[]>> = {
  hvac: ['HVACBusiness'],
  plumbing: ['Plumber'],
  roofing: ['RoofingContractor'],
  // There is no type for solar: the nearest ones stand for it (SCAN: "no dedicated type exists").
  solar: ['HomeAndConstructionBusiness', 'Electrician', 'RoofingContractor'],
  legal: ['LegalService', 'Notary'],
  healthcare: ['Dentist', 'MedicalClinic', 'Physician', 'Optician', 'Pharmacy', 'Hospital', ...MEDICAL_SPECIALTIES],
};
const GENERIC = new Set([
  'LocalBusiness',
  'HomeAndConstructionBusiness',
  'GeneralContractor',
  'MedicalBusiness',
  'EmergencyService',
  // Of these it alone says what the business does.
  ...[...BARE_ORGANIZATIONS].filter((type) => type !== 'VeterinaryCare'),
]);
/** Marked as superseded in schema.org 30.0. */
const DEPRECATED = new Set(['Attorney', 'ProfessionalService']);

/** How well one type says the trade (schema.org 30.0 tables). The first type of a node that fits settles it. */
export function typeFit(type: string, trade: Trade): TypeFit {
  if (DEPRECATED.has(type)) return 'deprecated';
  if (isUnlistedBusinessType(type)) return 'unlisted';
  if (trade === 'generic') return GENERIC.has(type) && type !== 'GeneralContractor' ? 'generic' : 'fits';
  if (
    FITTING[trade].some((fitting) =>
      fitting === 'HomeAndConstructionBusiness' ? type === fitting : isA(type, fitting),
    )
  ) {
    return 'fits';
  }
  return GENERIC.has(type) ? 'generic' : 'other-trade';
}

/** The type to propose for a trade. */
export const PROPOSED_TYPE: Readonly<Record<Trade, string>> = {
  hvac: 'HVACBusiness',
  plumbing: 'Plumber',
  roofing: 'RoofingContractor',
  solar: 'HomeAndConstructionBusiness',
  legal: 'LegalService',
  healthcare: 'MedicalClinic',
  generic: 'LocalBusiness',
};

const TYPE_TRADE: readonly (readonly [string, Trade])[] = [
  ['HVACBusiness', 'hvac'],
  ['Plumber', 'plumbing'],
  ['RoofingContractor', 'roofing'],
  ['LegalService', 'legal'],
  ['MedicalBusiness', 'healthcare'],
  ['Hospital', 'healthcare'],
  ['MedicalOrganization', 'healthcare'],
];

/** The trade a type speaks for, or null when it speaks for none of ours. */
export function tradeOfType(type: string): Trade | null {
  return TYPE_TRADE.find(([ancestor]) => isA(type, ancestor))?.[1] ?? null;
}
