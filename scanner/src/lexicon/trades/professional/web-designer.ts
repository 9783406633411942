import type { TradeEntry } from '../../trade.ts';

export const webDesigner: TradeEntry = {
  id: 'web-designer',
  questions: 'generic',
  customers: 'adviser',
  noun: 'web designer',
  companyNoun: 'web design company',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Web_design',
  names: {
    en: [
      'web designer*',
      'web design company',
      'web design agency',
      'digital agency',
      'web agency',
      'web developer*',
      'website designer*',
      'web development',
      'web development company',
      'website development',
      'web design studio',
      'web studio',
      'web design & development',
      'seo agency and web design',
      'wordpress developer*',
      'ecommerce agency',
      'shopify agency',
    ],
    de: [
      'webdesigner*',
      'webdesign agentur',
      'internetagentur*',
      'seo agentur',
      'webagentur',
      'mediengestalter*',
      'web design',
      'webentwickl*',
      'website erstellung',
      'websiteerstellung',
      'homepage erstellen',
      'homepageerstellung',
      'homepage erstellung',
      'webprogrammier*',
      'webseiten erstellen',
      'web-agentur',
      'webdesignagentur',
      'wordpress agentur',
      'digitalagentur für webdesign',
      'webseitengestaltung',
      'webseitenerstellung',
      'online-agentur',
    ],
    es: [
      'diseñador web',
      'diseño web',
      'agencia seo',
      'agencia digital',
      'diseño de páginas web',
      'diseñadores web',
      'diseñadora web',
      'desarrollador web',
      'agencia web',
      'programador web',
      'diseño y desarrollo web',
      'creación de páginas web',
      'agencia de diseño web',
      'diseño de sitios web',
      'desarrolladores web',
      'diseño web y seo',
      'creación de sitios web',
    ],
    fr: [
      'agence web',
      'webdesigner*',
      'création de sites internet',
      'agence seo',
      'développeur web',
      'création site internet',
      'création de sites web',
      'création de site web',
      'conception de sites web',
      'conception web',
      'agence digitale et web',
      'développement web',
      'création web',
      'développeuse web',
      'concepteur de sites internet',
      'conception de site web',
      'agence de création de sites internet',
      'développeurs web',
      'design web',
      'concepteur web',
      'agence webdesign',
      'intégrateur web',
    ],
    it: [
      'web agency',
      'web designer*',
      'realizzazione siti web',
      'sviluppo siti web',
      'creazione siti web',
      'creazione siti internet',
      'realizzazione siti internet',
      'sviluppatore web',
      'web design',
      'sviluppo web',
      'realizzazione sito web',
      'creazione sito web',
      'siti web professionali',
      'realizzazione siti',
      'sviluppatori web',
      'web agency e seo',
    ],
    nl: [
      'webdesigner*',
      'webdesign bureau',
      'reclamebureau*',
      'marketingbureau*',
      'webbouwer',
      'internetbureau',
      'websitebouwer*',
      'webbureau',
      'webdevelopment',
      'webdeveloper*',
      'websites laten maken',
      'website laten maken',
      'webdesignbureau',
      'webshop bouwer',
      'website ontwerp',
      'webontwikkeling',
      'webontwerp',
      'website bouwer',
      'webshop laten maken',
      'webstudio',
      'webontwikkelaar*',
      'webagency',
      'web design',
      'wordpress specialist*',
      'website design',
      'websitebouw',
    ],
    pt: [
      'web designer*',
      'agência digital',
      'criação de sites',
      'web design',
      'webdesigner*',
      'criação de websites',
      'desenvolvimento web',
      'desenvolvimento de sites',
      'desenvolvimento de websites',
      'design de sites',
      'agência web',
      'programador web',
      'desenvolvedor web',
      'criação de site',
      'criação de lojas online',
      'web developer',
      'criação de páginas web',
      'construção de sites',
      'web agency',
      'criação de lojas virtuais',
    ],
  },
  work: { en: ['web design', 'seo', 'branding'] },
  neverAlone: { en: ['website', 'design', 'marketing'] },
  jobs: {
    en: ['web design', 'seo', 'branding', 'social media management', 'logo design', 'ppc'],
    de: ['webdesign', 'suchmaschinenoptimierung', 'logodesign', 'social media', 'online shops'],
    es: ['diseño web', 'posicionamiento seo', 'redes sociales', 'logotipos'],
    fr: ['création de site internet', 'référencement', 'identité visuelle', 'réseaux sociaux'],
    it: ['siti web', 'seo', 'social media', 'loghi'],
    nl: ['webdesign', 'seo', 'huisstijl', 'webshops'],
    pt: ['criação de sites', 'seo', 'redes sociais', 'identidade visual'],
  },
  sharedJobs: {
    en: [
      'website design',
      'web development',
      'ecommerce',
      'e commerce',
      'website maintenance',
      'hosting',
      'graphic design',
      'wordpress',
      'website development',
    ],
    de: [
      'webentwicklung',
      'online-shops',
      'wartung',
      'hosting',
      'grafikdesign',
      'corporate design',
      'wordpress',
      'website erstellung',
      'websiteerstellung',
      'homepage erstellen',
      'homepageerstellung',
      'homepage erstellung',
      'wordpress agentur',
      'webseitenerstellung',
    ],
    es: [
      'diseño de páginas web',
      'tiendas online',
      'diseño gráfico',
      'mantenimiento web',
      'hosting',
      'diseño y desarrollo web',
      'creación de páginas web',
      'diseño de sitios web',
    ],
    fr: [
      'e commerce',
      'maintenance',
      'refonte',
      'graphisme',
      'hébergement',
      'création site internet',
      'création de sites web',
      'création de site web',
      'conception de sites web',
      'conception web',
      'développement web',
      'conception de site web',
    ],
    it: [
      'realizzazione siti web',
      'e commerce',
      'grafica',
      'manutenzione siti',
      'hosting',
      'sviluppo siti web',
      'creazione siti web',
      'creazione siti internet',
      'realizzazione siti internet',
      'web design',
      'sviluppo web',
    ],
    nl: [
      'website laten maken',
      'logo ontwerp',
      'hosting',
      'onderhoud',
      'grafisch ontwerp',
      'webdevelopment',
      'website ontwerp',
      'webontwikkeling',
      'webshop laten maken',
    ],
    pt: [
      'lojas online',
      'lojas virtuais',
      'design gráfico',
      'manutenção de sites',
      'gestão de redes sociais',
      'hospedagem',
      'web design',
      'criação de websites',
      'desenvolvimento web',
      'desenvolvimento de sites',
      'desenvolvimento de websites',
      'design de sites',
      'criação de site',
      'criação de lojas virtuais',
    ],
  },
  mentions: {
    en: `
      custom website design; responsive web design; website redesign; landing pages; landing page design;
      wordpress websites; wordpress development; wordpress design; shopify; shopify development; woocommerce;
      ecommerce websites; ecommerce development; e-commerce websites; web applications; app development;
      mobile app development; ui/ux design; ux design; website hosting; web hosting; website care plans;
      website support; website audit; website security; domain registration; seo services; search engine optimization;
      search engine optimisation; local seo; technical seo; seo audit; link building; keyword research; google ads;
      google ads management; pay per click; paid search; paid social
    `,
    de: `
      website erstellen lassen; webseiten; websites; webseite erstellen; webdesign und entwicklung;
      responsive webdesign; website relaunch; relaunch; landingpage*; landing pages; webentwicklungen;
      webprogrammierung; programmierung; wordpress websites; wordpress webdesign; wordpress wartung; typo3; shopify;
      shopware; woocommerce; onlineshop*; onlineshops; e-commerce; app entwicklung; appentwicklung;
      softwareentwicklung; ux design; ui design; ux/ui design; barrierefreiheit; barrierefreie websites;
      barrierefreie webseiten; webhosting
    `,
    es: `
      desarrollo web; desarrollo de páginas web; páginas web; creación de webs; diseño web a medida;
      diseño web wordpress; sitios web; rediseño web; landing pages; landing page; wordpress; woocommerce; prestashop;
      shopify; tienda online; tiendas virtuales; tienda en línea; tiendas en línea; comercio electrónico; ecommerce;
      desarrollo de aplicaciones; desarrollo de apps; aplicaciones móviles; aplicaciones web; desarrollo de software;
      desarrollo a medida; diseño ux/ui; diseño ux; alojamiento web; hosting y dominios; registro de dominios;
      dominios; mantenimiento wordpress; mantenimiento de páginas web; soporte web; seguridad web; posicionamiento web
    `,
    fr: `
      création site web; création de site vitrine; création de site e-commerce; conception graphique; site vitrine;
      sites vitrines; site e-commerce; sites e-commerce; site internet; sites internet; boutique en ligne;
      boutiques en ligne; site wordpress; wordpress; woocommerce; prestashop; shopify; refonte de site;
      refonte de site internet; refonte de site web; refonte graphique; landing page; landing pages;
      développement sur mesure; développement d'applications; application mobile; applications mobiles;
      application web; applications web; web design; webdesign; ux design; ux/ui design
    `,
    it: `
      siti internet; sito web; siti wordpress; siti vetrina; sito vetrina; siti aziendali; progettazione siti web;
      restyling siti web; restyling sito web; restyling sito; landing page; wordpress; woocommerce; prestashop;
      shopify; ecommerce; realizzazione e-commerce; siti e-commerce; negozi online; sviluppo e-commerce; sviluppo app;
      app mobile; applicazioni web; web app; sviluppo software; software su misura; gestionali; ux design;
      ui/ux design; user experience; web hosting; hosting e domini; domini; registrazione domini
    `,
    nl: `
      webdesign en development; website ontwikkeling; website maken; website bouwen; website laten bouwen; websites;
      website op maat; wordpress website*; wordpress; wordpress onderhoud; webshop; webshop maken; webwinkel;
      woocommerce; shopify; magento; e-commerce; landingspagina*; landingspagina's; website redesign; nieuwe website;
      onderhoud website; website onderhoud; websiteonderhoud; webhosting; hosting en onderhoud; domeinnaam;
      domeinnamen; onderhoudscontract; maatwerk software; softwareontwikkeling; webapplicatie*; webapplicaties;
      app ontwikkeling; apps; mobiele app
    `,
    pt: `
      sites institucionais; site institucional; websites; website; webdesign; design web; sites wordpress; wordpress;
      woocommerce; shopify; redesign de sites; reformulação de sites; landing page; landing pages; loja virtual;
      loja online; criação de loja virtual; lojas on-line; e-commerce; comércio eletrónico;
      desenvolvimento de aplicativos; aplicações móveis; aplicações web; aplicativos; desenvolvimento de apps;
      desenvolvimento de software; sistemas web; design ux/ui; ux/ui; alojamento web; alojamento de sites;
      hospedagem de sites
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Pixelry is a web design agency in Leeds' },
      { language: 'de', text: 'Webdesigner in Mannheim' },
    ],
    notNamed: [
      { language: 'en', text: 'Website by a friend of ours' },
      { language: 'fr', text: 'Conception du site' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/advertising_agency',
};
