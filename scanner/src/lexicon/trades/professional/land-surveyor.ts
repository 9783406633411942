import type { TradeEntry } from '../../trade.ts';

export const landSurveyor: TradeEntry = {
  id: 'land-surveyor',
  questions: 'generic',
  customers: 'adviser',
  noun: 'land surveyor',
  companyNoun: 'land surveying company',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Surveying',
  names: {
    en: [
      'land surveyor*',
      'land surveying',
      'surveying company',
      'land surveys',
      'surveying services',
      'surveying and mapping',
      'professional land surveyor*',
      'surveying & engineering',
      'surveying and engineering',
      'boundary surveyor*',
      'registered surveyor*',
      'land surveying services',
      'geomatics',
      'cadastral surveyor*',
      'topographical survey*',
    ],
    de: [
      'vermessungsbüro*',
      'vermessungsingenieur*',
      'geometer*',
      'vermessung*',
      'vermesser*',
      'ingenieurvermessung',
      'geomatik*',
      'öffentlich bestellter vermessungsingenieur',
      'geodäsie',
      'geodät*',
      'zivilgeometer*',
      'bauvermessung',
      'ingenieurkonsulent für vermessungswesen',
    ],
    es: [
      'topógrafo*',
      'topografía',
      'agrimensor*',
      'topografía y cartografía',
      'agrimensura',
      'servicios topográficos',
      'ingeniero topógrafo',
      'ingeniería topográfica',
      'estudio de topografía',
      'ingeniero agrimensor',
      'servicios de topografía',
      'geomática',
      'estudios topográficos',
    ],
    fr: [
      'géomètre*',
      'géomètre expert',
      'géomètres-experts',
      'arpenteur*',
      'arpenteur-géomètre',
      'arpentage',
      'cabinet de géomètre*',
      'géomètre topographe',
      'topographe*',
      'topographie',
      'bureau de géomètres',
      'géomatique',
    ],
    it: [
      'geometra',
      'geometri',
      'studio tecnico',
      'topografo',
      'studio tecnico geometra',
      'studio geometra',
      'studio topografico',
      'topografia',
      'geometri associati',
      'studio geometri',
      'geometra libero professionista',
      'topografi',
      'studio di topografia',
    ],
    nl: [
      'landmeter*',
      'landmeetkundig*',
      'landmeetkantoor',
      'landmeter-expert',
      'landmeetbureau',
      'landmetingen',
      'landmeten',
      'landmeetkunde',
      'meetbureau',
      'landmeetdienst*',
      'geodesie',
      'beëdigd landmeter',
    ],
    pt: [
      'topógrafo*',
      'topografia',
      'agrimensor*',
      'topografia e engenharia',
      'serviços de topografia',
      'levantamentos topográficos',
      'agrimensura',
      'engenheiro agrimensor',
      'georreferenciamento',
      'empresa de topografia',
      'gabinete de topografia',
      'engenharia topográfica',
      'topografia e agrimensura',
      'geomática',
    ],
  },
  work: { en: ['boundary survey*', 'topographic survey*'] },
  neverAlone: {},
  jobs: {
    en: ['boundary surveys', 'topographic surveys', 'home inspections', 'alta surveys'],
    de: ['grundstücksvermessung', 'bauvermessung', 'absteckung'],
    es: ['levantamiento topográfico', 'deslindes', 'mediciones'],
    fr: ['bornage', 'plan topographique', 'division de terrain'],
    it: ['pratiche catastali', 'rilievi topografici', 'frazionamenti'],
    nl: ['grensbepaling', 'opmeting', 'plaatsbeschrijving'],
    pt: ['levantamento topográfico', 'georreferenciamento', 'demarcação'],
  },
  sharedJobs: {
    en: [
      'land surveys',
      'construction staking',
      'elevation certificates',
      'drone surveys',
      'laser scanning',
      'subdivision*',
      'measured building surveys',
      'setting out',
      'utility surveys',
      '3d laser scanning',
      'as-built surveys',
      'topographical surveys',
      'lot surveys',
      'gps surveys',
    ],
    de: [
      'entwurfsvermessung',
      'entwurfs- und bauvermessung',
      'ingenieurvermessung',
      '3d-laserscanning',
      'laserscanning',
      'drohnenbefliegung',
      'drohnenvermessung',
      'grenzvermessung',
      'katastervermessung',
      'gebäudeeinmessung',
      'teilungsvermessung',
      'monitoring',
      'bestandsvermessung',
      'topografische aufnahme*',
      'höhenmessung',
      'gis',
      'photogrammetrie',
      'deformationsmessung*',
    ],
    fr: ['arpentage', 'topographie'],
    it: ['topografia'],
    nl: ['landmeten', 'landmeetkunde'],
    pt: ['levantamentos topográficos'],
  },
  mentions: {
    en: `
      surveying; boundary survey; property surveys; property line survey; topographic survey; alta/nsps;
      alta/nsps land title surveys; mortgage surveys; mortgage inspection; construction surveying;
      construction layout; construction surveys; construction stakeout; as-built survey; as built; plot plans;
      site plans; subdivision plats; lot splits; lot line adjustments; easements; legal descriptions;
      flood elevation certificates; fema elevation certificates; loma; hydrographic surveys; bathymetric survey;
      aerial mapping; aerial surveys; drone mapping; lidar; gps surveying; route surveys; expert witness;
      title surveys; platting; home inspection; building inspections; pre-purchase inspection*;
      pre-listing inspection*
    `,
    de: `
      vermessungen; grenzfeststellung*; grenzherstellung; grenzwiederherstellung*; grenzanzeige; grundstücksteilung*;
      teilungsvermessungen; flurstücksbildung; zerlegung; amtlicher lageplan; lageplan zum bauantrag; lagepläne;
      amtliche lagepläne; bauantrag; gebäudeabsteckung; grobabsteckung; feinabsteckung; achsabsteckung; schnurgerüst*;
      gebäudevermessung; gebäudeaufmaß; bauwerksvermessung; bauabsteckung*; topographische vermessung; topographie;
      geländeaufnahme; geländemodell*; höhenplan; nivellement; straßenvermessung; leitungsvermessung; kanalvermessung;
      leitungskataster; trassenvermessung; massenermittlung*; mengenermittlung*; volumenberechnung; setzungsmessung*;
      überwachungsmessungen; bauwerksüberwachung
    `,
    es: `
      levantamientos topográficos; levantamientos; levantamiento planimétrico; levantamiento con dron;
      levantamientos con drones; topografía con drones; fotogrametría; ortofoto*; nube de puntos; escáner láser;
      escaneado láser; láser escáner 3d; replanteo*; replanteo de obra; topografía de obra; control de obra;
      seguimiento de obra; deslinde*; amojonamiento; deslinde y amojonamiento; medición de terrenos;
      medición de fincas; medición de parcelas; medición de lotes; mediciones de fincas; segregación*; segregaciones;
      segregación de fincas; parcelaciones; parcelación; reparcelaciones; lotificación*; subdivisión*;
      fusión de predios; agrupaciones; georreferenciación; georreferenciación de fincas; catastro;
      gestiones catastrales; gestión catastral
    `,
    fr: `
      relevé topographique; relevés topographiques; levé topographique; levés topographiques; plan de bornage;
      délimitation; reconnaissance de limites; rétablissement de limites; certificat de localisation; piquetage;
      lotissement*; permis d'aménager; division parcellaire; divisions parcellaires; division foncière;
      division de propriété; division en volumes; division de parcelle; copropriété; mise en copropriété;
      règlement de copropriété; état descriptif de division; loi carrez; mesurage loi carrez; plans de copropriété;
      plan d'intérieur; plans d'intérieur; plan de façade*; plans de façades; relevé d'intérieur; relevé de bâtiment;
      scan 3d; scanner 3d; lasergrammétrie; relevé par drone; photogrammétrie; nuage de points; maquette numérique
    `,
    it: `
      rilievi; rilievo topografico; rilievi con drone; rilievo con drone; rilievi laser scanner; laser scanner;
      laser scanner 3d; rilievi architettonici; rilievo di fabbricati; rilievi planoaltimetrici; aerofotogrammetria;
      fotogrammetria; tracciamenti; tracciamento; riconfinazioni; riconfinazione; confini; riconfinamenti;
      frazionamento terreni; tipo mappale; tipi mappali; catasto; catasto fabbricati; catasto terreni; docfa; pregeo;
      accatastamenti; accatastamento; variazioni catastali; variazione catastale; volture; volture catastali;
      visure catastali; visure; planimetrie catastali; planimetrie; pratiche edilizie; cila; scia
    `,
    nl: `
      landmeting*; opmetingen; topografische opmeting*; topografie; terreinopmeting; perceelsopmeting;
      opmeting perceel; afpaling*; afpalen; grensopmeting; perceelafpaling; uitpaling; grensreconstructie;
      grensgeschil*; perceelgrens; splitsing; perceelsplitsing; precad; splitsingsakte; basisakte*; verkaveling*;
      verkavelingsaanvraag; verkavelingsvergunning; verkavelingsplan; uitzetten; uitzetten woning; uitzettingen;
      uitzetwerk; maatvoering; bouwuitzet; inmeten; gevelopmeting; gebouwopmeting*; opmeten van gebouwen;
      3d laserscanning; laserscanning; laserscan; drone opmeting
    `,
    pt: `
      levantamento planialtimétrico; levantamento planimétrico; levantamento topográfico planialtimétrico;
      levantamento com drone*; levantamento cadastral; levantamentos cadastrais; levantamentos arquitetónicos;
      levantamento arquitetónico; levantamento hidrográfico; topografia de obra; acompanhamento de obra*;
      implantação de obra*; implantações; locação de obra; locação topográfica; piquetagem; marcação de terreno;
      marcação de lotes; marcação de estremas; demarcação de terrenos; demarcação de lotes; demarcação de divisas;
      medição de terrenos; medição de áreas; medições; cálculo de volumes; cálculo de áreas; cubicagem;
      desmembramento; desmembramentos; remembramento; unificação; loteamento*; destaques; destaque de parcela;
      divisão de terrenos; georreferenciamento de imóveis rurais; georreferenciação; certificação incra
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ridge land surveying in Moab' },
      { language: 'fr', text: 'Géomètre-expert à Metz' },
    ],
    notNamed: [
      { language: 'en', text: 'Take our customer survey' },
      { language: 'es', text: 'La geometría de la obra' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/surveyor',
};
