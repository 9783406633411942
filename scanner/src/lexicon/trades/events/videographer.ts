import type { TradeEntry } from '../../trade.ts';

export const videographer: TradeEntry = {
  id: 'videographer',
  questions: 'generic',
  noun: 'videographer',
  companyNoun: 'video production company',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Videography',
  names: {
    en: [
      'videographer*',
      'video production company',
      'wedding videography',
      'film production company',
      'videography',
      'video production',
    ],
    de: ['videograf*', 'filmproduktion*', 'videoproduktion*', 'hochzeitsvideo*', 'hochzeitsfilm*'],
    es: ['videógrafo*', 'productora audiovisual', 'producción de vídeo', 'vídeos de boda'],
    fr: ['vidéaste*', 'production vidéo', 'société de production audiovisuelle', 'vidéo de mariage'],
    it: ['videomaker*', 'produzione video', 'video matrimonio', 'videografo'],
    nl: ['videograaf*', 'videoproductie*', 'trouwvideo*', 'filmproductie'],
    pt: ['videógrafo*', 'produtora de vídeo', 'produção de vídeo', 'filmagem de casamento'],
  },
  work: { en: ['drone footage', 'editing'] },
  neverAlone: {},
  jobs: {
    en: ['wedding films', 'corporate videos', 'drone footage', 'promotional videos'],
    de: ['imagefilm*', 'drohnenaufnahmen', 'eventvideo'],
    es: ['vídeos corporativos', 'grabación con dron'],
    fr: ["films d'entreprise", 'prises de vue par drone'],
    it: ['video aziendali', 'riprese con drone'],
    nl: ['bedrijfsfilm', 'aftermovie', 'drone'],
    pt: ['vídeos institucionais', 'filmagem com drone'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Reel wedding videography in Bend' },
      { language: 'de', text: 'Filmproduktion in Köln' },
    ],
    notNamed: [
      { language: 'en', text: 'Watch the video of the game' },
      { language: 'fr', text: 'Vidéo du jour' },
    ],
  },
  source: 'schema.org 30.0',
};
