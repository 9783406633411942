import type { TradeEntry } from '../../trade.ts';

export const makeUpArtist: TradeEntry = {
  id: 'make-up-artist',
  questions: 'generic',
  customers: 'event',
  noun: 'make-up artist',
  companyNoun: 'make-up studio',
  schemaTypes: ['BeautySalon', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Make-up_artist',
  names: {
    en: [
      'makeup artist*',
      'make up artist*',
      'makeup studio',
      'make up studio',
      'bridal makeup artist*',
      'makeup artistry',
      'hair and makeup artist*',
      'wedding makeup artist*',
      'wedding hair and makeup',
    ],
    de: [
      'make-up artist*',
      'visagist*',
      'make up artist*',
      'maskenbildner*',
      'brautstylist*',
      'hair and make-up artist*',
      'hair & make-up artist*',
      'make-up studio',
      'hochzeitsstylist*',
    ],
    es: [
      'maquillador*',
      'maquilladora*',
      'maquillaje profesional',
      'maquillaje de novias',
      'maquillaje de novia',
      'maquillador profesional',
      'estudio de maquillaje',
      'maquillaje y peinado*',
      'makeup artist',
      'maquillista*',
    ],
    fr: [
      'maquilleu*',
      'maquilleuse*',
      'maquilleur professionnel',
      'maquilleuse professionnelle',
      'make up artist*',
      'maquillage professionnel',
      'maquillage mariée',
      'studio de maquillage',
      'artiste maquilleuse',
      'maquilleuse coiffeuse',
    ],
    it: [
      'truccatrice',
      'truccatore',
      'truccatrici',
      'truccatori',
      'make up artist*',
      'makeup artist*',
      'trucco sposa',
      'trucco professionale',
      'studio di make up',
      'visagista',
    ],
    nl: [
      'visagist*',
      'make-up artist*',
      'visagie',
      'bruidsvisagie',
      'bruidsvisagist*',
      'make up artiest*',
      'grimeur*',
      'hairstylist en visagist',
      'visagie en hairstyling',
      'make-up studio',
    ],
    pt: [
      'maquilhador*',
      'maquilhadora*',
      'maquiador*',
      'maquiadora*',
      'maquilhagem profissional',
      'maquiagem profissional',
      'maquilhagem de noiva*',
      'maquiagem para noivas',
      'make up artist*',
      'estúdio de maquiagem',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['bridal makeup', 'makeup lessons', 'airbrush makeup'],
    de: ['braut make-up', 'schminkkurs*'],
    es: ['curso de automaquillaje', 'prueba de maquillaje'],
    fr: ["cours d'auto-maquillage", 'essai maquillage'],
    it: ['corso di self make up', 'prova trucco'],
    nl: ['bruidsmake-up', 'make-up workshop*'],
    pt: ['curso de automaquilhagem', 'curso de automaquiagem'],
  },
  sharedJobs: {
    en: [
      'bridal hair and makeup',
      'special occasion makeup',
      'wedding makeup',
      'prom makeup',
      'makeup trial',
      'photoshoot makeup',
      'bridal trial',
      'editorial makeup',
      'lash application',
      'special effects makeup',
      'wedding hair and makeup',
    ],
    de: [
      'brautstyling',
      'brautmakeup',
      'abend-make-up',
      'probestyling',
      'typberatung',
      'hochzeitsstyling',
      'brautfrisur',
      'tages-make-up',
      'fotoshooting make-up',
      'airbrush make-up',
      'make-up workshop',
      'brautfrisuren',
    ],
    es: [
      'maquillaje social',
      'maquillaje de novia a domicilio',
      'maquillaje a domicilio',
      'automaquillaje',
      'maquillaje para eventos',
      'peinado y maquillaje',
      'maquillaje xv años',
      'novias',
      'invitadas',
      'caracterización',
      'maquillaje profesional',
      'maquillaje de novias',
      'maquillaje de novia',
      'maquillaje y peinado*',
    ],
    fr: [
      'maquillage mariage',
      'maquillage',
      'cours de maquillage',
      'maquillage de mariée',
      'maquillage soirée',
      'coiffure mariage',
      'auto-maquillage',
      'maquillage shooting',
      'maquillage artistique',
      'mise en beauté',
      'maquillage mariée',
    ],
    it: [
      'trucco sposa a domicilio',
      'trucco cerimonia',
      'self make up',
      'corsi di trucco',
      'trucco',
      'trucco da sera',
      'trucco fotografico',
      'acconciature sposa',
      'lezioni di trucco',
      'make up sposa',
      'trucco sposa',
    ],
    nl: [
      'bruidskapsel',
      'proefmake-up',
      'make-up les',
      'gelegenheidsmake-up',
      'avondmake-up',
      'fotoshoot',
      'airbrush make-up',
      'bruidsstyling',
      'visagie workshop',
      'grime',
      'visagie',
      'bruidsvisagie',
      'visagie en hairstyling',
    ],
    pt: [
      'maquilhagem',
      'maquiagem',
      'maquilhagem para noivas',
      'maquiagem social',
      'automaquilhagem',
      'automaquiagem',
      'penteados',
      'maquilhagem para eventos',
      'noivas',
      'teste de maquilhagem',
      'cursos de maquilhagem',
      'maquilhagem profissional',
      'maquiagem profissional',
      'maquilhagem de noiva*',
      'maquiagem para noivas',
    ],
  },
  mentions: {
    en: `
      bridal make-up; bridesmaid makeup; mother of the bride; bridal party; makeup application; makeup lesson;
      make-up lessons; make-up masterclass; hen party; quinceañera makeup; party makeup; event makeup; fashion makeup;
      film makeup; tv and film; headshot makeup; commercial makeup; stage makeup; airbrush; false lashes;
      hair styling; updos; group lessons; face painting
    `,
    de: `
      make-up beratung; make-up kurs; make-up schulung; schminkberatung; schminkworkshop; braut-makeup;
      hochzeits-make-up; gäste styling; brautjungfern; trauzeugin; event make-up; party make-up; business make-up;
      editorial; werbung; film und tv; shooting; fotoshooting; spezialeffekte; bodypainting; wimpern;
      hochsteckfrisuren; junggesellinnenabschied; farbberatung
    `,
    es: `
      maquillaje; maquillaje nupcial; maquillaje de fiesta; maquillaje de invitada; maquillaje editorial;
      maquillaje de moda; maquillaje para fotografía; maquillaje audiovisual; maquillaje con aerógrafo;
      maquillaje de graduación; quinceañeras; madrinas; damas de honor; peinados; peinado de novia;
      cursos de maquillaje; clases de maquillaje; taller de maquillaje; pestañas postizas; efectos especiales;
      body painting
    `,
    fr: `
      essai mariée; maquillage invitée; maquillage invitées; maquillage événementiel; maquillage photo;
      maquillage mode; maquillage beauté; maquillage tv; maquillage cinéma; maquillage jour; maquillage aérographe;
      effets spéciaux; body painting; maquillage enfant; atelier maquillage; ateliers maquillage;
      formation maquillage; evjf; coiffure et maquillage; pose de faux cils; conseil en image; déplacement à domicile
    `,
    it: `
      trucco occasioni speciali; trucco da giorno; trucco invitate; trucco damigelle; trucco a domicilio;
      corso trucco; corsi di make up; corso self make up; make up; trucco moda; trucco cinema; trucco teatrale;
      trucco correttivo; trucco aerografo; airbrush make up; effetti speciali; body painting; shooting; sfilate;
      addio al nubilato; extension ciglia; consulenza d'immagine; acconciature
    `,
    nl: `
      bruids make-up; bruidsmakeup; proefsessie; make-up lessen; make-up advies; feestmake-up; galamake-up;
      dagmake-up; event make-up; shoots; film en tv; special effects; bodypaint; vrijgezellenfeest; bruidsmeisjes;
      hairstyling; opsteken; wimpers; kleuradvies; kleuranalyse; workshop make-up
    `,
    pt: `
      maquiagem noiva; maquiagem de noiva; maquiagem para festas; maquiagem artística; maquiagem para formandas;
      debutantes; madrinhas; convidadas; dia da noiva; penteados de noiva; penteado; maquilhagem de festa;
      maquilhagem social; maquilhagem editorial; maquilhagem artística; maquilhagem ao domicílio; produções de moda;
      sessões fotográficas; workshops de maquilhagem; aulas de maquilhagem; caracterização; cílios; pinturas faciais
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ivy Lane, wedding makeup artist in Devon' },
      { language: 'de', text: 'Visagistin und Make-up Artist in Trier' },
      { language: 'fr', text: 'Maquilleuse professionnelle à Brest' },
    ],
    notNamed: [
      { language: 'en', text: 'How to make up for lost time' },
      { language: 'it', text: "Il trucco c'è ma non si vede" },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
