import type { TradeEntry } from '../../trade.ts';

export const generalContractor: TradeEntry = {
  id: 'general-contractor',
  questions: 'generic',
  customers: 'at-home',
  noun: 'general contractor',
  companyNoun: 'construction company',
  schemaTypes: ['GeneralContractor'],
  additionalType: null,
  names: {
    en: [
      'general contractor*',
      'construction company',
      'home builder*',
      'custom home builder*',
      'building contractor*',
      'builders',
      'construction firm',
      'building firm',
      'general contracting',
      'design build firm',
    ],
    de: [
      'bauunternehmen',
      'bauunternehmung',
      'baufirma',
      'generalunternehmer*',
      'bauträger',
      'hochbau',
      'tiefbau',
      'hoch und tiefbau',
      'baumeister',
      'baugeschäft',
      'bauunternehmer',
    ],
    es: [
      'empresa constructora',
      'constructora',
      'constructor de casas',
      'contratista general',
      'empresa de construcción',
      'construcciones',
    ],
    fr: [
      'constructeur de maisons',
      'entreprise de construction',
      'entreprise du bâtiment',
      'entreprise générale',
      'entreprise de bâtiment',
      "maître d'oeuvre",
    ],
    it: [
      'impresa edile',
      'imprese edili',
      'impresa di costruzioni',
      'costruzioni edili',
      'costruttore edile',
      'edilizia',
    ],
    nl: ['aannemer*', 'aannemersbedrijf', 'bouwbedrijf', 'bouwonderneming', 'algemene bouwwerken'],
    pt: ['construtora', 'empresa de construção', 'empreiteiro*', 'construção civil', 'empreiteira'],
  },
  work: { en: ['new construction', 'home building'], de: ['neubau', 'rohbau', 'erdarbeiten'] },
  neverAlone: { en: ['contractor', 'construction', 'builder'] },
  jobs: {
    en: [
      'new home construction',
      'custom homes',
      'home additions',
      'commercial construction',
      'tenant improvements',
      'design build',
      'demolition',
      'excavation',
    ],
    de: [
      'neubau',
      'rohbau',
      'umbau',
      'anbau',
      'erdarbeiten',
      'pflasterarbeiten',
      'schlüsselfertiges bauen',
      'abbrucharbeiten',
      'betonarbeiten',
    ],
    es: [
      'obra nueva',
      'construcción de viviendas',
      'rehabilitación de edificios',
      'demoliciones',
      'movimiento de tierras',
    ],
    fr: [
      'construction de maison',
      'gros oeuvre',
      'second oeuvre',
      'démolition',
      'terrassement',
      'extension',
      'surélévation',
    ],
    it: ['nuove costruzioni', 'ristrutturazioni', 'demolizioni', 'scavi', 'rifacimento facciate'],
    nl: ['nieuwbouw', 'aanbouw', 'verbouw', 'ruwbouw', 'sloopwerken'],
    pt: ['construção de moradias', 'construção nova', 'demolições', 'terraplanagem', 'reabilitação de edifícios'],
  },
  sharedJobs: {
    en: [
      'new builds',
      'home extensions',
      'loft conversions',
      'renovations',
      'refurbishments',
      'groundworks',
      'garage conversions',
      'additions',
      'kitchens',
      'bathrooms',
      'project management',
    ],
    de: [
      'anbau*',
      'sanierung',
      'altbausanierung',
      'innenausbau',
      'schlüsselfertig*',
      'hochbau',
      'tiefbau',
      'renovierung*',
    ],
    es: [
      'reformas integrales',
      'reformas de cocinas',
      'reformas de baños',
      'rehabilitación de fachadas',
      'ampliaciones',
      'albañilería',
      'proyectos llave en mano',
    ],
    fr: [
      'construction neuve',
      'rénovation intérieure',
      'extension*',
      'maçonnerie',
      'gros œuvre',
      'rénovation complète',
      'aménagement de combles',
    ],
    it: ['ristrutturazioni bagni', 'opere murarie', 'ampliamenti', 'chiavi in mano'],
    nl: [
      'verbouwing*',
      'dakkapellen',
      'renovatie*',
      'uitbouw',
      'metselwerk',
      'timmerwerk',
      'badkamers',
      'keukens',
      'funderingen',
    ],
    pt: [
      'remodelações',
      'remodelação de casas',
      'ampliações',
      'alvenaria',
      'construção civil',
      'obras públicas',
      'chave na mão',
      'reformas residenciais',
    ],
  },
  mentions: {
    en: `
      construction; new construction; construction management; construction services; preconstruction;
      pre-construction services; residential construction; custom home building; custom home construction;
      home building; new homes; spec homes; home renovation; home renovations; home remodeling; remodeling; remodels;
      whole home remodels; room additions; second story additions; adus; accessory dwelling units; granny annexes;
      garages; garage construction; basements; basement conversions; house extensions; single storey extensions;
      double storey extensions; rear extensions; side return extensions; kitchen extensions; building work;
      general building; new build homes; barn conversions; period properties; listed buildings; structural alterations
    `,
    de: `
      wohnungsbau; wohnbau; einfamilienhäuser; einfamilienhaus; mehrfamilienhäuser; doppelhäuser; massivhäuser;
      massivhaus; massivbau; hausbau; fertighäuser; rohbauarbeiten; rohbauten; neubauten; umbauten; umbauarbeiten;
      aufstockungen; gewerbebau; industriebau; hallenbau; landwirtschaftliche bauten; kommunalbau; ingenieurbau;
      stahlbetonbau; beton und stahlbetonbau; betonbau; betonsanierung; mauerarbeiten; maurerarbeiten; mauerwerksbau;
      kellerbau; kellersanierung; kellerabdichtung; bauwerksabdichtung; mauertrockenlegung; bodenplatten; fundamente;
      putzarbeiten; fassadensanierung; fassaden
    `,
    es: `
      construcción; construcción de casas; construcción de chalets; construcción residencial; construcción comercial;
      construcción industrial; construcción de naves industriales; naves industriales; construcción de edificios;
      construcción de piscinas; viviendas unifamiliares; chalets; casas prefabricadas; casas a medida;
      promoción inmobiliaria; edificación; edificación residencial; obra civil; obras civiles; obra pública;
      obras públicas; reformas; reformas de viviendas; reformas de locales; reformas de oficinas; remodelaciones;
      remodelación; remodelación de casas; remodelación de cocinas; remodelación de baños; rehabilitación;
      rehabilitaciones; rehabilitación energética; restauración de edificios; patrimonio histórico;
      refuerzos estructurales; estructuras; estructuras de hormigón; estructuras metálicas; cimentaciones
    `,
    fr: `
      construction; construction de maisons; construction de maisons individuelles; construction résidentielle;
      construction commerciale; construction industrielle; construction sur mesure; construction de villas;
      maisons neuves; maison neuve; maison individuelle; maisons sur mesure; maisons contemporaines;
      maison ossature bois; bâtiments industriels; bâtiments agricoles; logements collectifs; tertiaire; génie civil;
      travaux publics; maçonnerie générale; béton armé; coffrage; fondations; rénovation; rénovation de maison;
      rénovations majeures; rénovation résidentielle; rénovation énergétique; rénovation tous corps d'état;
      réhabilitation; restauration de patrimoine; agrandissement; agrandissements; agrandissement de maison;
      ajout d'étage; surélévation de maison; garages; sous sol; combles
    `,
    it: `
      costruzioni; costruzione; costruzioni civili; costruzioni industriali; costruzione case; costruzione ville;
      costruzione edifici; edilizia residenziale; edilizia civile; edilizia industriale; edilizia pubblica;
      edilizia commerciale; case in legno; villette; capannoni industriali; capannoni; opere edili; opere pubbliche;
      lavori pubblici; lavori edili; opere strutturali; opere in cemento armato; consolidamento strutturale;
      consolidamenti; adeguamento sismico; miglioramento sismico; ristrutturazione; ristrutturazioni edili;
      ristrutturazioni complete; ristrutturazione appartamenti; ristrutturazioni appartamenti; ristrutturazione casa;
      ristrutturazione uffici; ristrutturazioni di interni; ristrutturazioni condomini; rifacimento tetti;
      rifacimento bagno; facciate; restauro; restauri
    `,
    nl: `
      nieuwbouwwoningen; nieuwbouw woningen; nieuwbouwprojecten; woningbouw; villabouw; utiliteitsbouw;
      bedrijfsgebouwen; bedrijfspanden; industriebouw; appartementen; houtskeletbouw; houtskelet; sleutel op de deur;
      casco; cascowoningen; ruwbouwwerken; ruwbouw woningen; bouwwerken; funderingswerken; grondwerken; betonwerken;
      betonwerk; metselwerken; metsel en voegwerk; verbouw en renovatie; verbouwen; totaalrenovatie; totaalrenovaties;
      totaalverbouwing; woning verbouwen; woningrenovatie; restauratie; restauratiewerken; monumenten; aanbouwen;
      uitbouwen; opbouw; dakopbouw; optrekken verdieping; woninguitbreiding
    `,
    pt: `
      construção de casas; construção de raiz; construção residencial; construção comercial; construção industrial;
      construção de edifícios; construção de piscinas; construção de galpões; construção modular; moradias;
      moradias unifamiliares; moradias chave na mão; casas modulares; pavilhões industriais; edificações;
      incorporação; incorporações; promoção imobiliária; construção; obras novas; obras comerciais; obras industriais;
      obras residenciais; obras privadas; empreitadas; remodelação; remodelações gerais; remodelação de apartamentos;
      remodelação de moradias; remodelação de interiores; remodelação de cozinhas; remodelação de casas de banho;
      remodelação de escritórios; reabilitação; reabilitação urbana; reabilitação de fachadas; restauro;
      recuperação de edifícios; reformas; reforma
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lakeside Builders is a general contractor in Erie' },
      { language: 'it', text: 'Impresa edile a Bergamo' },
    ],
    notNamed: [
      { language: 'en', text: 'An independent contractor agreement for writers' },
      { language: 'en', text: 'Construction of the bridge begins in June' },
    ],
  },
  source: 'schema.org 30.0',
};
