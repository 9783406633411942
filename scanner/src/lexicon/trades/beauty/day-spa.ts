import type { TradeEntry } from '../../trade.ts';

export const daySpa: TradeEntry = {
  id: 'day-spa',
  questions: 'generic',
  customers: 'salon',
  noun: 'day spa',
  companyNoun: 'day spa',
  schemaTypes: ['DaySpa', 'HealthAndBeautyBusiness'],
  additionalType: null,
  names: {
    en: [
      'day spa*',
      'spa',
      'spas',
      'wellness spa',
      'health spa',
      'spa and wellness',
      'thermal baths',
      'hammam',
      'turkish bath*',
      'bathhouse',
      'float center',
      'floatation',
      'float tank*',
      'infrared sauna',
      'salt cave*',
      'salt room*',
    ],
    de: [
      'day spa*',
      'wellnessstudio',
      'spa und wellness',
      'wellnesszentrum',
      'sauna und wellness',
      'saunalandschaft',
      'tagesspa',
      'wellness und spa',
      'wellness spa',
      'wellnessoase*',
      'wellnessinstitut',
      'wellnesscenter',
      'thermalbad*',
      'saunaclub',
      'saunawelt',
      'saunadorf',
      'saunagarten',
      'saunapark',
      'sauna wellness',
      'hammam',
      'private spa',
      'privat spa',
      'salzgrotte*',
      'salzhöhle',
      'salzoase',
      'floatingcenter',
      'floating studio',
      'float center',
      'badehaus',
    ],
    es: [
      'spa',
      'centro de spa',
      'balneario*',
      'spa urbano',
      'centro de bienestar',
      'spas',
      'centro termal',
      'baños árabes',
      'hammam',
      'temazcal',
      'centro wellness',
      'circuito de aguas',
      'centro de hidroterapia',
      'flotarium',
      'cueva de sal',
    ],
    fr: [
      'spa',
      'spa et bien être',
      'hammam',
      'centre de bien être',
      'espace bien être',
      'spas',
      'day spa*',
      'balnéothérapie',
      'thalasso',
      'thalassothérapie',
      'centre thermal',
      'bains thermaux',
      'bains nordiques',
      'bain flottant',
      'flottaison',
      'centre wellness',
      'grotte de sel',
      'bains scandinaves',
      'espace de bien être',
    ],
    it: [
      'spa',
      'centro benessere',
      'beauty spa',
      'hammam',
      'centri benessere',
      'stabilimento termale',
      'centro termale',
      'centro wellness',
      'stanza del sale',
      'grotta di sale',
      'haloterapia',
      'sauna e bagno turco',
    ],
    nl: [
      'day spa*',
      'wellnesscentrum',
      'spa',
      'sauna en wellness',
      'privé sauna',
      "spa's",
      'dayspa*',
      'wellnesscenter',
      'privésauna*',
      'privewellness',
      'saunacomplex',
      'thermaalbad',
      'badhuis',
      'zoutkamer',
      'zoutgrot',
      'floaten',
      'floatcentrum',
      'hamam',
      'hammam',
      'kuuroord',
      'wellnessoase',
      'wellness salon',
    ],
    pt: [
      'spa',
      'day spa*',
      'centro de bem estar',
      'spa urbano',
      'spas',
      'centro wellness',
      'balneário termal',
      'hammam',
      'espaço zen',
      'centro termal',
      'talassoterapia',
      'banhos termais',
      'gruta de sal',
    ],
  },
  work: { en: ['sauna', 'body wrap*', 'hydrotherapy'] },
  neverAlone: { en: ['wellness', 'relax'] },
  jobs: {
    en: ['massages', 'facials', 'body wraps', 'body scrubs', 'couples massage', 'sauna', 'hydrotherapy'],
    de: ['sauna', 'dampfbad', 'hamam', 'peeling', 'floating'],
    es: ['circuito termal', 'masajes', 'envolturas', 'sauna'],
    fr: ['hammam', 'gommage', 'massages', 'enveloppement', 'jacuzzi'],
    it: ['massaggi', 'sauna', 'bagno turco', 'percorso benessere'],
    nl: ['sauna', 'hammam', 'scrub', 'massages'],
    pt: ['massagens', 'sauna', 'esfoliação', 'banho turco'],
  },
  sharedJobs: {
    en: [
      'facial*',
      'body scrub*',
      'body wrap*',
      'hot stone massage*',
      'couples massage*',
      'steam room',
      'manicure*',
      'aromatherapy',
      'hammam',
      'infrared sauna',
    ],
    de: [
      'gesichtsbehandlung*',
      'peeling*',
      'hot-stone-massage*',
      'paarmassage*',
      'aromamassage*',
      'körperbehandlung*',
      'private spa',
    ],
    es: [
      'masaje relajante',
      'tratamiento facial',
      'tratamientos faciales',
      'exfoliación corporal',
      'masaje en pareja',
      'hammam',
      'temazcal',
      'circuito de aguas',
    ],
    fr: [
      'massage relaxant',
      'soin du visage',
      'enveloppement*',
      'massage en duo',
      'modelage*',
      'soins du corps',
      'balnéothérapie',
      'flottaison',
      'grotte de sel',
    ],
    it: [
      'massaggio rilassante',
      'trattamenti viso',
      'trattamenti corpo',
      'massaggio di coppia',
      'fanghi',
      'stanza del sale',
      'grotta di sale',
    ],
    nl: [
      'gezichtsbehandeling*',
      'lichaamsscrub',
      'stoombad',
      'hotstone massage',
      'duo massage',
      'ontspanningsmassage',
      'arrangementen',
      'zoutkamer',
      'zoutgrot',
      'floaten',
    ],
    pt: [
      'massagem relaxante',
      'limpeza de pele',
      'hidromassagem',
      'tratamentos faciais',
      'tratamentos corporais',
      'day spa',
      'hammam',
    ],
  },
  mentions: {
    en: `
      massage; massage therapy; swedish massage; deep tissue massage; prenatal massage; aromatherapy massage;
      body treatments; pedicures; salt room; salt cave; float therapy; spa packages; spa days; spa parties; waxing;
      head spa; hot tub; mud wraps; reflexology; cold plunge; thermal suite; lymphatic massage
    `,
    de: `
      massagen; aromaölmassage; ganzkörpermassage; rückenmassage; lomi lomi nui; ayurveda; finnische sauna; biosauna;
      infrarotkabine; infrarotsauna; whirlpool; salzgrotte; rasulbad; cleopatrabad; hamam zeremonie; körperpeeling;
      seifenschaummassage; day spa pakete; spa für zwei; fußpflege; maniküre; aufguss; floaten; mädelstag; kosmetik;
      dampfsauna; kopfmassage; wellnesspakete; wellnessmassagen
    `,
    es: `
      masaje; masaje descontracturante; masaje con piedras calientes; circuito spa; circuito hidrotermal; baño turco;
      baño de vapor; jacuzzi; hidromasaje; hidroterapia; chocolaterapia; vinoterapia; envoltura corporal;
      envolturas corporales; exfoliación; exfoliaciones; aromaterapia; reflexología; rituales; rituales en pareja;
      spa en pareja; faciales; facial; tratamientos corporales; despedidas de soltera; manicura; pedicura; flotación;
      día de spa; drenaje linfático; masaje tailandés; masaje ayurvédico; masajes en pareja; masaje prenatal
    `,
    fr: `
      massage californien; massage suédois; massage aux pierres chaudes; sauna; bain à remous; bain vapeur;
      spa privatif; privatisation; gommage du corps; gommages; enveloppements; soin du corps; soins visage;
      soin visage; soins du visage; rituels; rituel hammam; savon noir; manucure; pédicure; forfaits; évjf;
      réflexologie; aquagym; cryothérapie; facial; head spa; soins minceur; pressothérapie; escapade; massothérapie;
      rituel duo; massage en couple; massage duo; massage balinais; massage femme enceinte; massage thaï
    `,
    it: `
      massaggio; massaggio hot stone; massaggio svedese; bagno di vapore; sauna finlandese; biosauna; idromassaggio;
      vasca idromassaggio; piscina idromassaggio; docce emozionali; doccia emozionale; rituali; rituale hammam; scrub;
      scrub corpo; savonage; peeling corpo; trattamento viso; trattamento corpo; fangoterapia; vasca nuvola; floating;
      percorso spa; percorso di coppia; spa di coppia; private spa; addio al nubilato; aromaterapia; tisaneria;
      area relax; ingresso spa; linfodrenaggio; riflessologia plantare; aufguss; pacchetti benessere; manicure;
      pedicure; rituali di coppia
    `,
    nl: `
      massage; massages en behandelingen; hotstonemassage; aromamassage; rugmassage; zwangerschapsmassage;
      voetmassage; hoofdmassage; infraroodsauna; infrarood sauna; finse sauna; turks stoombad; stoomcabine; jacuzzi;
      bubbelbad; zwembad; hammam behandeling; hammamritueel; scrubbehandeling; scrubmassage; bodyscrub; body scrub;
      lichaamspakking; lichaamspakkingen; lichaamsbehandelingen; rasul; rasulbehandeling; opgietingen; opgieting;
      löyly; duobehandelingen; duo arrangement; privé wellness; wellness arrangementen; wellnessarrangement;
      dagarrangementen; verwendag
    `,
    pt: `
      massagem; massagem de casal; massagem a dois; shiatsu; reflexologia; ofurô; banho de imersão; banho de ofurô;
      escalda pés; jacuzzi; banho a vapor; circuito termal; circuito de águas; hidroterapia; envolvimento;
      envolvimentos corporais; esfoliação corporal; ritual; rituais; rituais de spa; dia da noiva; day spa casal;
      programas de spa; spa a dois; spa dos pés; spa capilar; facial; tratamento facial; aromaterapia;
      drenagem linfática; manicure; pedicure; flutuação; vinoterapia; chocoterapia; despedida de solteira;
      bambuterapia; ventosaterapia; banhos relaxantes
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Tranquil day spa in Bath' },
      { language: 'fr', text: 'Spa et bien-être à Vichy' },
    ],
    notNamed: [
      { language: 'en', text: 'Spacious rooms with a spare key' },
      { language: 'es', text: 'El espacio de trabajo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};
