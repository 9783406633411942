import type { TradeEntry } from '../trade.ts';
import { animalBreeder } from './animals/animal-breeder.ts';
import { dogTrainer } from './animals/dog-trainer.ts';
import { dogWalker } from './animals/dog-walker.ts';
import { farrier } from './animals/farrier.ts';
import { horseBoarding } from './animals/horse-boarding.ts';
import { petBoarding } from './animals/pet-boarding.ts';
import { petGroomer } from './animals/pet-groomer.ts';
import { veterinarian } from './animals/veterinarian.ts';
import { barber } from './beauty/barber.ts';
import { beautySalon } from './beauty/beauty-salon.ts';
import { daySpa } from './beauty/day-spa.ts';
import { footCare } from './beauty/foot-care.ts';
import { hairSalon } from './beauty/hair-salon.ts';
import { laserHairRemoval } from './beauty/laser-hair-removal.ts';
import { makeUpArtist } from './beauty/make-up-artist.ts';
import { massageTherapist } from './beauty/massage-therapist.ts';
import { nailSalon } from './beauty/nail-salon.ts';
import { tanningStudio } from './beauty/tanning-studio.ts';
import { tattooStudio } from './beauty/tattoo-studio.ts';
import { asbestosRemoval } from './building/asbestos-removal.ts';
import { carpenter } from './building/carpenter.ts';
import { concreteContractor } from './building/concrete-contractor.ts';
import { conservatoryBuilder } from './building/conservatory-builder.ts';
import { craneService } from './building/crane-service.ts';
import { demolitionContractor } from './building/demolition-contractor.ts';
import { doorInstaller } from './building/door-installer.ts';
import { drywallContractor } from './building/drywall-contractor.ts';
import { excavationContractor } from './building/excavation-contractor.ts';
import { fenceContractor } from './building/fence-contractor.ts';
import { flooringInstaller } from './building/flooring-installer.ts';
import { generalContractor } from './building/general-contractor.ts';
import { glazier } from './building/glazier.ts';
import { insulationContractor } from './building/insulation-contractor.ts';
import { kitchenFitter } from './building/kitchen-fitter.ts';
import { mason } from './building/mason.ts';
import { metalworker } from './building/metalworker.ts';
import { painter } from './building/painter.ts';
import { pavingContractor } from './building/paving-contractor.ts';
import { remodeler } from './building/remodeler.ts';
import { roofer } from './building/roofer.ts';
import { ropeAccess } from './building/rope-access.ts';
import { scaffolder } from './building/scaffolder.ts';
import { solarInstaller } from './building/solar-installer.ts';
import { staircaseBuilder } from './building/staircase-builder.ts';
import { stonemason } from './building/stonemason.ts';
import { tiler } from './building/tiler.ts';
import { waterproofingContractor } from './building/waterproofing-contractor.ts';
import { windowInstaller } from './building/window-installer.ts';
import { boatTours } from './events/boat-tours.ts';
import { celebrant } from './events/celebrant.ts';
import { communityHall } from './events/community-hall.ts';
import { dj } from './events/dj.ts';
import { droneService } from './events/drone-service.ts';
import { entertainer } from './events/entertainer.ts';
import { eventTechnology } from './events/event-technology.ts';
import { eventVenue } from './events/event-venue.ts';
import { partyRental } from './events/party-rental.ts';
import { photographer } from './events/photographer.ts';
import { recordingStudio } from './events/recording-studio.ts';
import { tourGuide } from './events/tour-guide.ts';
import { videographer } from './events/videographer.ts';
import { weddingPlanner } from './events/wedding-planner.ts';
import { danceSchool } from './fitness/dance-school.ts';
import { diveSchool } from './fitness/dive-school.ts';
import { gym } from './fitness/gym.ts';
import { martialArtsSchool } from './fitness/martial-arts-school.ts';
import { personalTrainer } from './fitness/personal-trainer.ts';
import { ridingSchool } from './fitness/riding-school.ts';
import { skiSchool } from './fitness/ski-school.ts';
import { waterSportsSchool } from './fitness/water-sports-school.ts';
import { yogaStudio } from './fitness/yoga-studio.ts';
import { bakery } from './food/bakery.ts';
import { bar } from './food/bar.ts';
import { beekeeper } from './food/beekeeper.ts';
import { brewery } from './food/brewery.ts';
import { butcher } from './food/butcher.ts';
import { cafe } from './food/cafe.ts';
import { caterer } from './food/caterer.ts';
import { cheeseShop } from './food/cheese-shop.ts';
import { coffeeRoaster } from './food/coffee-roaster.ts';
import { confectioner } from './food/confectioner.ts';
import { delicatessen } from './food/delicatessen.ts';
import { distillery } from './food/distillery.ts';
import { farm } from './food/farm.ts';
import { farmShop } from './food/farm-shop.ts';
import { fishmonger } from './food/fishmonger.ts';
import { iceCreamShop } from './food/ice-cream-shop.ts';
import { oliveMill } from './food/olive-mill.ts';
import { restaurant } from './food/restaurant.ts';
import { wineShop } from './food/wine-shop.ts';
import { winery } from './food/winery.ts';
import { acupuncturist } from './health/acupuncturist.ts';
import { aestheticClinic } from './health/aesthetic-clinic.ts';
import { careHome } from './health/care-home.ts';
import { chiropractor } from './health/chiropractor.ts';
import { dentalLaboratory } from './health/dental-laboratory.ts';
import { dentist } from './health/dentist.ts';
import { dermatologist } from './health/dermatologist.ts';
import { doula } from './health/doula.ts';
import { hearingAidStore } from './health/hearing-aid-store.ts';
import { homeCare } from './health/home-care.ts';
import { hypnotherapist } from './health/hypnotherapist.ts';
import { lactationConsultant } from './health/lactation-consultant.ts';
import { medicalLaboratory } from './health/medical-laboratory.ts';
import { medicalPractice } from './health/medical-practice.ts';
import { midwife } from './health/midwife.ts';
import { naturopath } from './health/naturopath.ts';
import { nutritionist } from './health/nutritionist.ts';
import { occupationalTherapist } from './health/occupational-therapist.ts';
import { ophthalmologist } from './health/ophthalmologist.ts';
import { optician } from './health/optician.ts';
import { orthodontist } from './health/orthodontist.ts';
import { osteopath } from './health/osteopath.ts';
import { patientTransport } from './health/patient-transport.ts';
import { pharmacy } from './health/pharmacy.ts';
import { physiotherapist } from './health/physiotherapist.ts';
import { podiatrist } from './health/podiatrist.ts';
import { psychotherapist } from './health/psychotherapist.ts';
import { rehabClinic } from './health/rehab-clinic.ts';
import { sophrologist } from './health/sophrologist.ts';
import { speechTherapist } from './health/speech-therapist.ts';
import { antennaInstaller } from './home/antenna-installer.ts';
import { applianceRepair } from './home/appliance-repair.ts';
import { blindsShop } from './home/blinds-shop.ts';
import { caretakerService } from './home/caretaker-service.ts';
import { carpetCleaner } from './home/carpet-cleaner.ts';
import { chimneySweep } from './home/chimney-sweep.ts';
import { damageRestorer } from './home/damage-restorer.ts';
import { drainCleaner } from './home/drain-cleaner.ts';
import { electrician } from './home/electrician.ts';
import { elevatorService } from './home/elevator-service.ts';
import { fireProtection } from './home/fire-protection.ts';
import { fuelDealer } from './home/fuel-dealer.ts';
import { garageDoor } from './home/garage-door.ts';
import { gutterCleaner } from './home/gutter-cleaner.ts';
import { handyman } from './home/handyman.ts';
import { houseCleaner } from './home/house-cleaner.ts';
import { hvacContractor } from './home/hvac-contractor.ts';
import { landscaper } from './home/landscaper.ts';
import { locksmith } from './home/locksmith.ts';
import { pestControl } from './home/pest-control.ts';
import { plumber } from './home/plumber.ts';
import { poolService } from './home/pool-service.ts';
import { pressureWashing } from './home/pressure-washing.ts';
import { securityInstaller } from './home/security-installer.ts';
import { septicService } from './home/septic-service.ts';
import { snowRemoval } from './home/snow-removal.ts';
import { treeService } from './home/tree-service.ts';
import { waterTreatment } from './home/water-treatment.ts';
import { wellDriller } from './home/well-driller.ts';
import { windowCleaner } from './home/window-cleaner.ts';
import { agriculturalContractor } from './industry/agricultural-contractor.ts';
import { machineShop } from './industry/machine-shop.ts';
import { print3d } from './industry/print-3d.ts';
import { daycare } from './learning/daycare.ts';
import { drivingSchool } from './learning/driving-school.ts';
import { flightSchool } from './learning/flight-school.ts';
import { languageSchool } from './learning/language-school.ts';
import { musicSchool } from './learning/music-school.ts';
import { preschool } from './learning/preschool.ts';
import { swimSchool } from './learning/swim-school.ts';
import { trainingCenter } from './learning/training-center.ts';
import { tutor } from './learning/tutor.ts';
import { activityCenter } from './leisure/activity-center.ts';
import { bowlingAlley } from './leisure/bowling-alley.ts';
import { cinema } from './leisure/cinema.ts';
import { climbingGym } from './leisure/climbing-gym.ts';
import { escapeRoom } from './leisure/escape-room.ts';
import { golfCourse } from './leisure/golf-course.ts';
import { indoorPlayground } from './leisure/indoor-playground.ts';
import { sportsCenter } from './leisure/sports-center.ts';
import { bedAndBreakfast } from './lodging/bed-and-breakfast.ts';
import { campground } from './lodging/campground.ts';
import { farmStay } from './lodging/farm-stay.ts';
import { hostel } from './lodging/hostel.ts';
import { hotel } from './lodging/hotel.ts';
import { vacationRental } from './lodging/vacation-rental.ts';
import { funeralHome } from './memorial/funeral-home.ts';
import { graveCare } from './memorial/grave-care.ts';
import { courier } from './moving/courier.ts';
import { freightCompany } from './moving/freight-company.ts';
import { houseClearance } from './moving/house-clearance.ts';
import { mover } from './moving/mover.ts';
import { selfStorage } from './moving/self-storage.ts';
import { wasteService } from './moving/waste-service.ts';
import { accountant } from './professional/accountant.ts';
import { architect } from './professional/architect.ts';
import { bailiff } from './professional/bailiff.ts';
import { buildingSurveyor } from './professional/building-surveyor.ts';
import { businessConsultant } from './professional/business-consultant.ts';
import { coworkingSpace } from './professional/coworking-space.ts';
import { debtCollector } from './professional/debt-collector.ts';
import { energyAdvisor } from './professional/energy-advisor.ts';
import { engineeringFirm } from './professional/engineering-firm.ts';
import { financialAdvisor } from './professional/financial-advisor.ts';
import { immigrationConsultant } from './professional/immigration-consultant.ts';
import { insuranceAgent } from './professional/insurance-agent.ts';
import { interiorDesigner } from './professional/interior-designer.ts';
import { itService } from './professional/it-service.ts';
import { landSurveyor } from './professional/land-surveyor.ts';
import { lawFirm } from './professional/law-firm.ts';
import { lifeCoach } from './professional/life-coach.ts';
import { marketingAgency } from './professional/marketing-agency.ts';
import { mediator } from './professional/mediator.ts';
import { mortgageBroker } from './professional/mortgage-broker.ts';
import { notary } from './professional/notary.ts';
import { privateInvestigator } from './professional/private-investigator.ts';
import { propertyManager } from './professional/property-manager.ts';
import { realEstateAgent } from './professional/real-estate-agent.ts';
import { recruitmentAgency } from './professional/recruitment-agency.ts';
import { securityCompany } from './professional/security-company.ts';
import { taxPreparer } from './professional/tax-preparer.ts';
import { translator } from './professional/translator.ts';
import { travelAgency } from './professional/travel-agency.ts';
import { vehicleRegistration } from './professional/vehicle-registration.ts';
import { webDesigner } from './professional/web-designer.ts';
import { antiquesDealer } from './shops/antiques-dealer.ts';
import { artGallery } from './shops/art-gallery.ts';
import { auctionHouse } from './shops/auction-house.ts';
import { bedStore } from './shops/bed-store.ts';
import { bookstore } from './shops/bookstore.ts';
import { bridalShop } from './shops/bridal-shop.ts';
import { buildingMaterialsDealer } from './shops/building-materials-dealer.ts';
import { clothingStore } from './shops/clothing-store.ts';
import { dryCleaner } from './shops/dry-cleaner.ts';
import { electronicsRepair } from './shops/electronics-repair.ts';
import { electronicsStore } from './shops/electronics-store.ts';
import { engravingWorkshop } from './shops/engraving-workshop.ts';
import { equipmentRental } from './shops/equipment-rental.ts';
import { fabricStore } from './shops/fabric-store.ts';
import { fireplaceShop } from './shops/fireplace-shop.ts';
import { florist } from './shops/florist.ts';
import { furnitureStore } from './shops/furniture-store.ts';
import { gardenCenter } from './shops/garden-center.ts';
import { giftShop } from './shops/gift-shop.ts';
import { groceryStore } from './shops/grocery-store.ts';
import { hardwareStore } from './shops/hardware-store.ts';
import { healthFoodStore } from './shops/health-food-store.ts';
import { jeweler } from './shops/jeweler.ts';
import { medicalSupplyStore } from './shops/medical-supply-store.ts';
import { musicalInstrumentShop } from './shops/musical-instrument-shop.ts';
import { pawnShop } from './shops/pawn-shop.ts';
import { perfumery } from './shops/perfumery.ts';
import { petShop } from './shops/pet-shop.ts';
import { phoneRepair } from './shops/phone-repair.ts';
import { pianoTuner } from './shops/piano-tuner.ts';
import { pictureFramer } from './shops/picture-framer.ts';
import { printShop } from './shops/print-shop.ts';
import { secondHandShop } from './shops/second-hand-shop.ts';
import { sewingMachineShop } from './shops/sewing-machine-shop.ts';
import { shoeRepair } from './shops/shoe-repair.ts';
import { shoeStore } from './shops/shoe-store.ts';
import { signMaker } from './shops/sign-maker.ts';
import { sportingGoodsStore } from './shops/sporting-goods-store.ts';
import { stationeryStore } from './shops/stationery-store.ts';
import { tailor } from './shops/tailor.ts';
import { textilePrinter } from './shops/textile-printer.ts';
import { timberMerchant } from './shops/timber-merchant.ts';
import { tobacconist } from './shops/tobacconist.ts';
import { toyStore } from './shops/toy-store.ts';
import { upholsterer } from './shops/upholsterer.ts';
import { watchRepair } from './shops/watch-repair.ts';
import { airportParking } from './vehicles/airport-parking.ts';
import { autoGlass } from './vehicles/auto-glass.ts';
import { autoPartsStore } from './vehicles/auto-parts-store.ts';
import { autoRepair } from './vehicles/auto-repair.ts';
import { bicycleRental } from './vehicles/bicycle-rental.ts';
import { bicycleShop } from './vehicles/bicycle-shop.ts';
import { boatService } from './vehicles/boat-service.ts';
import { bodyShop } from './vehicles/body-shop.ts';
import { camperDealer } from './vehicles/camper-dealer.ts';
import { carBuyer } from './vehicles/car-buyer.ts';
import { carDealer } from './vehicles/car-dealer.ts';
import { carDetailer } from './vehicles/car-detailer.ts';
import { carRental } from './vehicles/car-rental.ts';
import { coachCompany } from './vehicles/coach-company.ts';
import { farmMachinery } from './vehicles/farm-machinery.ts';
import { motorcycleShop } from './vehicles/motorcycle-shop.ts';
import { scrapDealer } from './vehicles/scrap-dealer.ts';
import { taxi } from './vehicles/taxi.ts';
import { tireShop } from './vehicles/tire-shop.ts';
import { towing } from './vehicles/towing.ts';
import { vehicleAppraiser } from './vehicles/vehicle-appraiser.ts';
import { vehicleInspection } from './vehicles/vehicle-inspection.ts';

