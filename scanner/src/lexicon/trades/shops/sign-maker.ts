import type { TradeEntry } from '../../trade.ts';

export const signMaker: TradeEntry = {
  id: 'sign-maker',
  questions: 'generic',
  customers: 'workshop',
  noun: 'sign maker',
  companyNoun: 'sign company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Signage',
  names: {
    en: [
      'sign maker*',
      'sign shop*',
      'sign company',
      'sign companies',
      'sign writer*',
      'signwriter*',
      'signwriting',
      'sign writing',
      'signage company',
      'custom signs',
      'sign manufacturer*',
      'signs and graphics',
      'signage',
      'sign fabrication',
      'sign and print',
    ],
    de: [
      'werbetechnik*',
      'schilderhersteller*',
      'schildermacher*',
      'schilderwerkstatt',
      'lichtwerbung*',
      'leuchtreklame*',
      'lichtreklame*',
      'beschriftungstechnik*',
      'beschriftungen*',
      'schilderfabrik',
      'fahrzeugbeschriftung*',
      'folientechnik*',
      'schilder und beschriftungen',
      'schilderhaus',
    ],
    es: [
      'rotulación*',
      'rótulos*',
      'rotulista*',
      'rótulos luminosos',
      'letreros luminosos',
      'fabricante de rótulos',
      'fabricación de rótulos',
      'anuncios luminosos',
      'anuncios espectaculares',
      'letreros*',
      'rotulación de vehículos',
      'fabricación de letreros',
      'señalética',
      'señalización y rotulación',
    ],
    fr: [
      'enseigniste*',
      'enseignes*',
      'signalétique*',
      "fabricant d'enseignes",
      'enseigne lumineuse',
      'enseignes lumineuses',
      'lettrage publicitaire',
      'lettrage de véhicule*',
      'marquage publicitaire',
      'peintre en lettres',
      'marquage de véhicule*',
      'publicité adhésive',
      'lettrage*',
    ],
    it: [
      'insegne*',
      'insegne luminose',
      'insegna luminosa',
      'insegne pubblicitarie',
      'insegnista*',
      'produzione insegne',
      'cartellonistica*',
      'segnaletica pubblicitaria',
      'decorazione automezzi',
      'allestimenti pubblicitari',
      'insegne e cartelli',
      'decorazione veicoli',
    ],
    nl: [
      'signmaker*',
      'signbedrijf*',
      'sign bedrijf',
      'sign en print',
      'lichtreclame*',
      'gevelreclame*',
      'autobelettering*',
      'belettering*',
      'reclamemaker*',
      'reclameborden*',
      'wagenbelettering*',
      'publibelettering',
      'sign shop',
      'reclametechniek',
    ],
    pt: [
      'comunicação visual',
      'letreiros*',
      'reclamos luminosos',
      'reclames luminosos',
      'fachadas e letreiros',
      'placas e letreiros',
      'decoração de viaturas',
      'sinalética',
      'fabricante de letreiros',
      'sinalização e comunicação visual',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'channel letters',
      'monument signs',
      'vehicle graphics',
      'window graphics',
      'shopfront signs',
      'illuminated signs',
    ],
    de: ['leuchtbuchstaben', 'folienbeschriftung*', 'schaufensterbeschriftung*', 'autofolierung'],
    es: ['letras corpóreas', 'rotulación de furgonetas', 'cajas de luz'],
    fr: ['lettres découpées', 'lettrage véhicule', 'marquage véhicule*', 'lettres boîtier'],
    it: ['lettere scatolate', 'decorazione furgoni', 'cassonetti luminosi'],
    nl: ['doosletters', 'raambelettering', 'freesletters', 'voertuigbelettering*'],
    pt: ['letra caixa', 'letras caixa', 'letras monobloco', 'adesivação de frota*'],
  },
  sharedJobs: {
    en: [
      'banners',
      'wayfinding signs',
      'led signs',
      'sign installation',
      'sign repair',
      'vehicle wrap',
      'decals',
      'a-frame signs',
      'trade show displays',
      'car wraps',
      'vehicle wraps',
      'vinyl wrapping',
      'signwriting',
      'sign writing',
      'signage',
    ],
    de: [
      'fahrzeugfolierung',
      'werbeschilder',
      'firmenschilder',
      'digitaldruck',
      'sonnenschutzfolien',
      'leitsysteme',
      'banner',
      'außenwerbung',
      'werbepylone',
      'messebau',
      'aufkleber',
      'schilder',
      'werbetechnik*',
      'leuchtreklame*',
      'beschriftungstechnik*',
      'beschriftungen*',
      'fahrzeugbeschriftung*',
      'schilder und beschriftungen',
    ],
    es: [
      'vinilos',
      'rotulación de escaparates',
      'lonas',
      'impresión digital',
      'letras de neón',
      'placas',
      'señalización',
      'corte láser',
      'vinilos decorativos',
      'banderolas',
      'rotulación de fachadas',
      'rotulación*',
      'rótulos*',
      'rótulos luminosos',
      'letreros luminosos',
      'letreros*',
      'rotulación de vehículos',
      'señalización y rotulación',
    ],
    fr: [
      'vitrophanie',
      'panneaux',
      'adhésifs',
      'bâches',
      'totems',
      'impression grand format',
      'marquage vitrine',
      'autocollants',
      'impression numérique',
      'plaques professionnelles',
      'enseignes*',
      'signalétique*',
      'enseignes lumineuses',
      'lettrage publicitaire',
      'lettrage de véhicule*',
      'marquage publicitaire',
      'marquage de véhicule*',
      'lettrage*',
    ],
    it: [
      'vetrofanie',
      'targhe',
      'striscioni',
      'adesivi',
      'stampa digitale',
      'totem',
      'pannelli',
      'stampa grande formato',
      'segnaletica',
      'wrapping',
      'car wrapping',
      'insegne*',
      'insegne luminose',
      'insegne pubblicitarie',
      'produzione insegne',
      'insegne e cartelli',
    ],
    nl: [
      'spandoeken',
      'stickers',
      'bewegwijzering',
      'lichtbakken',
      'raamfolie',
      'borden',
      'car wrapping',
      'banieren',
      'vlaggen',
      'raamstickers',
      'carwrap',
      'carwrapping',
      'lichtreclame*',
      'gevelreclame*',
      'autobelettering*',
      'belettering*',
      'wagenbelettering*',
      'publibelettering',
    ],
    pt: [
      'vinil',
      'lonas',
      'fachadas',
      'adesivos',
      'placas',
      'banners',
      'impressão digital',
      'totens',
      'plotagem',
      'autocolantes',
      'fachadas em acm',
      'decoração de montras',
      'envelopamento de veículos',
      'publicidade exterior',
      'letreiros*',
      'fachadas e letreiros',
      'placas e letreiros',
    ],
  },
  mentions: {
    en: `
      shop signs; shop front signage; building signs; outdoor signs; indoor signs; lobby signs; pylon signs;
      pole signs; lightbox signs; light boxes; neon signs; led neon; dimensional letters; 3d letters; 3d lettering;
      acrylic signs; metal signs; wooden signs; ada signs; safety signs; construction signs; site signs;
      real estate signs; yard signs; magnetic signs; fleet graphics; fleet wraps; truck lettering; boat graphics;
      vinyl lettering; window frosting; wall graphics; wall wraps; floor graphics; feather flags; pull-up banners;
      engraved signs; sign maintenance; sign permits; parking signs
    `,
    de: `
      fahrzeugvollverklebung; vollfolierung; car wrapping; autobeschriftung; lkw beschriftung; busbeschriftung;
      fensterbeschriftung; schaufenstergestaltung; fassadenwerbung; fassadenbeschriftung; leuchtkästen; leuchtkasten;
      neonreklame; led leuchtreklame; profilbuchstaben; 3d buchstaben; einzelbuchstaben; acrylbuchstaben; pylone;
      türschilder; praxisschilder; hausschilder; bauschilder; bautafeln; gravurschilder; hinweisschilder;
      parkplatzschilder; großformatdruck; folienplot; plotterfolien; milchglasfolie; glasdekor; sichtschutzfolien;
      wandgestaltung; bodenaufkleber; roll-up; rollups; werbebanner; planen; fahnen
    `,
    es: `
      rótulos led; rótulos de neón; neón led; neones; letras 3d; letras luminosas; letras volumétricas; letras de pvc;
      letras de metacrilato; letreros 3d; letreros de neón; tótems; tótems publicitarios; monopostes;
      vallas publicitarias; vallas; toldos; displays; roll up; stands; vinilado de coches; vinilado de vehículos;
      car wrapping; rotulación de flotas; rotulación de camiones; vinilos para cristales; vinilos al ácido;
      placas profesionales; directorios; señales; carteles; carteles de obra; pancartas; gran formato;
      plotter de corte; grabado láser; mantenimiento de rótulos; instalación de rótulos; pegatinas
    `,
    fr: `
      enseigne led; enseignes led; enseigne drapeau; enseignes néon; néon led; lettres relief; lettres en relief;
      lettres lumineuses; caissons lumineux; habillage de façade; lettrage de vitrine; lettrage de vitrines;
      lettrage de camion; lettrage de flotte; covering véhicule; total covering; semi covering; flocage véhicule;
      décoration de vitrine; décoration murale; film dépoli; films solaires; film sablé; panneaux de chantier;
      panneaux publicitaires; panneaux immobiliers; panneau; bannières; banderoles; roll-up; oriflammes; kakemonos;
      stands; plaques gravées; signalétique intérieure; signalétique extérieure; stickers; gravure;
      entretien d'enseignes; pose d'enseignes
    `,
    it: `
      insegne a led; insegne led; insegne neon; neon led; lettere luminose; lettere in rilievo; lettere in acciaio;
      insegne a bandiera; cassonetti; croci farmacia; totem luminosi; decorazione vetrine; decorazioni vetrine;
      decorazioni adesive; prespaziati; decorazione camion; decorazione flotte; pellicole per vetri; pellicole;
      cartelli; cartelli stradali; cartelli cantiere; cartelli pubblicitari; poster; targhe in plexiglass;
      targhe in ottone; targhe professionali; bandiere; roll up; espositori; stand fieristici; stampa forex; banner;
      manutenzione insegne; montaggio insegne; incisione laser; decorazione murale
    `,
    nl: `
      lichtbak; led reclame; neonreclame; neon; led neon; lichtletters; 3d letters; acrylaat letters; gevelletters;
      gevelborden; gevelbelettering; naamborden; naambordjes; bouwborden; bouwhekdoeken; makelaarsborden;
      reclamezuilen; totems; pylonen; zuilen; vrachtwagenbelettering; busbelettering; bootbelettering; wagenpark;
      voertuigreclame; etalagebelettering; winkelbelettering; zandstraalfolie; glasfolie; zonwerende folie;
      zonwerende raamfolie; muurstickers; wanddecoratie; vloerstickers; magneetborden; frontlit; roll-up banners;
      roll up; beachvlaggen; grootformaat print
    `,
    pt: `
      letreiros luminosos; letreiros em neon; neon led; letras em acrílico; letras recortadas; letras em relevo;
      letras em inox; letras em pvc; caixas de luz; painéis luminosos; painéis; painéis publicitários; placas de obra;
      placas de sinalização; placas de homenagem; placas em acm; toldos; tabuletas; outdoors; mupis;
      decoração de viaturas comerciais; envelopamento automotivo; car wrap; decoração de frotas; decoração de vidros;
      vinil de corte; vinil autocolante; vinil decorativo; películas; película jateada; adesivo jateado;
      adesivo perfurado; adesivos para vitrines; faixas; wind banner; roll up; expositores; stands; grande formato;
      impressão uv
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Beacon sign company in Duluth' },
      { language: 'de', text: 'Werbetechnik und Fahrzeugbeschriftung in Suhl' },
      { language: 'es', text: 'Rótulos luminosos en Murcia' },
    ],
    notNamed: [
      { language: 'en', text: 'Sign in to your account' },
      { language: 'nl', text: 'Schilder van muren en deuren' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/signmaker',
};
