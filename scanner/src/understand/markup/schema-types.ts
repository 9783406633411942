import type { Trade } from '@named-first/contract';

/**
 * Every subtype of LocalBusiness by parent, copied from schema.org 30.0. A test compares the names and the hierarchy
 * with the published tables.
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
 * Specialties that schema.org lists both as medical topics and as subtypes of MedicalBusiness; sites use them as the
 * type of a practice.
 */
const MEDICAL_SPECIALTIES =
  'CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic Midwifery Nursing Obstetric Oncologic Optometric Otolaryngologic Pediatric Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth RespiratoryTherapy'.split(
    ' ',
  );

/** Organizations outside LocalBusiness that say what they do. schema.org has no local kind of school. */
const TELLING_ORGANIZATIONS = [
  'VeterinaryCare',
  ...['Preschool', 'ElementarySchool', 'MiddleSchool', 'HighSchool', 'School'],
];

/** Organizations other than LocalBusiness: most say that there is a company, not what it does locally. */
const BARE_ORGANIZATIONS = new Set([
  ...'Organization Corporation NGO OnlineBusiness MedicalOrganization DiagnosticLab NewsMediaOrganization EducationalOrganization'.split(
    ' ',
  ),
  ...TELLING_ORGANIZATIONS,
]);

const parents = new Map<string, string[]>();
for (const [parent, children] of Object.entries(CHILDREN)) {
  for (const child of children.split(' ')) parents.set(child, [...(parents.get(child) ?? []), parent]);
}
for (const type of MEDICAL_SPECIALTIES) parents.set(type, ['MedicalBusiness']);

/** Every type of the tree with its ancestors in the tree, without the medical specialties. */
export function localBusinessTypes(): ReadonlyMap<string, readonly string[]> {
  return new Map([...parents].filter(([type]) => !MEDICAL_SPECIALTIES.includes(type)));
}

/** True for LocalBusiness and all its subtypes. */
export function isLocalBusiness(type: string): boolean {
  return type === 'LocalBusiness' || parents.has(type);
}

/** True for types that stand for a company of any kind. */
export function isBusinessType(type: string): boolean {
  return isLocalBusiness(type) || BARE_ORGANIZATIONS.has(type);
}

/** True if `type` is `ancestor` or one of its subtypes. */
export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (parents.get(type) ?? []).some((parent) => isA(parent, ancestor));
}

/**
 * The branch of business that a type belongs to: the child of LocalBusiness that has it as a subtype, such as
 * AutomotiveBusiness for AutoWash. Branches are their own; LocalBusiness for types outside branches.
 */
export function branchOf(type: string): string {
  const above = parents.get(type) ?? [];
  if (above.includes('LocalBusiness') && type in CHILDREN) return type;
  return above.map(branchOf).find((branch) => branch !== 'LocalBusiness') ?? 'LocalBusiness';
}

/**
 * How specific a type is: 3 for a kind of local business, 2 for LocalBusiness itself, 1 for a plain organization, 0 for
 * anything else.
 */
export function specificity(types: readonly string[]): number {
  if (types.some((type) => type !== 'LocalBusiness' && isLocalBusiness(type))) return 3;
  if (types.includes('LocalBusiness')) return 2;
  return types.some((type) => BARE_ORGANIZATIONS.has(type)) ? 1 : 0;
}

export type TypeFit = 'fits' | 'generic' | 'deprecated' | 'unlisted' | 'other-trade';

/** `PaintingContractor` and `DrivingSchool` sound like types of a business, but schema.org does not have them. */
export function isUnlistedBusinessType(type: string): boolean {
  return (
    !isBusinessType(type) &&
    /(?:Contractor|Business|Company|Clinic|Shop|Firm|Agency|Practice|School|Studio|Salon)$/.test(type)
  );
}

const FITTING: Readonly<Record<Exclude<Trade, 'generic'>, readonly string[]>> = {
  hvac: ['HVACBusiness'],
  plumbing: ['Plumber'],
  roofing: ['RoofingContractor'],
  // There is no type for solar, so the closest ones fit (SCAN: "no dedicated type exists").
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
  ...[...BARE_ORGANIZATIONS].filter((type) => !TELLING_ORGANIZATIONS.includes(type)),
]);
/** Marked as superseded in schema.org 30.0. */
const DEPRECATED = new Set(['Attorney', 'ProfessionalService']);

/** How well a type fits the trade (schema.org 30.0 tables). The first type of a node that fits decides. */
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

/** The type to propose for each trade. */
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

/** The trade that a type stands for; null if it is not one of ours. */
export function tradeOfType(type: string): Trade | null {
  return TYPE_TRADE.find(([ancestor]) => isA(type, ancestor))?.[1] ?? null;
}
