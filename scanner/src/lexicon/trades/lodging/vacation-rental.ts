import type { TradeEntry } from '../../trade.ts';

export const vacationRental: TradeEntry = {
  id: 'vacation-rental',
  questions: 'generic',
  customers: 'lodging',
  noun: 'vacation rental',
  companyNoun: 'vacation rental',
  schemaTypes: ['VacationRental', 'LodgingBusiness'],
  additionalType: null,
  names: {
    en: [
      'vacation rental*',
      'holiday cottage*',
      'holiday home*',
      'holiday let*',
      'vacation home*',
      'cabin rental*',
      'holiday apartment*',
      'self catering',
    ],
    de: ['ferienwohnung*', 'ferienhaus*', 'ferienhäuser', 'ferienapartment*', 'fewo'],
    es: [
      'casa rural',
      'casas rurales',
      'apartamento turístico',
      'alquiler vacacional',
      'apartamentos turísticos',
      'vivienda turística',
      'alojamiento rural',
      'turismo rural',
    ],
    fr: ['gîte*', 'location de vacances', 'maison de vacances', 'gîte rural', 'location saisonnière'],
    it: ['casa vacanze', 'appartamento vacanze', 'case vacanza', 'casa vacanza'],
    nl: ['vakantiehuis*', 'vakantiewoning*', 'vakantieappartement*', 'vakantiehuisje*'],
    pt: [
      'casa de férias',
      'alojamento local',
      'aluguer de férias',
      'casa de campo',
      'turismo rural',
      'casa de temporada',
    ],
  },
  work: { en: ['sleeps', 'self check in'] },
  neverAlone: {},
  jobs: {
    en: ['pet friendly cabins', 'weekly stays', 'lakefront cabins'],
    de: ['ferienwohnungen', 'hunde erlaubt', 'wandern'],
    es: ['alquiler completo', 'barbacoa', 'piscina privada'],
    fr: ['location à la semaine', 'week end', 'animaux acceptés'],
    it: ['soggiorni settimanali', 'animali ammessi'],
    nl: ['weekendverblijf', 'huisdieren welkom'],
    pt: ['estadias semanais', 'piscina privada'],
  },
  mentions: {
    en: `
      vacation home rentals; beach house rentals; beach rentals; beachfront rentals; oceanfront rentals;
      condo rentals; cabins; cabin; cottages; log cabins; lodges; villas; luxury villas; villa rentals; apartments;
      serviced apartments; condos; chalets; townhomes; houses; luxury rentals; luxury cabins; large group rentals;
      large group accommodation; large holiday cottages; group accommodation; honeymoon cabins; romantic cottages;
      romantic cabins; mountain cabins; lake house rentals; lakefront rentals; ski rentals; ski in ski out;
      pet friendly rentals; pet friendly; dog friendly cottages; dog friendly; family cottages; hot tub cottages
    `,
    de: `
      ferienappartement*; ferienunterkünfte; appartement; appartements; apartment; apartments; studio; chalet;
      chalets; ferienchalet; hütte; hütten; almhütte; berghütte; blockhaus; villa; bungalow*; bungalows; tiny house;
      baumhaus; hausboot; doppelhaushälfte; penthouse; maisonette; vermietung; vermietung von ferienwohnungen;
      ferienwohnung mit hund; urlaub mit hund; familienurlaub; familienferien; gruppenurlaub; gruppenhaus;
      gruppenunterkunft; strandurlaub; skiurlaub; winterurlaub; aktivurlaub; wanderurlaub; radurlaub; wellnessurlaub
    `,
    es: `
      alquiler de apartamentos; alquiler de casas; alquiler de villas; alquiler de casas rurales;
      alquiler de apartamentos turísticos; alquiler por días; alquiler por semanas; alquiler por habitaciones;
      alquiler temporal; alquiler temporario; alquiler de temporada; alquiler mensual; renta vacacional;
      rentas vacacionales; renta de cabañas; renta de casas; apartamentos; apartamento; departamentos; casas; villas;
      villa; chalet; chalets; bungalows; cabañas; cabaña; estudios; loft; lofts; áticos; casa completa; casa entera;
      casa rural completa; habitaciones; casas con piscina; casas con encanto; casas de campo; casas de madera;
      alojamientos
    `,
    fr: `
      location gîte; location de gîte; location de chalets; location de chalet; location de villas; location de villa;
      location de maison; location d'appartement*; location d'appartements; location appartement;
      location à la nuitée; location à la nuit; location au mois; location longue durée; location week-end;
      location de groupe; hébergements; hébergement; gîte de groupe; gîte familial; gîte de charme; gîte insolite;
      gîte avec piscine; gîte d'étape; gîtes de groupe; grand gîte; maison; maisons; villas; villa;
      villa avec piscine; appartement; appartements; studio; studios; chalet; chalets; cottage; cottages; cabane
    `,
    it: `
      affitto case vacanze; affitto appartamenti; affitto appartamento; affitto ville; affitti vacanze; affitti brevi;
      affitti turistici; affitto settimanale; affitto mensile; affitti estivi; affitto estivo; locazioni turistiche;
      locazione breve; appartamenti; appartamento; monolocale; monolocali; bilocale; bilocali; trilocale; trilocali;
      quadrilocale; attico; villa; ville; ville con piscina; villa con piscina; villette; casale; casali; trullo;
      trulli; chalet; baita; baite; rustico; dimore storiche; loft; camere; casa intera
    `,
    nl: `
      vakantiehuizen; vakantiewoningen; vakantieappartementen; vakantiehuis huren; vakantiewoning huren;
      vakantiehuis aan zee; vakantiehuis met hond; vakantiehuis met zwembad; vakantieverhuur;
      verhuur vakantiewoningen; verhuur vakantiewoning; accommodaties; accommodatie; appartement; appartementen;
      studio; studio's; villa; villa's; luxe villa; chalet; chalets; bungalow; bungalows; lodge; lodges; cottage;
      boshuisje; huisje; huisjes; natuurhuisje*; tiny house; tiny houses; boomhut; safaritent; woonboot; boerderij;
      strandhuisje; groepsaccommodatie; groepsaccommodaties
    `,
    pt: `
      aluguel de casas; aluguel de apartamentos; aluguel de casas de temporada; aluguel de temporada;
      aluguel por temporada; aluguel de chácaras; aluguel de chácara; aluguel de sítios; aluguel de chalés;
      aluguel mensal; aluguel por diária; temporada; aluguer de apartamentos; aluguer de moradias;
      aluguer de vivendas; aluguer de casas; aluguer de curta duração; arrendamento de curta duração;
      arrendamento de férias; arrendamento temporário; apartamento; apartamentos; moradia; moradias; vivendas; villas;
      villa com piscina; casa; casas; casa inteira; casas com piscina; chalé; chalés; cabana; cabanas; bangalôs;
      estúdio; estúdios; flats; lofts
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Casa rural en Teruel' },
      { language: 'de', text: 'Ferienwohnung am Bodensee' },
    ],
    notNamed: [
      { language: 'en', text: 'The vacation request form' },
      { language: 'fr', text: 'Les vacances scolaires' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/apartment, tourism/chalet',
};