/** Every trade that the scan knows. A test compares the list with the files. */
export const TRADE_ENTRIES: readonly TradeEntry[] = [
  // animals
  animalBreeder,
  dogTrainer,
  dogWalker,
  farrier,
  horseBoarding,
  petBoarding,
  petGroomer,
  veterinarian,
  // beauty
  barber,
  beautySalon,
  daySpa,
  footCare,
  hairSalon,
  laserHairRemoval,
  makeUpArtist,
  massageTherapist,
  nailSalon,
  tanningStudio,
  tattooStudio,
  // building
  asbestosRemoval,
  carpenter,
  concreteContractor,
  conservatoryBuilder,
  craneService,
  demolitionContractor,
  doorInstaller,
  drywallContractor,
  excavationContractor,
  fenceContractor,
  flooringInstaller,
  generalContractor,
  glazier,
  insulationContractor,
  kitchenFitter,
  mason,
  metalworker,
  painter,
  pavingContractor,
  remodeler,
  roofer,
  ropeAccess,
  scaffolder,
  solarInstaller,
  staircaseBuilder,
  stonemason,
  tiler,
  waterproofingContractor,
  windowInstaller,
  // events
  boatTours,
  celebrant,
  dj,
  droneService,
  entertainer,
  eventTechnology,
  eventVenue,
  partyRental,
  photographer,
  recordingStudio,
  tourGuide,
  videographer,
  weddingPlanner,
  // fitness
  danceSchool,
  diveSchool,
  gym,
  martialArtsSchool,
  personalTrainer,
  ridingSchool,
  skiSchool,
  waterSportsSchool,
  yogaStudio,
  // food
  bakery,
  bar,
  beekeeper,
  brewery,
  butcher,
  cafe,
  caterer,
  cheeseShop,
  coffeeRoaster,
  confectioner,
  delicatessen,
  distillery,
  farmShop,
  farm,
  fishmonger,
  iceCreamShop,
  oliveMill,
  restaurant,
  wineShop,
  winery,
  // health
  acupuncturist,
  aestheticClinic,
  careHome,
  chiropractor,
  dentalLaboratory,
  dentist,
  dermatologist,
  doula,
  hearingAidStore,
  homeCare,
  hypnotherapist,
  lactationConsultant,
  medicalLaboratory,
  medicalPractice,
  midwife,
  naturopath,
  nutritionist,
  occupationalTherapist,
  ophthalmologist,
  optician,
  orthodontist,
  osteopath,
  patientTransport,
  pharmacy,
  physiotherapist,
  podiatrist,
  psychotherapist,
  rehabClinic,
  speechTherapist,
  // home
  antennaInstaller,
  applianceRepair,
  blindsShop,
  caretakerService,
  carpetCleaner,
  chimneySweep,
  damageRestorer,
  drainCleaner,
  electrician,
  elevatorService,
  fireProtection,
  fuelDealer,
  garageDoor,
  gutterCleaner,
  handyman,
  houseCleaner,
  hvacContractor,
  landscaper,
  locksmith,
  pestControl,
  plumber,
  poolService,
  pressureWashing,
  securityInstaller,
  septicService,
  snowRemoval,
  treeService,
  waterTreatment,
  wellDriller,
  windowCleaner,
  // industry
  agriculturalContractor,
  machineShop,
  print3d,
  // learning
  daycare,
  drivingSchool,
  flightSchool,
  languageSchool,
  musicSchool,
  preschool,
  swimSchool,
  trainingCenter,
  tutor,
  // leisure
  activityCenter,
  bowlingAlley,
  cinema,
  climbingGym,
  escapeRoom,
  golfCourse,
  indoorPlayground,
  sportsCenter,
  // lodging
  bedAndBreakfast,
  campground,
  farmStay,
  hostel,
  hotel,
  vacationRental,
  // memorial
  funeralHome,
  graveCare,
  // moving
  courier,
  freightCompany,
  houseClearance,
  mover,
  selfStorage,
  wasteService,
  // professional
  accountant,
  architect,
  bailiff,
  buildingSurveyor,
  businessConsultant,
  coworkingSpace,
  debtCollector,
  energyAdvisor,
  engineeringFirm,
  financialAdvisor,
  immigrationConsultant,
  insuranceAgent,
  interiorDesigner,
  itService,
  landSurveyor,
  lawFirm,
  lifeCoach,
  marketingAgency,
  mediator,
  mortgageBroker,
  notary,
  privateInvestigator,
  propertyManager,
  realEstateAgent,
  recruitmentAgency,
  securityCompany,
  taxPreparer,
  translator,
  travelAgency,
  vehicleRegistration,
  webDesigner,
  // shops
  antiquesDealer,
  artGallery,
  auctionHouse,
  bedStore,
  bookstore,
  bridalShop,
  buildingMaterialsDealer,
  clothingStore,
  dryCleaner,
  electronicsRepair,
  electronicsStore,
  engravingWorkshop,
  equipmentRental,
  fabricStore,
  fireplaceShop,
  florist,
  furnitureStore,
  gardenCenter,
  giftShop,
  groceryStore,
  hardwareStore,
  healthFoodStore,
  jeweler,
  medicalSupplyStore,
  musicalInstrumentShop,
  pawnShop,
  perfumery,
  petShop,
  phoneRepair,
  pianoTuner,
  pictureFramer,
  printShop,
  secondHandShop,
  sewingMachineShop,
  shoeRepair,
  shoeStore,
  signMaker,
  sportingGoodsStore,
  stationeryStore,
  tailor,
  textilePrinter,
  timberMerchant,
  tobacconist,
  toyStore,
  upholsterer,
  watchRepair,
  // vehicles
  airportParking,
  autoGlass,
  autoPartsStore,
  autoRepair,
  bicycleRental,
  bicycleShop,
  boatService,
  bodyShop,
  camperDealer,
  carBuyer,
  carDealer,
  carDetailer,
  carRental,
  coachCompany,
  farmMachinery,
  motorcycleShop,
  scrapDealer,
  taxi,
  tireShop,
  towing,
  vehicleAppraiser,
  vehicleInspection,
  sophrologist,
  communityHall,
];

const byId: ReadonlyMap<string, TradeEntry> = new Map(TRADE_ENTRIES.map((entry) => [entry.id, entry]));

/** The trade with this id, or null. */
export function tradeEntry(id: string): TradeEntry | null {
  return byId.get(id) ?? null;
}
