import type { TradeEntry } from '../../trade.ts';

export const dentalLaboratory: TradeEntry = {
  id: 'dental-laboratory',
  questions: 'generic',
  customers: 'workshop',
  noun: 'dental technician',
  companyNoun: 'dental laboratory',
  schemaTypes: ['MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Dental_laboratory',
  names: {
    en: [
      'dental laborator*',
      'dental lab',
      'dental labs',
      'dental technician*',
      'denture clinic',
      'denturist*',
      'dental ceramics lab',
      'denture lab',
      'orthodontic laborator*',
    ],
    de: [
      'dentallabor*',
      'zahntechnik*',
      'zahntechniker*',
      'zahnlabor*',
      'dental labor',
      'dentaltechnik*',
      'zahntechnisches labor',
      'zahnprothetiker*',
    ],
    es: [
      'laboratorio dental',
      'laboratorios dentales',
      'laboratorio de prótesis dental',
      'protésico dental',
      'protésicos dentales',
      'técnico dental',
      'mecánico dental',
      'mecánica dental',
    ],
    fr: [
      'laboratoire dentaire',
      'laboratoires dentaires',
      'laboratoire de prothèse dentaire',
      'prothésiste dentaire',
      'prothésistes dentaires',
      'prothèse dentaire laboratoire',
      'technicien dentaire',
      'technicien-dentiste',
      'denturologiste*',
      'clinique de denturologie',
    ],
    it: [
      'laboratorio odontotecnico',
      'laboratori odontotecnici',
      'odontotecnico',
      'odontotecnici',
      'odontotecnica',
      'laboratorio dentale',
    ],
    nl: [
      'tandtechni*',
      'tandtechnisch laboratorium',
      'dentaal laboratorium',
      'tandprothetic*',
      'tandprothetische praktijk',
      'dental lab',
      'kunstgebit*',
      'gebitsprothese*',
    ],
    pt: [
      'laboratório de prótese dentária',
      'laboratório de prótese',
      'protético dentário',
      'técnico de prótese dentária',
      'laboratório dentário',
      'laboratório de próteses dentárias',
      'protético*',
      'prótese dentária laboratório',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['denture repairs', 'denture repair', 'denture relines'],
    de: ['prothesenreparatur*', 'zahntechnische arbeiten'],
    es: ['reparación de prótesis dentales', 'composturas'],
    fr: ['réparation de prothèse*', 'regarnissage'],
    it: ['riparazione protesi', 'riparazione dentiere', 'ribasature'],
    nl: ['kunstgebit reparatie', 'gebit repareren', 'rebasen'],
    pt: ['conserto de próteses', 'conserto de dentadura*'],
  },
  sharedJobs: {
    en: [
      'crowns and bridges',
      'dentures',
      'implant restorations',
      'veneers',
      'night guards',
      'mouthguards',
      'partial dentures',
      'zirconia crowns',
      'cad/cam',
      'full dentures',
      'retainers',
    ],
    de: [
      'zahnersatz',
      'kronen und brücken',
      'vollkeramik',
      'teleskopkronen',
      'modellguss',
      'implantatprothetik',
      'totalprothesen',
      'veneers',
      'aufbissschienen',
      'sportmundschutz',
      'zirkon',
      'schnarcherschienen',
      'kieferorthopädie',
    ],
    es: [
      'prótesis fija',
      'prótesis removible',
      'prótesis dentales',
      'coronas de zirconio',
      'carillas',
      'prótesis sobre implantes',
      'férulas de descarga',
      'esqueléticos',
      'ortodoncia',
    ],
    fr: [
      'couronnes',
      'bridges',
      'prothèses complètes',
      'prothèses partielles',
      'prothèse fixe',
      'prothèse amovible',
      'facettes',
      'gouttières',
      'inlays',
      'prothèses sur implants',
      'stellite',
    ],
    it: [
      'protesi fissa',
      'protesi mobile',
      'protesi dentali',
      'corone in zirconia',
      'faccette',
      'scheletrati',
      'bite',
      'protesi su impianti',
      'ortodonzia',
    ],
    nl: [
      'kronen en bruggen',
      'volledige prothese',
      'gedeeltelijke prothese',
      'klikgebit',
      'frameprothese',
      'implantaten',
      'immediaatprothese',
      'sportbeschermers',
      'knarsplaat',
    ],
    pt: [
      'próteses dentárias',
      'prótese fixa',
      'prótese removível',
      'coroas',
      'facetas',
      'próteses sobre implantes',
      'goteiras',
      'placas de bruxismo',
      'esqueléticas',
      'ortodontia',
    ],
  },
  mentions: {
    en: `
      full and partial dentures; immediate dentures; implant dentures; flexible dentures; chrome dentures;
      chrome cobalt; crown and bridge; emax crowns; zirconia; implant abutments; surgical guides; splints;
      bite splints; sports mouthguards; orthodontic appliances; clear aligners; digital dentistry;
      digital impressions; 3d printed models; wax-ups; shade taking; repairs and relines
    `,
    de: `
      festsitzender zahnersatz; herausnehmbarer zahnersatz; kombinationstechnik; keramikkronen; zirkonkronen;
      zahnkronen; inlays; implantate; abutments; geschiebe; teilprothesen; zahnprothesen; vollprothesen;
      knirscherschienen; schienentherapie; unterkieferprotrusionsschiene; bohrschablonen; farbbestimmung; farbnahme;
      wax-up; intraoralscan; cad cam; cad/cam; lasertechnik; galvanotechnik; funktionsdiagnostik
    `,
    es: `
      prótesis dental; prótesis completas; prótesis parciales; dentaduras; coronas; puentes; zirconio; disilicato;
      metal cerámica; estructuras metálicas; implantes; cad cam; cad/cam; escaneado intraoral; guías quirúrgicas;
      encerado diagnóstico; protectores bucales; férulas; prótesis flexibles; ataches; alineadores
    `,
    fr: `
      prothèse dentaire; prothèses dentaires; dentier; dentiers; prothèse conjointe; prothèse adjointe;
      couronne zircone; zircone; céramique; céramo-métallique; implantologie; implants; châssis métallique;
      protège-dents; gouttière de bruxisme; cfao; cfao dentaire; empreinte optique; guide chirurgical; orthodontie;
      prise de teinte; wax-up; prothèse immédiate
    `,
    it: `
      protesi totali; protesi parziali; protesi scheletrata; dentiere; corone; ponti; zirconio; zirconia; ceramica;
      metallo ceramica; disilicato; intarsi; impianti; implantologia; toronto bridge; cad cam; cad/cam; paradenti;
      apparecchi ortodontici; mascherine; dime chirurgiche; ceratura diagnostica; scansione digitale
    `,
    nl: `
      prothese; protheses; noodprothese; plaatje; overkappingsprothese; prothese op implantaten; reparaties; kronen;
      bruggen; facings; zirkonium; porselein; inlays; mondbeschermers; splint; opbeetplaat; snurkbeugel; orthodontie;
      cad/cam; kleurbepaling; digitale afdruk
    `,
    pt: `
      prótese dentária; prótese total; prótese parcial; prótese flexível; dentaduras; coroas em zircónio; zircônia;
      zircónia; pontes; metalocerâmica; cerâmica; e-max; implantes; protocolo; cad cam; cad/cam; guias cirúrgicas;
      enceramento diagnóstico; protetores bucais; alinhadores; reparações
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Northgate dental laboratory' },
      { language: 'de', text: 'Dentallabor in Bochum' },
      { language: 'fr', text: 'Laboratoire de prothèse dentaire à Metz' },
    ],
    notNamed: [
      { language: 'en', text: 'Dental check-ups for children' },
      { language: 'de', text: 'Zahnarzt am Markt' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
