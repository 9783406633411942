import type { TradeEntry } from '../../trade.ts';

export const insuranceAgent: TradeEntry = {
  id: 'insurance-agent',
  questions: 'generic',
  customers: 'adviser',
  noun: 'insurance agent',
  companyNoun: 'insurance agency',
  schemaTypes: ['InsuranceAgency', 'FinancialService'],
  additionalType: null,
  names: {
    en: [
      'insurance agency*',
      'insurance agent*',
      'insurance broker*',
      'insurance agencies',
      'insurance services',
      'insurance advisor*',
      'insurance solutions',
      'independent insurance',
      'insurance office',
      'insurance group',
      'insurance associates',
      'insurance consultant*',
      'insurance company agency',
      'insurance center',
      'insurance adviser*',
    ],
    de: [
      'versicherungsmakler*',
      'versicherungsagentur*',
      'versicherungsbüro',
      'versicherungsvertretung',
      'versicherungsvermittl*',
      'versicherungsberater*',
      'versicherungsberatung',
      'versicherungsvertreter*',
      'versicherungsfachmann',
      'versicherungskaufmann',
      'versicherungsvergleich',
      'versicherungsagent*',
      'versicherungsservice',
      'finanz- und versicherungsmakler',
      'versicherungskanzlei*',
      'generalagentur*',
      'versicherungskontor',
      'assekuranz*',
      'versicherungsbroker*',
      'maklerbüro für versicherungen',
      'versicherungsdienst',
      'versicherungen und finanzen',
      'versicherungstreuhand',
      'agentur für versicherungen',
    ],
    es: [
      'correduría de seguros',
      'agente de seguros',
      'corredor de seguros',
      'agencia de seguros',
      'corredores de seguros',
      'agentes de seguros',
      'asesor de seguros',
      'asesores de seguros',
      'mediación de seguros',
      'mediador de seguros',
      'productor de seguros',
      'agente exclusivo de seguros',
      'productores de seguros',
      'mediadores de seguros',
      'agencia seguros',
      'broker de seguros',
      'corredora de seguros',
      'asesoría de seguros',
      'organizador de seguros',
      'agentes exclusivos de seguros',
      'corretaje de seguros',
      'asesora de seguros',
    ],
    fr: [
      'courtier en assurances',
      "agent d'assurance*",
      "cabinet d'assurance*",
      "agence d'assurance*",
      'courtier en assurance',
      'courtage en assurances',
      "agent général d'assurance*",
      "courtier d'assurance*",
      'courtiers en assurances',
      "courtage d'assurances",
      "bureau d'assurances",
      'courtage en assurance',
      'mutuelle et assurance',
      'cabinet en assurance',
      'courtière en assurance*',
      'courtiers en assurance',
      "agents généraux d'assurance",
      'courtage assurance*',
      "agence générale d'assurance*",
      'assureur conseil',
      "courtiers d'assurances",
      "agente d'assurance*",
    ],
    it: [
      'agenzia assicurativa',
      'agente assicurativo',
      'broker assicurativo',
      'assicurazioni',
      'agenzia di assicurazioni',
      'broker di assicurazioni',
      'intermediario assicurativo',
      'broker assicurativi',
      'consulente assicurativo',
      'subagenzia assicurativa',
      'consulenza assicurativa',
      'agenti assicurativi',
      'agenzie assicurative',
      'agenti di assicurazione',
      'agente di assicurazione',
      'subagente assicurativo',
      'intermediazione assicurativa',
      'brokeraggio assicurativo',
      'consulenti assicurativi',
      'broker di assicurazione',
      'intermediari assicurativi',
    ],
    nl: [
      'verzekeringskantoor*',
      'verzekeringsmakelaar*',
      'assurantiekantoor*',
      'tussenpersoon verzekeringen',
      'verzekeringsadviseur*',
      'assurantiën',
      'assurantie*',
      'verzekeringsagent*',
      'verzekeringsadvies',
      'verzekeringsbureau',
      'makelaar in verzekeringen',
      'zakenkantoor verzekeringen',
      'verzekeringstussenpersoon',
      'verzekeringen makelaar',
      'verzekeringsspecialist*',
      'verzekeringswinkel',
      'assuradeur*',
      'verzekeringstussenpersonen',
      'verzekeringskantoren',
      'makelaar verzekeringen',
    ],
    pt: [
      'corretora de seguros',
      'mediador de seguros',
      'agente de seguros',
      'corretor de seguros',
      'mediação de seguros',
      'corretores de seguros',
      'mediadora de seguros',
      'mediadores de seguros',
      'consultoria de seguros',
      'corretagem de seguros',
      'corretora de seguro',
      'consultor de seguros',
      'agência de seguros',
      'corretora seguros',
      'corretores de seguro',
      'corretor de seguro',
      'agentes de seguros',
      'mediação seguros',
      'consultores de seguros',
      'mediadores seguros',
      'corretoras de seguros',
    ],
  },
  work: { en: ['auto insurance', 'home insurance', 'life insurance'] },
  neverAlone: { en: ['insurance', 'insured'] },
  jobs: {
    en: [
      'auto insurance',
      'home insurance',
      'life insurance',
      'business insurance',
      'renters insurance',
      'health insurance',
    ],
    de: [
      'kfz versicherung',
      'hausratversicherung',
      'haftpflichtversicherung',
      'berufsunfähigkeitsversicherung',
      'altersvorsorge',
    ],
    es: ['seguro de coche', 'seguro de hogar', 'seguro de vida', 'seguro de salud'],
    fr: ['assurance auto', 'assurance habitation', 'mutuelle santé', 'assurance vie'],
    it: ['rc auto', 'polizza casa', 'polizza vita', 'infortuni'],
    nl: ['autoverzekering', 'woonverzekering', 'hypotheek', 'zorgverzekering'],
    pt: ['seguro automóvel', 'seguro de vida', 'seguro de saúde', 'seguro habitação'],
  },
  sharedJobs: {
    en: ['commercial insurance', 'motorcycle insurance', 'liability insurance', 'car insurance'],
    de: [
      'kfz-versicherung*',
      'hausratversicherung*',
      'haftpflichtversicherung*',
      'rechtsschutzversicherung*',
      'lebensversicherung*',
      'krankenversicherung*',
      'berufsunfähigkeitsversicherung*',
      'wohngebäudeversicherung*',
      'versicherungsberatung',
    ],
    es: ['seguros de empresa', 'seguro de decesos', 'responsabilidad civil', 'seguros para autónomos'],
    fr: ['mutuelle', 'prévoyance', 'assurance professionnelle', 'assurance moto', 'complémentaire santé'],
    it: [
      'assicurazione casa',
      'assicurazione vita',
      'polizza infortuni',
      'previdenza complementare',
      'polizza salute',
      'responsabilità civile',
    ],
    nl: [
      'inboedelverzekering',
      'aansprakelijkheidsverzekering',
      'rechtsbijstand',
      'opstalverzekering',
      'reisverzekering',
    ],
    pt: ['seguro auto', 'seguro saúde', 'seguro residencial', 'seguro empresarial', 'acidentes de trabalho'],
  },
  mentions: {
    en: `
      insurance; homeowners insurance; homeowners; auto; commercial auto insurance; commercial auto;
      commercial property insurance; general liability insurance; general liability; workers compensation insurance;
      workers' comp; business owners policy; professional liability; professional indemnity;
      public liability insurance; employers liability; cyber liability; cyber insurance; umbrella insurance;
      personal umbrella; flood insurance; condo insurance; landlord insurance; boat insurance; rv insurance;
      atv insurance; medicare supplement; medicare; medicare advantage; medicare plans; group health insurance;
      group benefits; employee benefits; dental insurance; dental and vision; disability insurance;
      long term care insurance; term life insurance; whole life insurance; final expense insurance
    `,
    de: `
      versicherungen; versicherungsvergleich*; sachversicherungen; personenversicherungen; privathaftpflicht*;
      betriebshaftpflicht*; berufshaftpflicht*; tierhalterhaftpflicht*; hundehaftpflicht*; hausrat; wohngebäude*;
      gebäudeversicherung*; autoversicherung*; kfz-haftpflicht; motorradversicherung*; wohnmobilversicherung;
      oldtimerversicherung*; flottenversicherung*; unfallversicherung*; private krankenversicherung*;
      gesetzliche krankenversicherung*; krankenzusatzversicherung*; zahnzusatzversicherung*; zusatzversicherung*;
      pflegeversicherung*; pflegezusatzversicherung*; risikolebensversicherung*; sterbegeldversicherung*;
      rentenversicherung*; private altersvorsorge; betriebliche altersvorsorge; betriebliche krankenversicherung;
      riester rente; berufsunfähigkeit; arbeitskraftabsicherung; grundfähigkeitsversicherung; dienstunfähigkeit*;
      rechtsschutz; reiseversicherung*
    `,
    es: `
      seguros; seguros de coche; seguro de auto; seguro de autos; seguros de auto; seguro de moto; seguro de motos;
      seguros de moto; seguros de hogar; seguro para el hogar; seguros de vida; seguros de salud; seguros médicos;
      seguro médico; seguro dental; seguro de gastos médicos; gastos médicos mayores; seguros de decesos;
      seguro de accidentes; seguros de accidentes; accidentes personales; seguro de comercio; seguros de comercio;
      seguros para empresas; seguro de empresa; seguro de comunidades; seguro de comunidad; comunidades de vecinos;
      seguro de responsabilidad civil; seguros de responsabilidad civil; seguro multirriesgo; seguro de viaje;
      seguros de viaje; seguro de mascotas; seguro para mascotas; seguro de alquiler; impago de alquiler;
      seguro de impago de alquiler; protección jurídica; ciberriesgos
    `,
    fr: `
      assurances; assurance automobile; assurance deux roues; assurance scooter; assurance véhicule*;
      assurance voiture sans permis; assurance camping-car; assurance bateau; assurance jeune conducteur;
      assurance malus; assurance résilié; assurance auto résilié; multirisque habitation; assurance maison;
      assurance appartement; assurance propriétaire non occupant; assurance locataire; assurance loyers impayés;
      garantie loyers impayés; assurance emprunteur; assurance de prêt; assurance prêt immobilier; assurance santé;
      complémentaire santé senior; mutuelle entreprise; mutuelle senior; mutuelle collective; santé collective;
      assurance hospitalisation; assurance accidents de la vie; garantie accidents de la vie; assurance obsèques;
      assurance décès; assurance dépendance; assurance scolaire; assurance animaux; assurance chien chat;
      assurance voyage; protection juridique; épargne retraite
    `,
    it: `
      polizze; polizze assicurative; polizza auto; assicurazione auto; assicurazioni auto; assicurazione moto;
      assicurazione furgone; polizza furto e incendio; kasko; assicurazione autocarro; flotte aziendali; polizza moto;
      assicurazione abitazione; polizza abitazione; polizza condominio; globale fabbricati;
      polizza infortuni conducente; assicurazione infortuni; assicurazione sanitaria; assicurazione salute;
      polizza sanitaria; polizze sanitarie; rimborso spese mediche; fondo pensione; fondi pensione;
      piani pensionistici; pensione integrativa; piano di accumulo; risparmio; investimenti; polizze vita; caso morte;
      temporanea caso morte; long term care; tutela legale; polizza viaggio; assicurazione viaggio;
      assicurazione viaggi; assicurazione animali; polizza cane
    `,
    nl: `
      verzekeringen; particuliere verzekeringen; zakelijke verzekeringen; bedrijfsverzekeringen; bedrijfsverzekering;
      motorverzekering; oldtimerverzekering; bestelautoverzekering; bromfietsverzekering; scooterverzekering;
      caravanverzekering; camperverzekering; bootverzekering; fietsverzekering; omniumverzekering; schade inzittenden;
      brandverzekering; woningverzekering; huurdersverzekering; gezinsverzekering; familiale verzekering; familiale;
      burgerlijke aansprakelijkheid; ba auto; bedrijfsaansprakelijkheidsverzekering; bedrijfsaansprakelijkheid;
      beroepsaansprakelijkheid*; rechtsbijstandverzekering; rechtsbijstandsverzekering; hospitalisatieverzekering;
      ziektekostenverzekering; zorgverzekeringen; tandverzekering; ongevallenverzekering; arbeidsongevallen;
      arbeidsongevallenverzekering; arbeidsongeschiktheidsverzekering*; verzuimverzekering; gewaarborgd inkomen;
      levensverzekering*
    `,
    pt: `
      seguros; seguros gerais; seguro de carro; seguro carro; seguro de automóvel; seguros automóvel; seguro de moto;
      seguro moto; seguro de mota; seguro caminhão; seguro frota; seguro de frota; seguro multirriscos;
      multirriscos habitação; seguro multirriscos habitação; multirriscos; seguro casa; seguro de casa;
      seguro condomínio; seguro de condomínio; seguros de vida; seguro vida; seguro de vida crédito habitação;
      vida crédito; seguros de saúde; plano de saúde; planos de saúde; plano de saúde empresarial; plano odontológico;
      planos odontológicos; seguro dental; seguro dentário; seguro de acidentes de trabalho;
      seguro de acidentes pessoais; acidentes pessoais; seguro de responsabilidade civil; responsabilidade civil;
      responsabilidade civil profissional; seguro viagem; seguro de viagem
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Elm insurance agency in Joplin' },
      { language: 'de', text: 'Versicherungsmakler in Bonn' },
    ],
    notNamed: [
      { language: 'en', text: 'We are fully insured and file insurance claims' },
      { language: 'es', text: 'Estamos seguros de ello' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/insurance',
};
