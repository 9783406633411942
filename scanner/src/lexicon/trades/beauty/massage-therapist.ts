import type { TradeEntry } from '../../trade.ts';

export const massageTherapist: TradeEntry = {
  id: 'massage-therapist',
  questions: 'generic',
  customers: 'practice',
  noun: 'massage therapist',
  companyNoun: 'massage practice',
  schemaTypes: ['HealthAndBeautyBusiness', 'DaySpa', 'BeautySalon'],
  additionalType: 'http://www.productontology.org/id/Massage',
  names: {
    en: [
      'massage therapist*',
      'massage studio',
      'massage therapy',
      'massage clinic',
      'thai massage',
      'sports massage',
      'massage spa',
      'massage practice',
      'mobile massage',
    ],
    de: [
      'massagepraxis*',
      'masseur*',
      'thaimassage*',
      'thai massage*',
      'massagestudio*',
      'massagesalon',
      'wellnessmassage*',
      'massage institut',
      'massagetherapeut*',
      'thai massage salon',
    ],
    es: ['masajista*', 'masajes', 'centro de masajes', 'quiromasajista*', 'masoterapeuta*'],
    fr: [
      'masseur*',
      'masseuse*',
      'salon de massage',
      'praticien en massage',
      'massage bien être',
      'massages bien être',
    ],
    it: ['massaggiatore', 'massaggiatrice', 'massoterapista', 'studio massaggi', 'centro massaggi', 'massoterapia'],
    nl: [
      'masseur',
      'masseuse',
      'massagesalon*',
      'massagepraktijk*',
      'massagetherapeut*',
      'sportmassage*',
      'sportmasseur',
      'massage therapie',
    ],
    pt: ['massagista*', 'massoterapeuta*', 'massoterapia', 'massagens', 'terapeuta corporal'],
  },
  work: {
    en: ['deep tissue', 'hot stone', 'massage*'],
    de: ['massage*', 'ölmassage*', 'fußreflexzonenmassage*'],
    es: ['masaje*'],
    fr: ['massage*'],
    it: ['massaggi*'],
    nl: ['massage*'],
    pt: ['massagem*', 'drenagem linfática'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'deep tissue massage',
      'swedish massage',
      'hot stone massage',
      'prenatal massage',
      'sports massage',
      'thai massage',
      'couples massage',
      'lymphatic drainage',
      'trigger point therapy',
      'chair massage',
      'aromatherapy massage',
      'reflexology',
      'cupping',
      'head massage',
      'foot massage',
      'back massage',
    ],
    de: [
      'rückenmassage',
      'ganzkörpermassage',
      'hot stone massage',
      'aromaölmassage',
      'aroma massage',
      'fußmassage',
      'fußreflexzonenmassage',
      'thai massage',
      'kräuterstempelmassage',
      'paarmassage',
      'kopfmassage',
      'sportmassage',
      'schwangerschaftsmassage',
      'klassische massage',
      'entspannungsmassage',
      'schröpfen',
      'traditionelle thai massage',
      'kopf und nackenmassage',
      'lomi lomi',
      'tiefengewebsmassage',
    ],
    es: [
      'masaje relajante',
      'masaje descontracturante',
      'masaje deportivo',
      'drenaje linfático',
      'masaje tailandés',
      'reflexología',
      'masaje con piedras calientes',
      'masaje terapéutico',
      'masaje a cuatro manos',
      'masaje prenatal',
    ],
    fr: [
      'massage relaxant',
      'massage californien',
      'massage aux pierres chaudes',
      'massage suédois',
      'massage thaïlandais',
      'réflexologie plantaire',
      'massage femme enceinte',
      'massage duo',
      'drainage lymphatique',
      'massage assis',
      'massage ayurvédique',
    ],
    it: [
      'massaggio rilassante',
      'massaggio decontratturante',
      'massaggio sportivo',
      'linfodrenaggio',
      'massaggio con pietre calde',
      'riflessologia plantare',
      'massaggio thailandese',
      'massaggio ayurvedico',
      'massaggio di coppia',
      'massaggio anticellulite',
    ],
    nl: [
      'ontspanningsmassage',
      'sportmassage',
      'hotstone massage',
      'rugmassage',
      'zwangerschapsmassage',
      'triggerpoint massage',
      'voetreflexologie',
      'stoelmassage',
      'bindweefselmassage',
      'lichaamsmassage',
      'cupping',
      'medical taping',
    ],
    pt: [
      'massagem relaxante',
      'drenagem linfática',
      'massagem modeladora',
      'massagem terapêutica',
      'pedras quentes',
      'reflexologia',
      'ventosaterapia',
      'massagem desportiva',
      'massagem tailandesa',
      'massagem de casal',
      'quick massage',
      'shiatsu',
      'bambuterapia',
      'liberação miofascial',
      'massagem redutora',
      'auriculoterapia',
      'ventosa',
      'massagem com pedras quentes',
    ],
  },
  sharedJobs: {
    en: [
      'pregnancy massage',
      'aromatherapy',
      'reiki',
      'indian head massage',
      'relaxation massage',
      'myofascial release',
    ],
    de: [
      'hot-stone-massage',
      'thai-massage',
      'lymphdrainage',
      'klangmassage',
      'honigmassage',
      'wellnessmassage*',
      'ayurveda*',
      'triggerpunkt*',
      'dorn*',
    ],
    es: ['piedras calientes', 'quiromasaje', 'maderoterapia', 'masaje facial', 'reiki', 'masaje ayurvédico'],
    fr: [
      'pierres chaudes',
      'réflexologie*',
      'massage sportif',
      'massage prénatal',
      'lomi lomi',
      'shiatsu',
      'massage thaï',
      'massage du dos',
      'massage deep tissue',
      'massage balinais',
      'kobido',
    ],
    it: [
      'riflessologia*',
      'hot stone',
      'massaggio thai',
      'massaggio svedese',
      'massaggio antistress',
      'massaggio prenatale',
      'massaggio drenante',
      'massaggio linfodrenante',
      'shiatsu',
      'reiki',
      'coppettazione',
    ],
    nl: [
      'wellness massage',
      'wellnessmassage',
      'hotstonemassage',
      'hot stone massage',
      'voetreflex*',
      'lymfedrainage',
      'deelmassage',
      'volledige massage',
      'stimulerende massage',
      'sederende massage',
      'tapen en bandageren',
      'taping',
      'triggerpoint*',
      'thaise massage',
      'aromamassage',
      'duomassage',
      'algeheel onderzoek',
      'bandageren',
    ],
    pt: ['reiki', 'ventosas', 'massagem de relaxamento', 'massagem ayurvédica'],
  },
  mentions: {
    en: `
      massage; therapeutic massage; remedial massage; full body massage; full body; lymphatic drainage massage;
      manual lymphatic drainage; lomi lomi; hot stones; cupping therapy; oncology massage; medical massage;
      sports recovery; corporate massage; on site massage; shiatsu; ashiatsu; ayurvedic massage; bamboo massage;
      dry needling; assisted stretching; stretching; craniosacral therapy; cranial sacral; infant massage;
      baby massage; swedish; deep tissue; prenatal; postnatal massage; back neck and shoulder;
      neck and shoulder massage; thai foot massage; thai herbal compress; oil massage; four hands massage;
      facial massage; scar therapy; tmj massage; gua sha
    `,
    de: `
      massage; massagen; medizinische massage; klassische massagen; teilmassage; teilkörpermassage;
      rücken nacken massage; nackenmassage; rücken und nackenmassage; schulter nacken massage; aromamassage;
      ölmassage; aromaöl massage; thai ölmassage; thai fußmassage; traditionelle thaimassage;
      thai kräuterstempelmassage; kräuterstempel; fußreflexzonen massage; gesichtsmassage; schwangerenmassage;
      bindegewebsmassage; faszienmassage; faszientherapie; triggerpunktmassage; triggerpunkttherapie; akupressur;
      tuina; tuina massage; shiatsu; ayurvedische massage; ayurveda massage; abhyanga; hawaiianische massage;
      indische kopfmassage; balinesische massage; schwedische massage; bürstenmassage; breuss massage; dorn breuss
    `,
    es: `
      masaje; masaje completo; masaje de espalda; kobido; reflexología podal; shiatsu; ventosas; ventosaterapia;
      gua sha; moxibustión; acupuntura; osteopatía; aromaterapia; pindas; terapia craneosacral; sacrocraneal;
      drenaje linfático manual; descontracturante; relajante; deportivo; digitopuntura; acupresión; presoterapia;
      exfoliación; vendaje neuromuscular; cuencos tibetanos; flores de bach; lomi lomi nui; quiropraxia; kinesiología;
      biomagnetismo; estiramientos; piedras volcánicas; punción seca; bambuterapia; terapia manual;
      masaje cuerpo completo; masaje cuerpo entero; masaje sueco; masaje californiano
    `,
    fr: `
      massage; massages relaxants; abhyanga; tuina; amma assis; drainage lymphatique manuel;
      drainage lymphatique méthode vodder; palper rouler; madérothérapie; chi nei tsang; kinésithérapie;
      massothérapie; massothérapie suédoise; réflexologie faciale; cupping; ventouses; gua sha; fasciathérapie;
      points gâchettes; bol kansu; bols tibétains; bougies d'oreilles; reiki; soins énergétiques; access bars;
      thérapie crânio sacrée; cranio sacral; shiatsu sur chaise; aromathérapie; gommage; orthothérapie; kinésiologie;
      trager; stretching; massage thérapeutique; massage de détente; massage détente; massage sportif récupération;
      massage du sportif; massage profond
    `,
    it: `
      massaggio; massaggi; massaggio corpo; deep tissue; lomi lomi; candle massage; tuina; abhyanga; kobido;
      linfodrenaggio vodder; linfodrenaggio manuale; trattamento fasciale; trigger point; cupping; moxibustione;
      digitopressione; craniosacrale; cranio sacrale; kinesiotaping; kinesiologia; pressoterapia;
      riflessologia facciale; pindasweda; pinda; pinde; maderoterapia; campane tibetane; bagno di gong; ayurveda;
      ayurvedico; osteopatia; fisioterapia; tecarterapia; stretching; scrub; bendaggi; aromaterapia; fiori di bach;
      trattamenti olistici; ayurvedica
    `,
    nl: `
      massage; ontspannende massage; klassieke massage; zweedse massage; hele lichaam; hele lichaamsmassage;
      volledige lichaamsmassage; lichaamsmassages; rug massage; rug en nek; rug en nekmassage; nek en schoudermassage;
      nek schouder massage; nekmassage; schoudermassage; hoofdmassage; hoofd nek schouder massage;
      indiase hoofdmassage; gezichtsmassage; gelaatsmassage; japanse gezichtsmassage; kobido; voetmassage;
      voetzoolmassage; voetreflexmassage; voetreflextherapie; voetreflexzonetherapie; buikmassage; handmassage;
      beenmassage; kuitmassage; benen massage; aroma massage; aromatherapie massage; aromatherapie; oliemassage;
      thaise oliemassage; thai oil massage; thaise voetmassage; traditionele thaise massage
    `,
    pt: `
      massagem; massagem corporal; massagem geral; tui na; tuina; geoterapia; drenagem; drenagem linfática manual;
      drenagem pós operatória; pós operatório; reflexologia podal; reflexologia facial; gua sha; moxabustão;
      moxaterapia; acupuntura; acupressão; quiropraxia; osteopatia; terapia craniossacral; craniossacral;
      kinesio taping; liberação miofascial instrumental; pedras vulcânicas; madeiroterapia; maderoterapia;
      pressoterapia; esfoliação; escalda pés; spa dos pés; aromaterapia; cromoterapia; terapia manual; dor lombar;
      taças tibetanas; barras de access; cone chinês; cone hindu; radiestesia; florais
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Thaimassage in Trier' },
      { language: 'pt', text: 'Massoterapeuta em Goiânia' },
      { language: 'nl', text: 'Sportmassage in Megen' },
    ],
    notNamed: [
      { language: 'en', text: 'A massive ancient wall' },
      { language: 'en', text: 'Message us today' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/massage',
};
