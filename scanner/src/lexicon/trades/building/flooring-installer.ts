import type { TradeEntry } from '../../trade.ts';

export const flooringInstaller: TradeEntry = {
  id: 'flooring-installer',
  questions: 'generic',
  customers: 'at-home',
  noun: 'flooring installer',
  companyNoun: 'flooring company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Flooring',
  names: {
    en: [
      'flooring company',
      'flooring contractor*',
      'flooring installer*',
      'floor fitter*',
      'floor sanding specialists',
      'hardwood flooring company',
      'flooring store',
      'flooring specialists',
    ],
    de: ['bodenleger*', 'parkettleger*', 'raumausstatter*', 'fußbodentechnik', 'parkettstudio', 'estrichleger'],
    es: ['instalador de suelos', 'instaladores de suelos', 'empresa de suelos', 'parquetista*', 'acuchilladores'],
    fr: ['parqueteur*', 'poseur de sols', 'solier*', 'entreprise de revêtement de sol'],
    it: ['parquettista', 'parquettisti', 'posatore di pavimenti', 'pavimentista', 'pavimenti e parquet'],
    nl: ['vloerenlegger*', 'parketteur*', 'parketlegger*', 'vloerenbedrijf', 'vloerenspecialist', 'woninginrichting'],
    pt: ['instalador de pisos', 'empresa de pisos', 'colocação de pavimentos', 'assentador de pavimentos'],
  },
  work: {
    en: ['hardwood floor*', 'laminate flooring', 'vinyl plank*', 'floor refinishing'],
    de: ['parkett', 'laminat', 'vinylboden'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'hardwood floor installation',
      'floor refinishing',
      'floor sanding',
      'laminate flooring',
      'luxury vinyl plank',
      'carpet installation',
      'tile flooring',
    ],
    de: ['parkett verlegen', 'parkett schleifen', 'laminat verlegen', 'teppichboden', 'vinylboden', 'estrich'],
    es: ['instalación de tarima', 'acuchillado de parquet', 'suelos laminados', 'suelos vinílicos'],
    fr: ['pose de parquet', 'ponçage de parquet', 'pose de moquette', 'sols stratifiés', 'sols souples'],
    it: ['posa parquet', 'levigatura parquet', 'pavimenti in laminato', 'pavimenti in resina'],
    nl: ['vloeren leggen', 'parket schuren', 'laminaat leggen', 'pvc vloeren', 'gietvloeren'],
    pt: ['instalação de pisos', 'pavimento flutuante', 'piso laminado', 'piso vinílico', 'raspagem de tacos'],
  },
  sharedJobs: {
    en: ['hardwood flooring', 'laminate', 'vinyl flooring', 'refinishing', 'luxury vinyl tile', 'carpets', 'stairs'],
    de: ['parkett*', 'laminat', 'vinylböden', 'designböden', 'treppenrenovierung', 'linoleum'],
    es: ['parquet', 'tarima flotante', 'laminado', 'acuchillado', 'moqueta', 'barnizado'],
    fr: ['parquet*', 'stratifié', 'sols vinyles', 'moquette', 'ponçage', 'vitrification', 'carrelage'],
    it: ['parquet', 'laminato', 'pavimenti vinilici', 'moquette', 'levigatura', 'resina', 'gres'],
    nl: ['parket', 'laminaat', 'vloeren schuren', 'tapijt', 'traprenovatie', 'vinyl', 'egaliseren'],
    pt: ['parquet', 'laminado', 'afagamento', 'alcatifa', 'rodapés', 'assoalho'],
  },
  mentions: {
    en: `
      flooring installation; floor installation; flooring; hardwood floors; hardwood; hardwood refinishing;
      hardwood floor refinishing; wood floor sanding; wood floor restoration; wood flooring; solid wood flooring;
      engineered wood flooring; engineered hardwood; floor staining; buff and coat; screen and recoat;
      dustless sanding; parquet flooring; parquet restoration; herringbone flooring; laminate installation;
      vinyl plank flooring; vinyl plank; lvp installation; lvt flooring; sheet vinyl; luxury vinyl;
      luxury vinyl tiles; vinyl installation; carpet; carpet fitting; carpeting; carpet repair; carpet tiles;
      stair carpets; stair runners; stair refinishing; stair treads; area rugs; tile installation
    `,
    de: `
      bodenbeläge; bodenbelagsarbeiten; bodenverlegung; bodenlegearbeiten; fußbodenverlegung; fertigparkett;
      massivparkett; fischgrätparkett; mehrschichtparkett; landhausdielen; dielenböden; dielen schleifen;
      dielenboden schleifen; schleifen und versiegeln; schleifarbeiten; böden schleifen; holzböden; laminatböden;
      designbeläge; designbelag; pvc böden; pvc beläge; vinyl; elastische beläge; elastische bodenbeläge;
      kautschukböden; korkböden; kork; linoleumböden; teppiche; teppichverlegung; sisal; sockelleisten; treppenstufen;
      treppenbeläge; treppensanierung; estricharbeiten; estrichsanierung; trockenestrich; spachtelarbeiten
    `,
    es: `
      suelos; suelos de madera; suelos de vinilo; suelo laminado; suelo vinílico; suelos de parquet; suelos de corcho;
      suelos de resina; suelos técnicos; suelos deportivos; suelos de linóleo; instalación de parquet;
      instalación de suelos; colocación de parquet; colocación de tarima; colocación de suelos; tarima; tarimas;
      tarima maciza; tarimas de exterior; tarima de exterior; tarima sintética; tarimas flotantes; parquet flotante;
      parquet en espiga; barnizado de parquet; acuchillado y barnizado; pulido de parquet; lijado de parquet;
      restauración de parquet; reparación de parquet; reparación de tarimas; mantenimiento de parquet;
      pulido y abrillantado; pulido de suelos; abrillantado de suelos; microcemento; pisos; pisos laminados;
      pisos de madera
    `,
    fr: `
      revêtements de sol; revêtement de sol; revêtements de sols; rénovation de parquet; réparation de parquet;
      entretien de parquet; vitrification de parquet; huilage de parquet; huilage; ponçage et vitrification;
      pose de stratifié; sol stratifié; sols pvc; sol pvc; sol vinyle; sol souple; lames pvc; lames vinyles;
      dalles pvc; pose de lino; linoléum; lino; jonc de mer; sisal; moquettes; dalles de moquette; sols sportifs;
      sols industriels; sols en résine; sol résine; résine de sol; béton ciré; ragréage; préparation des sols; chape;
      plinthes; pose de plinthes; escaliers; habillage d'escalier; rénovation d'escalier
    `,
    it: `
      pavimenti in legno; pavimenti in parquet; posa in opera; posa di parquet; posa pavimenti; posa laminato;
      posa pavimenti in legno; parquet prefinito; parquet massello; parquet tradizionale; parquet a spina;
      parquet flottante; parquet per esterni; restauro parquet; ripristino parquet; riparazione parquet;
      manutenzione parquet; lamatura; lamatura parquet; lucidatura parquet; verniciatura parquet; oliatura parquet;
      levigatura e verniciatura; levigatura marmo; lucidatura marmo; pavimenti laminati; pavimenti in pvc;
      pavimenti pvc; pavimenti in vinile; pavimenti in lvt; pavimenti in linoleum; linoleum; pavimenti in gomma;
      pavimenti in sughero; pavimenti sopraelevati; pavimenti sportivi; pavimenti industriali; pavimenti per esterni;
      decking; pavimenti tessili
    `,
    nl: `
      parketvloeren; parketvloer leggen; parket leggen; parket plaatsen; parketrenovatie; parket renovatie;
      parketonderhoud; parketherstel; parket opschuren; parket schuren en vernissen; houten vloeren;
      houten vloer leggen; houten vloer schuren; houten vloeren schuren; massief houten vloeren; lamelparket;
      visgraat vloeren; visgraatparket; visgraat vloer; plankenvloer; plankenvloeren; laminaatvloeren;
      laminaat plaatsen; pvc vloer; pvc vloer leggen; pvc leggen; visgraat pvc; klik pvc; vinylvloeren; vinyl vloeren;
      linoleum; marmoleum; kurkvloeren; tapijt leggen; tapijttegels; vloerbedekking; vloerbedekking leggen;
      vloerkleden; karpetten; gietvloer
    `,
    pt: `
      pavimentos; pavimentos flutuantes; pavimentos vinílicos; pavimento vinílico; pavimentos laminados;
      pavimentos de madeira; pavimentos em madeira; pavimentos de cortiça; pavimentos desportivos;
      pavimentos em resina; colocação de chão flutuante; chão flutuante; aplicação de pavimento flutuante;
      aplicação de pavimentos; colocação de parquet; soalhos; soalho maciço; tacos; afagamento e envernizamento;
      afagamento de soalho; envernizamento; restauro de soalhos; restauro de pavimentos; tarimas; tarima; pisos;
      pisos laminados; pisos vinílicos; pisos de madeira; piso de madeira; pisos elevados;
      instalação de piso laminado; instalação de piso vinílico; colocação de piso; piso lvt; piso colado;
      piso clicado; parquet de madeira; assoalho de madeira; raspagem de piso
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Oak Street Flooring is a flooring contractor in Dayton' },
      { language: 'de', text: 'Parkettleger Weiss in Ulm' },
    ],
    notNamed: [
      { language: 'en', text: 'Dance on the ground floor' },
      { language: 'en', text: 'Our cleaners polish every floor' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/floorer, shop/flooring',
};
