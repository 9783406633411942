import type { PageWords } from '../language.ts';

export const pages: PageWords = {
  roles: {
    contact: ['contatti', 'contattaci', 'dove siamo', 'contatto', 'come raggiungerci'],
    about: ['chi siamo', 'azienda', "l'azienda", 'su di noi', 'la nostra storia', 'lo studio', 'su di me'],
    services: ['servizi', 'i nostri servizi', 'cosa facciamo', 'trattamenti', 'prestazioni', 'attività', 'specialità'],
    prices: ['prezzi', 'listino', 'listino prezzi', 'tariffe', 'costi', 'menù'],
    reviews: ['recensioni', 'testimonianze', 'dicono di noi', 'cosa dicono di noi'],
    faq: ['faq', 'domande', 'domande frequenti'],
    areas: ['zone', 'zone servite', 'dove operiamo', 'aree servite', 'zone di intervento', 'le nostre sedi', 'sedi'],
    team: ['team', 'il team', 'il nostro team', 'staff', 'lo staff'],
    jobs: ['lavora con noi', 'carriere', 'posizioni aperte'],
    news: ['news', 'blog', 'notizie', 'novità'],
    imprint: ['note legali', 'informazioni legali'],
    privacy: ['privacy', 'informativa privacy', 'privacy policy', 'cookie', 'cookie policy', 'informativa sui cookie'],
    terms: ['termini', 'termini e condizioni', 'condizioni di utilizzo', 'condizioni generali'],
    gallery: ['galleria', 'gallery', 'i nostri lavori', 'portfolio', 'realizzazioni', 'progetti'],
  },
  providers: [
    'hosting',
    'hosting provider',
    'provider',
    'fornitore di hosting',
    'realizzazione sito',
    'realizzazione del sito',
    'sviluppo del sito',
    'sito realizzato da',
    'web design',
    'crediti',
    'credits',
  ],
};
