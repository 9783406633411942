import type { TradeEntry } from '../../trade.ts';

export const pharmacy: TradeEntry = {
  id: 'pharmacy',
  questions: 'healthcare',
  customers: 'shop',
  noun: 'pharmacy',
  companyNoun: 'pharmacy',
  schemaTypes: ['Pharmacy'],
  additionalType: null,
  names: {
    en: [
      'pharmacy',
      'pharmacies',
      'pharmacist*',
      'drugstore',
      'compounding pharmacy',
      'chemist shop',
      'drug store*',
      'community pharmacy',
      'chemists',
      'dispensing chemist*',
      'independent pharmacy',
      'dispensary pharmacy',
      'specialty pharmacy',
      'drug mart',
      'online pharmacy',
      'compounding pharmacist*',
      'pharmacy services',
      'pharma store',
      'pharmaceutical chemist*',
      'apothecary',
      'medical hall',
      'compounding chemist*',
      'medicines shop',
      'druggist*',
      'medicine shoppe',
    ],
    de: ['apotheke*', 'apotheker*', '*apotheke', '*apotheken', '*apotheker', 'pharmazie', 'offizin'],
    es: [
      'farmacia',
      'farmacias',
      'farmacéutico*',
      'botica',
      'farmacéutica*',
      'oficina de farmacia',
      'farmacia homeopática',
      'parafarmacia*',
      'boticas',
      'ortopedia y farmacia',
      'farmacia de guardia',
      'farmacia online',
      'farmacia de genéricos',
    ],
    fr: [
      'pharmacie',
      'pharmacies',
      'pharmacien*',
      'parapharmacie*',
      'officine*',
      'pharmacien titulaire',
      'pharmacie de garde',
      'apothicaire*',
      'groupement de pharmaciens',
      'pharmacies et parapharmacies',
    ],
    it: [
      'farmacia',
      'farmacie',
      'farmacista',
      'parafarmacia',
      'farmaciste',
      'farmacisti',
      'farmacia dei servizi',
      'farmacia comunale',
      'parafarmacie',
      'farmacia online',
      'farmacia omeopatica',
      'antica farmacia',
      'dottori farmacisti',
      'laboratorio galenico',
      'dispensario farmaceutico',
    ],
    nl: [
      'apotheek',
      'apotheken',
      'apotheker*',
      'parafarmacie',
      'dienstapotheek',
      'poliklinische apotheek',
      'online apotheek',
      'stadsapotheek',
      'dorpsapotheek',
      'internetapotheek',
      'zorgapotheek',
      'huisapotheek',
      'apotheekhoudend*',
      'bereidingsapotheek',
    ],
    pt: [
      'farmácia*',
      'farmacêutico*',
      'drogaria',
      'drogarias',
      'farmácia de manipulação',
      'parafarmácia*',
      'farmácia popular',
      'farmácia online',
      'farmácia magistral',
      'ervanária e farmácia',
      'farmácia homeopática',
      'laboratório de manipulação',
      'manipulação de medicamentos',
      'fórmulas magistrais',
    ],
  },
  work: { en: ['prescriptions', 'refill*'] },
  neverAlone: {},
  jobs: {
    en: ['prescription refills', 'flu shots', 'vaccinations', 'medication delivery', 'compounding'],
    de: ['blutdruckmessung', 'medikationsanalyse', 'impfungen', 'botendienst', 'rezepturen'],
    es: ['dermocosmética', 'fórmulas magistrales', 'sistema personalizado de dosificación', 'homeopatía'],
    fr: ['orthopédie', 'vaccination', 'préparation magistrale', 'homéopathie'],
    it: ['autoanalisi', 'preparazioni galeniche', 'holter', 'elettrocardiogramma'],
    nl: ['medicijnrol', 'bezorgservice', 'bloeddrukmeting'],
    pt: ['medição da tensão arterial', 'testes rápidos', 'manipulação', 'entrega ao domicílio'],
  },
  sharedJobs: {
    it: ['laboratorio galenico'],
  },
  mentions: {
    en: `
      prescriptions; prescription delivery; repeat prescriptions; prescription transfers;
      electronic prescription service; travel vaccinations; travel clinic; flu vaccination*; covid 19 vaccinations;
      immunizations; medication synchronization; medication reviews; blister packs; blister packaging; dosette boxes;
      blood pressure checks; blood pressure monitoring; pharmacy first; emergency contraception; minor ailments;
      ear wax removal; diabetic supplies; durable medical equipment; medical equipment; hormone replacement therapy;
      veterinary compounding; weight management; stop smoking service; vaccines; medication therapy management
    `,
    de: `
      medikamente vorbestellen; rezept einlösen; e rezept; blutzuckermessung; blutwerte; cholesterinmessung;
      kompressionsstrümpfe; verblisterung; homöopathie; reiseapotheke; reiseimpfberatung; reiseberatung;
      grippeschutzimpfung; naturkosmetik; kosmetik; dermokosmetik; heimversorgung; inkontinenzversorgung;
      milchpumpenverleih; verleih von milchpumpen; babywaagen; ernährungsberatung; bachblüten; schüssler salze;
      medikamentencheck; bandagen; tierarzneimittel; tiergesundheit; hausapotheke; inhalationsgeräte; wundversorgung;
      pflegehilfsmittel; lieferservice; allergietest; vitamine
    `,
    es: `
      formulación magistral; dispensación; ortopedia; parafarmacia; fitoterapia; cosmética; control de peso;
      toma de tensión; toma de presión arterial; control de tensión; medición de la presión arterial;
      análisis de glucosa; glucosa; colesterol; perforación de orejas; perforación de lóbulos;
      seguimiento farmacoterapéutico; sistemas personalizados de dosificación; deshabituación tabáquica;
      análisis capilar; salud bucodental; dietética; alimentación infantil; puericultura; inyecciones; vacunas;
      veterinaria; óptica; audiología; dermofarmacia; asesoramiento nutricional
    `,
    fr: `
      vaccinations; vaccin grippe; test angine; tests antigéniques; bilan de médication; bilans de médication;
      entretien pharmaceutique; entretiens pharmaceutiques; préparation des doses; préparation de pilulier; piluliers;
      aromathérapie; phytothérapie; micronutrition; matériel médical; location de matériel médical;
      maintien à domicile; bas de contention; contention; dermocosmétique; cosmétiques; livraison à domicile;
      renouvellement d'ordonnance; renouvellement de prescriptions; prise de tension; santé voyage; vétérinaire;
      nutrition; parapharmacie; tire lait; location de tire lait; bébé et maman; orthèses; semainier; dispill;
      arrêt tabac; perçage d'oreilles; lits médicalisés; diététique
    `,
    it: `
      misurazione pressione; misurazione della pressione; misurazione pressione arteriosa; autoanalisi del sangue;
      analisi del sangue; holter pressorio; holter cardiaco; telemedicina; prenotazione cup; vaccinazioni; tamponi;
      tamponi rapidi; foratura lobi; foratura orecchie; noleggio tiralatte; noleggio bilancia;
      noleggio apparecchiature elettromedicali; consegna a domicilio; farmaci veterinari; veterinaria; omeopatia;
      fitoterapia; dermocosmesi; cosmesi; integratori; galenica; dietetica; consulenza nutrizionale; nutrizionista;
      test intolleranze; intolleranze alimentari; prodotti per l'infanzia; infanzia; sanitaria; articoli sanitari;
      ortopedia; mineralometria; spirometria; cabina estetica
    `,
    nl: `
      herhaalrecepten; herhaalmedicatie; herhaalservice; receptenlijn; medicatiebeoordeling; medicatieoverzicht;
      medicatierol; baxter; baxterrol; weekdoos; medicijnen bestellen; vaccinatie; griepvaccin; griepprik;
      reisvaccinaties; reisadvies; reisapotheek; thuisbezorging; bezorging; bezorgdienst; afhaalautomaat; afhaalkluis;
      magistrale bereidingen; bereidingen; homeopathie; fytotherapie; aromatherapie; voedingssupplementen;
      diergeneeskunde; dierengeneesmiddelen; verhuur borstkolf; steunkousen; compressiekousen; hulpmiddelen;
      inhalatie instructie; stoppen met roken; incontinentiemateriaal; wondverzorging; cosmetica; babyvoeding
    `,
    pt: `
      medicamentos manipulados; dermocosmética; fórmulas manipuladas; homeopatia; fitoterapia; suplementos;
      aferição de pressão; medição da glicemia; aferição de glicemia; teste de glicemia; medição de colesterol;
      colesterol; perfuração de orelhas; furo de orelha; colocação de brincos; aplicação de injetáveis;
      aplicação de injeções; administração de vacinas; administração de injetáveis; vacinação; vacinas;
      consulta de nutrição; consultas de nutrição; nutrição; podologia; audiologia;
      preparação individualizada da medicação; revisão da medicação; testes de gravidez; cessação tabágica;
      entrega de medicamentos; entregas ao domicílio; ortopedia; puericultura; cosmética; veterinária;
      produtos veterinários; perfumaria; higiene oral; primeiros socorros
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Corner Pharmacy in Salem' },
      { language: 'de', text: 'Löwen-Apotheke am Markt' },
    ],
    notNamed: [
      { language: 'en', text: 'The pharmaceutical industry report' },
      { language: 'fr', text: 'Produits pharmaceutiques' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/pharmacy',
};
