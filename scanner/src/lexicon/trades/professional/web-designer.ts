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
    en: ['web designer*', 'web design company', 'web design agency', 'digital agency', 'web agency', 'web developer*'],
    de: ['webdesigner*', 'webdesign agentur', 'internetagentur*', 'seo agentur', 'webagentur', 'mediengestalter*'],
    es: ['diseñador web', 'diseño web', 'agencia seo', 'agencia digital'],
    fr: ['agence web', 'webdesigner*', 'création de sites internet', 'agence seo', 'développeur web'],
    it: ['web agency', 'web designer*', 'realizzazione siti web'],
    nl: ['webdesigner*', 'webdesign bureau', 'reclamebureau*', 'marketingbureau*', 'webbouwer', 'internetbureau'],
    pt: ['web designer*', 'agência digital', 'criação de sites'],
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
    ],
    de: ['webentwicklung', 'online-shops', 'wartung', 'hosting', 'grafikdesign', 'corporate design', 'wordpress'],
    es: ['diseño de páginas web', 'tiendas online', 'diseño gráfico', 'mantenimiento web', 'hosting'],
    fr: ['e commerce', 'maintenance', 'refonte', 'graphisme', 'hébergement'],
    it: ['realizzazione siti web', 'e commerce', 'grafica', 'manutenzione siti', 'hosting'],
    nl: ['website laten maken', 'logo ontwerp', 'hosting', 'onderhoud', 'grafisch ontwerp'],
    pt: [
      'lojas online',
      'lojas virtuais',
      'design gráfico',
      'manutenção de sites',
      'gestão de redes sociais',
      'hospedagem',
    ],
  },
  mentions: {
    en: `
      website development; custom website design; responsive web design; website redesign; landing pages;
      landing page design; wordpress websites; wordpress development; wordpress design; shopify; shopify development;
      woocommerce; ecommerce websites; ecommerce development; e-commerce websites; web applications; app development;
      mobile app development; ui/ux design; ux design; website hosting; web hosting; website care plans;
      website support; website audit; website security; domain registration; seo services; search engine optimization;
      search engine optimisation; local seo; technical seo; seo audit; link building; keyword research; google ads;
      google ads management; pay per click; paid search; paid social
    `,
    de: `
      website erstellung; webseitenerstellung; website erstellen lassen; homepage erstellung; homepageerstellung;
      homepage erstellen; webseiten; websites; webseite erstellen; websiteerstellung; webdesign und entwicklung;
      responsive webdesign; website relaunch; relaunch; landingpage*; landing pages; webentwicklungen;
      webprogrammierung; programmierung; wordpress websites; wordpress webdesign; wordpress agentur;
      wordpress wartung; typo3; shopify; shopware; woocommerce; onlineshop*; onlineshops; e-commerce; app entwicklung;
      appentwicklung; softwareentwicklung; ux design; ui design; ux/ui design; barrierefreiheit;
      barrierefreie websites; barrierefreie webseiten; webhosting
    `,
    es: `
      diseño y desarrollo web; desarrollo web; desarrollo de páginas web; páginas web; creación de páginas web;
      creación de webs; diseño web a medida; diseño web wordpress; diseño de sitios web; sitios web; rediseño web;
      landing pages; landing page; wordpress; woocommerce; prestashop; shopify; tienda online; tiendas virtuales;
      tienda en línea; tiendas en línea; comercio electrónico; ecommerce; desarrollo de aplicaciones;
      desarrollo de apps; aplicaciones móviles; aplicaciones web; desarrollo de software; desarrollo a medida;
      diseño ux/ui; diseño ux; alojamiento web; hosting y dominios; registro de dominios; dominios;
      mantenimiento wordpress; mantenimiento de páginas web; soporte web; seguridad web; posicionamiento web
    `,
    fr: `
      création de site web; création de sites web; création site internet; création site web;
      création de site vitrine; création de site e-commerce; conception de site web; conception de sites web;
      conception web; conception graphique; site vitrine; sites vitrines; site e-commerce; sites e-commerce;
      site internet; sites internet; boutique en ligne; boutiques en ligne; site wordpress; wordpress; woocommerce;
      prestashop; shopify; refonte de site; refonte de site internet; refonte de site web; refonte graphique;
      landing page; landing pages; développement web; développement sur mesure; développement d'applications;
      application mobile; applications mobiles; application web; applications web; web design; webdesign; ux design;
      ux/ui design
    `,
    it: `
      realizzazione siti internet; creazione siti web; creazione siti internet; sviluppo siti web; sviluppo web;
      siti internet; sito web; siti wordpress; siti vetrina; sito vetrina; siti aziendali; web design;
      progettazione siti web; restyling siti web; restyling sito web; restyling sito; landing page; wordpress;
      woocommerce; prestashop; shopify; ecommerce; realizzazione e-commerce; siti e-commerce; negozi online;
      sviluppo e-commerce; sviluppo app; app mobile; applicazioni web; web app; sviluppo software; software su misura;
      gestionali; ux design; ui/ux design; user experience; web hosting; hosting e domini; domini;
      registrazione domini
    `,
    nl: `
      webdesign en development; website ontwerp; website ontwikkeling; website maken; website bouwen;
      website laten bouwen; websites; website op maat; wordpress website*; wordpress; wordpress onderhoud;
      webontwikkeling; webdevelopment; webshop; webshop laten maken; webshop maken; webwinkel; woocommerce; shopify;
      magento; e-commerce; landingspagina*; landingspagina's; website redesign; nieuwe website; onderhoud website;
      website onderhoud; websiteonderhoud; webhosting; hosting en onderhoud; domeinnaam; domeinnamen;
      onderhoudscontract; maatwerk software; softwareontwikkeling; webapplicatie*; webapplicaties; app ontwikkeling;
      apps; mobiele app
    `,
    pt: `
      desenvolvimento de sites; desenvolvimento web; desenvolvimento de websites; criação de websites;
      criação de site; sites institucionais; site institucional; websites; website; web design; webdesign;
      design de sites; design web; sites wordpress; wordpress; woocommerce; shopify; redesign de sites;
      reformulação de sites; landing page; landing pages; loja virtual; loja online; criação de lojas virtuais;
      criação de loja virtual; lojas on-line; e-commerce; comércio eletrónico; desenvolvimento de aplicativos;
      aplicações móveis; aplicações web; aplicativos; desenvolvimento de apps; desenvolvimento de software;
      sistemas web; design ux/ui; ux/ui; alojamento web; alojamento de sites; hospedagem de sites
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
