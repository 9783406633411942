import type { TradeEntry } from '../../trade.ts';

export const doula: TradeEntry = {
  id: 'doula',
  questions: 'generic',
  customers: 'practice',
  noun: 'doula',
  companyNoun: 'doula service',
  schemaTypes: ['LocalBusiness', 'MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Doula',
  names: {
    en: [
      'doula*',
      'birth doula*',
      'postpartum doula*',
      'birth companion',
      'birth coach',
      'birthkeeper',
      'doula services',
      'birth worker*',
      'birth keeper*',
      'childbirth educator*',
      'birth companions',
      'postpartum care specialist*',
      'postnatal support',
    ],
    de: [
      'doula*',
      'geburtsbegleiter*',
      'mütterpflegerin*',
      'geburtsbegleitung durch doula',
      'wochenbettbegleiter*',
      'mütterpflege',
      'wochenbettpflege',
      'schwangerschaftsbegleit*',
      'geburtscoach*',
      'geburtsmentorin',
      'geburtsvorbereiterin',
    ],
    es: [
      'doula*',
      'acompañamiento doula',
      'acompañante de parto',
      'doula de parto',
      'doula de posparto',
      'acompañantes de parto',
      'acompañamiento a la maternidad',
      'acompañamiento en la maternidad',
      'acompañante perinatal',
      'acompañamiento perinatal',
      'educadora perinatal',
      'educadora prenatal',
      'asesora de maternidad',
      'acompañante de maternidad',
    ],
    fr: [
      'doula*',
      'accompagnante à la naissance',
      'accompagnante périnatale',
      'accompagnement périnatal',
      'accompagnement à la naissance',
      'accompagnantes périnatales',
      'accompagnantes à la naissance',
      'accompagnante de naissance',
      'accompagnement de naissance',
      'accompagnante à la parentalité',
      'accompagnante naissance',
      'coach périnatale',
      'accompagnement naissance',
      'accompagnante de la maternité',
    ],
    it: [
      'doula*',
      'doule',
      'accompagnamento alla nascita',
      'assistente alla maternità',
      'operatrice perinatale',
      'accompagnamento alla maternità',
      'educatrice perinatale',
      'accompagnatrice alla nascita',
      'operatrici perinatali',
      'assistenti alla maternità',
      'assistenza alla maternità',
      'operatrice della nascita',
      'educatrici perinatali',
    ],
    nl: [
      'doula*',
      'geboortebegeleid*',
      'bevallingsbegeleid*',
      'geboortecoach*',
      'postpartum doula',
      'zwangerschapscoach*',
      'geboortedoula*',
      'bevallingscoach*',
      'zwangerschapsbegeleid*',
      'postpartumcoach*',
      'kraamdoula*',
      'bevallingsdoula*',
      'postpartumbegeleid*',
    ],
    pt: [
      'doula*',
      'doulagem',
      'acompanhante de parto',
      'doula de parto',
      'doula pós-parto',
      'acompanhantes de parto',
      'acompanhamento de parto',
      'assistente de parto',
      'acompanhante perinatal',
      'educadora perinatal',
      'educadoras perinatais',
      'acompanhamento perinatal',
      'acompanhamento na maternidade',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['birth doula support', 'postpartum doula support'],
    de: ['doula begleitung'],
    es: ['acompañamiento al parto'],
    fr: ['accompagnement doula'],
    it: ['sostegno doula'],
    nl: ['doula begeleiding'],
    pt: ['acompanhamento de doula'],
  },
  sharedJobs: {
    en: [
      'birth support',
      'postpartum support',
      'birth plan',
      'childbirth education',
      'placenta encapsulation',
      'birth photography',
      'lactation support',
      'hypnobirthing',
      'overnight support',
      'bereavement support',
      'doula services',
    ],
    de: [
      'geburtsbegleitung',
      'geburtsvorbereitung',
      'wochenbettbegleitung',
      'trageberatung',
      'hypnobirthing',
      'rebozo',
      'stillberatung',
      'vorgespräche',
      'geburtsplan',
      'nachgespräch',
    ],
    es: [
      'acompañamiento en el parto',
      'acompañamiento en el embarazo',
      'posparto',
      'plan de parto',
      'preparación al parto',
      'lactancia',
      'porteo',
      'hipnoparto',
      'rebozo',
      'duelo gestacional',
    ],
    fr: [
      'préparation à la naissance',
      'accompagnement postnatal',
      'projet de naissance',
      'soin rebozo',
      'portage',
      'allaitement',
      'relevailles',
      'massage bébé',
      'massage prénatal',
      'deuil périnatal',
    ],
    it: [
      'accompagnamento al parto',
      'sostegno post parto',
      'piano del parto',
      'massaggio neonatale',
      'babywearing',
      'allattamento',
      'rebozo',
      'gravidanza',
      'lutto perinatale',
      'sostegno alla maternità',
    ],
    nl: [
      'zwangerschapsbegeleiding',
      'geboorteplan',
      'hypnobirthing',
      'rebozo',
      'kraamtijd',
      'zwangerschapscursus',
      'bevalling',
      'postpartum',
      'babymassage',
      'draagconsult',
    ],
    pt: [
      'acompanhamento no parto',
      'pós-parto',
      'plano de parto',
      'preparação para o parto',
      'amamentação',
      'hipnobirthing',
      'rebozo',
      'parto humanizado',
      'massagem para bebés',
      'parto domiciliar',
    ],
  },
  mentions: {
    en: `
      labor support; labour support; birth preparation; birth planning; childbirth classes; prenatal visits;
      antenatal classes; virtual doula; home birth support; vbac support; cesarean support; newborn care;
      breastfeeding support; infant feeding support; fertility support; sibling support; belly binding; baby blessing;
      mother blessing; sleep support; baby massage; rebozo; on-call support; postpartum meals; abortion support
    `,
    de: `
      begleitung in der schwangerschaft; begleitung bei der geburt; begleitung im wochenbett; rufbereitschaft;
      geburtsvorbereitungskurs; geburtsaufarbeitung; geburtsverarbeitung; kaiserschnitt; hausgeburt; alleingeburt;
      sternenkinder; blessingway; mother blessing; babymassage; closing the bones; wochenbett; rückbildung;
      haushaltshilfe; schlafberatung; bauchtanz; plazenta
    `,
    es: `
      acompañamiento posparto; acompañamiento en el posparto; educación perinatal; preparación al parto en pareja;
      parto en casa; parto respetado; parto humanizado; cesárea; pvdc; asesoría de lactancia; masaje para bebés;
      masaje infantil; cerrada posparto; cierre de caderas; encapsulación de placenta; círculos de embarazadas;
      grupos de crianza; yoga prenatal; blessingway; fertilidad; canguroterapia
    `,
    fr: `
      accompagnement grossesse; accompagnement de la grossesse; accompagnement à l'accouchement;
      accompagnement post-partum; post-partum; plan de naissance; cours prénataux; rencontres prénatales;
      accouchement à domicile; hypnonaissance; avac; massage femme enceinte; rituel rebozo; blessing way;
      cercles de femmes; atelier portage; soutien à l'allaitement; fausse couche; bain enveloppé
    `,
    it: `
      sostegno in gravidanza; sostegno durante il parto; sostegno nel dopo parto; assistenza emotiva;
      assistenza post parto; accompagnamento alla gravidanza; preparazione al parto; corso preparto; parto in casa;
      vbac; cesareo; massaggio infantile; portare i piccoli; cerchi di mamme; blessing way; chiusura del bacino;
      lotus birth; puerperio; sostegno all'allattamento; hypnobirthing
    `,
    nl: `
      begeleiding bij de bevalling; begeleiding bij bevalling; geboortebegeleiding aan huis; zwangerschap;
      kraamperiode; bevallingsplan; thuisbevalling; keizersnede; sluitingsritueel; blessingway; mother blessing;
      closing the bones; bevalverhaal; verwerken bevalling; zwangerschapsmassage; zwangerschapsyoga; borstvoeding;
      voorbereiding op de bevalling; geboortefotografie
    `,
    pt: `
      acompanhamento na gravidez; acompanhamento na gestação; acompanhamento pós-parto; educação perinatal;
      consultoria de amamentação; parto em casa; parto natural; vbac; cesariana; shantala; babywearing; slings;
      pintura na barriga; chá de bênçãos; fechamento do corpo; círculos de gestantes; rodas de gestantes; placenta;
      spinning babies; banho de ofurô; luto perinatal
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Gentle Start doula in Portland' },
      { language: 'fr', text: 'Doula à Lausanne' },
      { language: 'pt', text: 'Doula em Campinas' },
    ],
    notNamed: [
      { language: 'en', text: 'Dull days are over' },
      { language: 'de', text: 'Geduld ist alles' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
