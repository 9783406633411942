import type { TradeEntry } from '../../trade.ts';

export const podiatrist: TradeEntry = {
  id: 'podiatrist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'podiatrist',
  companyNoun: 'foot care practice',
  schemaTypes: ['MedicalClinic', 'Podiatric', 'MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Podiatry',
  names: {
    en: ['podiatrist*', 'podiatry', 'foot doctor*', 'chiropodist*', 'foot clinic', 'foot health practitioner*'],
    de: ['podolog*', 'fußpflege*', 'medizinische fußpflege', 'praxis für podologie'],
    es: ['podólogo*', 'podóloga*', 'podología', 'clínica podológica'],
    fr: ['podologue*', 'pédicure podologue', 'podologie', 'pédicures podologues'],
    it: ['podologo', 'podologi', 'podologia', 'studio podologico'],
    nl: ['podoloog', 'podologie', 'pedicure', 'podotherap*', 'medisch pedicure'],
    pt: ['podologista*', 'podólogo*', 'podologia', 'clínica de podologia'],
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
    es: ['estudio de la pisada', 'pie diabético', 'hongos', 'cirugía ungueal'],
    fr: ['orthoplastie', 'pied diabétique', 'bilan podologique', 'verrues'],
    it: ['unghia incarnita', 'onicomicosi', 'analisi del passo', 'ortesi'],
    nl: ['podotherapie', 'nagelbeugel*', 'ingegroeide nagels', 'eelt', 'likdoorns', 'ganganalyse'],
    pt: ['calosidades', 'micose*', 'órteses', 'análise da marcha'],
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
      ozonoterapia; pedicura; podología deportiva; podología geriátrica; podología a domicilio
    `,
    fr: `
      pédicurie; soins de pédicure; soin de pédicurie; soins des ongles; semelles; semelles orthopédiques sur mesure;
      orthèses plantaires; orthèses; orthonyxie; ongle incarné; onychoplastie; cors et durillons; cors; durillons;
      callosités; mycoses; verrues plantaires; examen podologique; examen biomécanique; analyse de la marche;
      podologie du sport; podologie pédiatrique; posturologie; fasciite plantaire; soins à domicile; oignons;
      pieds plats; chirurgie du pied
    `,
    it: `
      trattamento podologico; trattamenti podologici; calli e duroni; calli; ipercheratosi; unghie incarnite;
      unghie micotiche; micosi; verruche plantari; ortesi plantari; ortesi digitali; ortesi in silicone;
      plantari su misura; ortonixia; rieducazione ungueale; ricostruzione ungueale; esame baropodometrico;
      analisi della camminata; valutazione biomeccanica; podologia sportiva; podologia pediatrica; piede reumatico;
      onicoplastica; alluce valgo; fascite plantare; tallonite
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
      quiropodologia; consulta de podologia; podologia geral; podologia infantil; podologia desportiva; podopediatria;
      unha encravada; onicocriptose; onicomicose; fungos; micoses; calos; calos e calosidades; calosidade;
      verrugas plantares; ortonixia; órtese ungueal; órteses plantares; ortóteses; palmilhas personalizadas;
      palmilhas ortopédicas; estudo biomecânico; biomecânica; joanetes; fascite plantar; laserterapia;
      reconstrução ungueal; podoprofilaxia; cirurgia ungueal; reflexologia podal; spa dos pés; fissuras;
      pés diabéticos; profilaxia; podologia geriátrica
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
