import type { PageWords } from '../language.ts';

export const pages: PageWords = {
  roles: {
    contact: ['contact', 'contacteer ons', 'neem contact op', 'contactgegevens', 'route'],
    about: ['over ons', 'over mij', 'wie zijn wij', 'wie ben ik', 'ons bedrijf', 'ons verhaal', 'de praktijk'],
    services: [
      'diensten',
      'onze diensten',
      'wat doen wij',
      'behandelingen',
      'werkzaamheden',
      'aanbod',
      'specialisaties',
      'wat we doen',
    ],
    prices: ['prijzen', 'tarieven', 'prijslijst', 'kosten', 'onze tarieven', 'menukaart'],
    reviews: ['reviews', 'beoordelingen', 'ervaringen', 'klantbeoordelingen', 'referenties', 'wat klanten zeggen'],
    faq: ['faq', 'veelgestelde vragen', 'vragen'],
    areas: ['werkgebied', 'regio', 'vestigingen', 'locaties', 'waar wij werken'],
    team: ['team', 'ons team', 'medewerkers', 'het team'],
    jobs: ['vacatures', 'werken bij', 'jobs'],
    news: ['nieuws', 'blog', 'actueel'],
    imprint: ['colofon', 'juridische informatie', 'impressum'],
    privacy: ['privacy', 'privacyverklaring', 'privacybeleid', 'cookies', 'cookiebeleid', 'AVG'],
    terms: ['algemene voorwaarden', 'voorwaarden', 'disclaimer', 'gebruiksvoorwaarden'],
    gallery: ['galerij', 'portfolio', 'projecten', "foto's", 'fotogalerij'],
  },
  providers: [
    'hosting',
    'webhosting',
    'hostingprovider',
    'webdesign',
    'ontwerp en realisatie',
    'website door',
    'realisatie',
    'fotografie website',
  ],
};
