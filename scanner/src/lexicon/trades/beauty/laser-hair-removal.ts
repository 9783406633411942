import type { TradeEntry } from '../../trade.ts';

export const laserHairRemoval: TradeEntry = {
  id: 'laser-hair-removal',
  questions: 'generic',
  customers: 'salon',
  noun: 'laser hair removal clinic',
  companyNoun: 'laser hair removal clinic',
  schemaTypes: ['BeautySalon', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Laser_hair_removal',
  names: {
    en: [
      'laser hair removal*',
      'laser clinic*',
      'hair removal clinic',
      'hair removal studio',
      'laser hair clinic',
      'electrolysis clinic',
      'electrologist*',
      'laser hair reduction',
      'permanent hair removal',
    ],
    de: [
      'dauerhafte haarentfernung',
      'laser haarentfernung*',
      'laserhaarentfernung*',
      'haarentfernungsstudio',
      'laserstudio',
      'permanente haarentfernung',
      'ipl studio',
      'enthaarungsstudio',
      'diodenlaser haarentfernung',
      'haarentfernung studio',
      'laserzentrum',
    ],
    es: [
      'depilación láser',
      'depilación laser',
      'depilación láser diodo',
      'centro de depilación láser',
      'clínica láser',
      'centro láser',
      'depilación definitiva',
      'fotodepilación',
      'depilación permanente',
    ],
    fr: [
      'épilation laser',
      'épilation définitive',
      "centre d'épilation laser",
      'centre laser',
      'épilation au laser',
      'épilation à la lumière pulsée',
      "centre d'épilation définitive",
      'clinique laser',
      'électrolyste*',
      'épilation électrique',
    ],
    it: [
      'epilazione laser',
      'depilazione laser',
      'epilazione definitiva',
      'centro epilazione laser',
      'epilazione permanente',
      'depilazione definitiva',
      'centro laser',
      'laser diodo epilazione',
      'elettrodepilazione',
    ],
    nl: [
      'laserontharing*',
      'definitief ontharen',
      'definitieve ontharing',
      'laserkliniek*',
      'ontharingskliniek',
      'lasercentrum',
      'permanente ontharing',
      'ontharingsstudio',
      'laserontharen',
      'definitief ontharen kliniek',
    ],
    pt: [
      'depilação a laser',
      'depilação laser',
      'depilação definitiva',
      'clínica de depilação a laser',
      'clínica laser',
      'fotodepilação',
      'depilação permanente',
      'centro de depilação a laser',
      'centro de depilação',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['electrolysis hair removal'],
    de: ['haarentfernung mit laser', 'elektroepilation'],
    es: ['depilación láser hombre', 'depilación eléctrica'],
    fr: ['épilation laser homme', 'électrolyse'],
    it: ['epilazione laser uomo', 'elettrocoagulazione peli'],
    nl: ['laserontharing mannen', 'elektrisch epileren'],
    pt: ['depilação a laser masculina', 'eletrólise'],
  },
  sharedJobs: {
    en: [
      'ipl',
      'electrolysis',
      'underarm laser',
      'brazilian laser',
      'bikini laser',
      'full body laser',
      'laser facial',
      'skin rejuvenation',
      'tattoo removal',
      'pigmentation removal',
      'laser hair removal*',
      'permanent hair removal',
    ],
    de: [
      'ipl',
      'haarentfernung',
      'diodenlaser',
      'nadelepilation',
      'shr',
      'achseln',
      'bikinizone',
      'intimbereich',
      'tattooentfernung',
      'beine',
      'hautverjüngung',
      'dauerhafte haarentfernung',
      'laser haarentfernung*',
      'laserhaarentfernung*',
      'permanente haarentfernung',
      'diodenlaser haarentfernung',
    ],
    es: [
      'láser diodo',
      'axilas',
      'ingles',
      'piernas completas',
      'depilación facial',
      'eliminación de tatuajes',
      'ipl',
      'rejuvenecimiento facial',
      'depilación brasileña',
      'cuerpo completo',
      'depilación láser',
      'depilación laser',
      'depilación láser diodo',
      'depilación definitiva',
      'fotodepilación',
      'depilación permanente',
    ],
    fr: [
      'laser diode',
      'lumière pulsée',
      'détatouage',
      'aisselles',
      'maillot intégral',
      'jambes complètes',
      'photorajeunissement',
      'laser alexandrite',
      'traitement laser',
      'demi-jambes',
      'épilation laser',
      'épilation définitive',
      'épilation au laser',
      'épilation à la lumière pulsée',
      'épilation électrique',
    ],
    it: [
      'laser diodo',
      'luce pulsata',
      'ascelle',
      'inguine',
      'gambe',
      'rimozione tatuaggi',
      'fotoringiovanimento',
      'epilazione viso',
      'laser alessandrite',
      'total body',
      'epilazione laser',
      'depilazione laser',
      'epilazione definitiva',
      'epilazione permanente',
      'depilazione definitiva',
      'laser diodo epilazione',
      'elettrodepilazione',
    ],
    nl: [
      'ipl',
      'ontharen',
      'oksels',
      'bikinilijn',
      'tattoo verwijderen',
      'huidverjonging',
      'elektrolyse',
      'benen',
      'bovenlip',
      'diodelaser',
      'laserontharing*',
      'definitief ontharen',
      'definitieve ontharing',
      'permanente ontharing',
      'laserontharen',
    ],
    pt: [
      'laser díodo',
      'axilas',
      'virilha completa',
      'pernas completas',
      'buço',
      'luz pulsada',
      'remoção de tatuagens',
      'rejuvenescimento',
      'meia perna',
      'corpo inteiro',
      'depilação a laser',
      'depilação laser',
      'depilação definitiva',
      'fotodepilação',
      'depilação permanente',
    ],
  },
  mentions: {
    en: `
      laser treatments; full leg; half leg; upper lip; chin; full face; underarms; bikini line; hollywood; full arms;
      chest and back; mens laser hair removal; laser for men; carbon facial; laser genesis; ipl photofacial;
      vein removal; acne treatment; laser tattoo removal; diode laser; alexandrite laser; ndyag; patch test;
      ingrown hairs
    `,
    de: `
      achselhaare; haarentfernung männer; haarentfernung frauen; ganzkörper; ganzkörper haarentfernung;
      bikinizone enthaarung; oberlippe; kinn; gesichtshaare; unterschenkel; oberschenkel; rücken; brust; arme;
      carbon peeling; carbon laser peeling; pigmentflecken; couperose; alexandritlaser; xenogel; super hair removal;
      waxing; sugaring; epilation
    `,
    es: `
      depilación láser mujer; depilación láser alejandrita; láser alejandrita; láser de diodo; láser soprano;
      medias piernas; bozo; labio superior; mentón; brazos; espalda; pecho; abdomen; glúteos; bikini;
      ingles brasileñas; hilo alba; eliminación de manchas; hollywood peel; peeling carbón activado; foliculitis
    `,
    fr: `
      épilation permanente; épilation laser femme; épilation progressive; maillot; maillot brésilien;
      lèvre supérieure; menton; visage; bras; torse; aréoles; corps entier; couperose; taches pigmentaires;
      carbon peel; peeling carbon; laser yag; laser nd yag; cicatrices; varicosités; acné
    `,
    it: `
      epilazione laser donna; epilazione progressivamente permanente; gamba intera; mezza gamba; inguine totale;
      baffetto; mento; viso; braccia; schiena; petto; addome; glutei; macchie cutanee; couperose; epilazione ago;
      laser nd yag; carbon peel; peeling laser; irsutismo; follicolite
    `,
    nl: `
      laser ontharing; ontharing met laser; volledig lichaam; brazilian; hollywood; onderbenen; bovenbenen; gezicht;
      borst; armen; couperose; pigmentvlekken; steelwratjes; laserbehandeling; laserbehandelingen; carbon peel;
      alexandrietlaser; rode vaatjes; schimmelnagels; sugaring; waxen; scheerbultjes
    `,
    pt: `
      depilação a laser feminina; depilação masculina; laser alexandrite; laser diodo; laser de diodo; virilha;
      virilhas; virilha cavada; meias pernas; braços; costas; peito; abdómen; glúteos; queixo; faixa de barba; rosto;
      foliculite; manchas; clareamento; remoção de tatuagem; hollywood peel; peeling de carvão
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Silk Skin laser hair removal in Mesa' },
      { language: 'de', text: 'Dauerhafte Haarentfernung in Hagen' },
      { language: 'nl', text: 'Laserontharing in Breda' },
    ],
    notNamed: [
      { language: 'en', text: 'Laser engraving of awards' },
      { language: 'fr', text: 'Découpe au laser' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
