import type { TradeEntry } from '../../trade.ts';

export const podiatrist: TradeEntry = {
  id: 'podiatrist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'podiatrist',
  companyNoun: 'foot care practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic', 'Podiatric'],
  additionalType: 'http://www.productontology.org/id/Podiatry',
  names: {
    en: [
      'podiatrist*',
      'podiatry',
      'foot doctor*',
      'chiropodist*',
      'foot clinic',
      'foot health practitioner*',
      'podiatric clinic',
      'podiatric',
      'podiatry clinic',
      'foot and ankle clinic',
      'foot and ankle center',
      'foot & ankle',
      'foot and ankle',
      'foot care clinic',
      'foot care nurse',
      'podiatric surgeon*',
      'foot specialist*',
      'chiropody',
      'foot health clinic',
      'foot care',
      'foot healthcare',
      'podiatry centre',
      'foot surgeon*',
    ],
    de: [
      'podolog*',
      'fußpflege*',
      'medizinische fußpflege',
      'praxis für podologie',
      'podologische praxis',
      'fachfußpflege',
      'mobile fußpflege',
      'fußgesundheit',
      'fußzentrum',
      'fußsprechstunde',
      'fußambulanz',
      'praxis für fußpflege',
    ],
    es: [
      'podólogo*',
      'podóloga*',
      'podología',
      'clínica podológica',
      'podología y biomecánica',
      'centro podológico',
      'clínica del pie',
      'centro de podología',
      'consulta de podología',
      'clínica de podología',
      'podiatra*',
      'podiatría',
      'quiropodista*',
      'quiropodia',
      'gabinete de podología',
      'cuidado del pie',
      'clínica de pies',
      'podoposturología',
      'podología deportiva',
    ],
    fr: [
      'podologue*',
      'pédicure podologue',
      'podologie',
      'pédicures podologues',
      'podologie du sport',
      'cabinet de podologie',
      'pédicurie',
      'pédicurie-podologie',
      'cabinet de pédicurie-podologie',
      'podiatre*',
      'podiatrie',
      'clinique podiatrique',
      'podo-orthésiste*',
      'orthopodologue*',
      'soins podologiques',
      'clinique du pied',
      'pédicurie médicale',
      'pédicure médicale',
      'podoposturologue*',
      'podologue du sport',
      'infirmière en soins de pieds',
      'podo',
      'podologique',
    ],
    it: [
      'podologo',
      'podologi',
      'podologia',
      'studio podologico',
      'podologa',
      'podologhe',
      'podologia medica',
      'centro podologico',
      'podoiatra',
      'ambulatorio podologico',
      'studio di podologia',
      'podologico',
      'podologia sportiva',
      'pedicure curativo',
      'salute del piede',
      'clinica del piede',
      'cura del piede',
      'podoiatria',
      'centro di podologia',
    ],
    nl: [
      'podoloog',
      'podologie',
      'pedicure',
      'podotherap*',
      'medisch pedicure',
      'podologen',
      'podologiepraktijk',
      'podologe',
      'pedicures',
      'pedicuresalon',
      'pedicurepraktijk',
      'pedicure praktijk',
      'medische pedicure',
      'medisch voetverzorger',
      'voetverzorging',
      'voetverzorger',
      'voetverzorgster',
      'voetzorg*',
      'voetenpraktijk',
      'podozorg',
      'podoposturaal*',
      'podoposturale',
      'podiatrie',
      'podiater',
      'voetkliniek',
      'voetpraktijk',
      'voetencentrum',
      'voetencentra',
      'voetspecialist*',
      'pedicurezaak',
      'praktijk voor podologie',
      'medische voetverzorging',
      'gespecialiseerd voetverzorgster',
      'podologische praktijk',
      'voetencoach',
      'ambulante pedicure',
      'registerpodoloog',
    ],
    pt: [
      'podologista*',
      'podólogo*',
      'podologia',
      'clínica de podologia',
      'podóloga*',
      'podiatra*',
      'podiatria',
      'consultório de podologia',
      'centro de podologia',
      'clínica do pé',
      'clínica podológica',
      'saúde do pé',
      'podologia clínica',
      'podologia desportiva',
      'podiatrista*',
      'centro podológico',
      'quiropodia',
      'podologia médica',
    ],
  },
  work: { en: ['ingrown toenail*', 'orthotics'] },
  neverAlone: {},
  jobs: {
    en: [
      'ingrown toenails',
      'orthotics',
      'diabetic foot care',
      'bunions',
      'heel pain',
      'nail surgery',
      'verruca treatment',
    ],
    de: ['nagelkorrektur*', 'diabetischer fuß', 'hornhautentfernung', 'orthonyxie'],
    es: ['quiropodia', 'plantillas', 'uñas encarnadas', 'papilomas'],
    fr: ['semelles orthopédiques', 'soins de pédicurie', 'ongles incarnés'],
    it: ['onicocriptosi', 'plantari', 'verruche', 'piede diabetico'],
    nl: ['voetverzorging', 'steunzolen', 'ingegroeide nagel', 'diabetische voet'],
    pt: ['unhas encravadas', 'palmilhas', 'pé diabético', 'verrugas'],
  },
  sharedJobs: {
    en: ['nail cutting', 'callus removal', 'gait analysis', 'fungal nails', 'biomechanical assessment*'],
    de: [
      'medizinische fußpflege',
      'nagelkorrektur',
      'orthonyxiespange*',
      'nagelprothetik',
      'hühneraugen',
      'warzenbehandlung',
      'einlagen',
    ],
    es: ['estudio de la pisada', 'pie diabético', 'hongos', 'cirugía ungueal', 'podología deportiva'],
    fr: ['orthoplastie', 'pied diabétique', 'bilan podologique', 'verrues', 'podologie du sport', 'pédicurie'],
    it: ['unghia incarnita', 'onicomicosi', 'analisi del passo', 'ortesi', 'podologia sportiva'],
    nl: ['podotherapie', 'nagelbeugel*', 'ingegroeide nagels', 'eelt', 'likdoorns', 'ganganalyse'],
    pt: ['calosidades', 'micose*', 'órteses', 'análise da marcha', 'podologia desportiva'],
  },
  mentions: {
    en: `
      routine foot care; general foot care; toenail cutting; corns and calluses; corn removal; callus treatment;
      plantar fasciitis; fungal nail treatment; fungal nail infections; verrucas; athlete's foot; custom orthotics;
      shockwave therapy; laser therapy; hammertoes; flat feet; diabetic foot assessments; children's feet;
      foot surgery; sports podiatry; ankle sprains
    `,
    de: `
      podologische behandlung; podologische komplexbehandlung; kosmetische fußpflege; diabetische fußpflege;
      nagelbehandlung; nagelpflege; nagelspangen; nagelkorrekturspangen; eingewachsene nägel; hornhaut;
      hühneraugenentfernung; nagelpilz; nagelpilzbehandlung; druckschutz; druckentlastung; orthosen; warzen;
      hausbesuche; fußmassage; rhagaden; fußbad; fußreflexzonenmassage; lackieren
    `,
    es: `
      podología general; podología infantil; biomecánica; estudio biomecánico; estudio biomecánico de la marcha;
      estudios de la pisada; plantillas personalizadas; plantillas a medida; uñas encarnadas y hongos;
      hongos en las uñas; onicomicosis; onicocriptosis; verrugas plantares; papiloma; durezas y callos; callos;
      juanetes; fascitis plantar; ortesis de silicona; siliconas; ortonixia; reconstrucción de uñas; uñeros;
      ozonoterapia; pedicura; podología geriátrica; podología a domicilio
    `,
    fr: `
      soins de pédicure; soin de pédicurie; soins des ongles; semelles; semelles orthopédiques sur mesure;
      orthèses plantaires; orthèses; orthonyxie; ongle incarné; onychoplastie; cors et durillons; cors; durillons;
      callosités; mycoses; verrues plantaires; examen podologique; examen biomécanique; analyse de la marche;
      podologie pédiatrique; posturologie; fasciite plantaire; soins à domicile; oignons; pieds plats;
      chirurgie du pied
    `,
    it: `
      trattamento podologico; trattamenti podologici; calli e duroni; calli; ipercheratosi; unghie incarnite;
      unghie micotiche; micosi; verruche plantari; ortesi plantari; ortesi digitali; ortesi in silicone;
      plantari su misura; ortonixia; rieducazione ungueale; ricostruzione ungueale; esame baropodometrico;
      analisi della camminata; valutazione biomeccanica; podologia pediatrica; piede reumatico; onicoplastica;
      alluce valgo; fascite plantare; tallonite
    `,
    nl: `
      voetbehandeling; pedicurebehandeling; medische pedicurebehandeling; diabetische voetverzorging; diabetesvoet;
      reumatische voet; risicovoeten; eelt verwijderen; eelt en likdoorns; kloven; eksterogen; kalknagels;
      schimmelnagels; schimmelnagel; nagelreparatie; nagelprothese; nagelregulatie; orthonyxie; orthesen; orthese;
      podologische zolen; zooltherapie; inlegzolen; therapeutische zolen; steunzolen op maat; ortheses; vilttherapie;
      druktechniek; wratten; voetwratten; instrumentele behandeling; hielspoor; platvoeten; voetmassage; voetanalyse;
      voetonderzoek; voetscan; loopanalyse; kindervoeten; hallux valgus
    `,
    pt: `
      quiropodologia; consulta de podologia; podologia geral; podologia infantil; podopediatria; unha encravada;
      onicocriptose; onicomicose; fungos; micoses; calos; calos e calosidades; calosidade; verrugas plantares;
      ortonixia; órtese ungueal; órteses plantares; ortóteses; palmilhas personalizadas; palmilhas ortopédicas;
      estudo biomecânico; biomecânica; joanetes; fascite plantar; laserterapia; reconstrução ungueal; podoprofilaxia;
      cirurgia ungueal; reflexologia podal; spa dos pés; fissuras; pés diabéticos; profilaxia; podologia geriátrica
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Step Right podiatry in Perth' },
      { language: 'fr', text: 'Pédicure-podologue à Caen' },
    ],
    notNamed: [
      { language: 'en', text: 'Twelve square foot of shelf' },
      { language: 'es', text: 'Apodo del jugador' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/podiatrist',
};
