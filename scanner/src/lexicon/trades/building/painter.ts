import type { TradeEntry } from '../../trade.ts';

export const painter: TradeEntry = {
  id: 'painter',
  questions: 'generic',
  customers: 'at-home',
  noun: 'painter',
  companyNoun: 'painting company',
  schemaTypes: ['HousePainter'],
  additionalType: null,
  names: {
    en: [
      'house painter*',
      'painting company',
      'painting companies',
      'painting contractor*',
      'painters and decorators',
      'painter and decorator',
      'residential painters',
      'commercial painters',
      'interior painters',
      'painting services',
      'professional painters',
    ],
    de: [
      'maler',
      'malermeister*',
      '*malerbetrieb*',
      'malerei und anstrich',
      'malerfachbetrieb',
      'maler und lackierer*',
      '*malergeschäft',
      'malerfirma',
      'malerwerkstätte*',
      'anstreicher*',
      'maler und tapezierer',
      'malereibetrieb',
      '*malermeister',
    ],
    es: [
      'pintor de casas',
      'pintores de casas',
      'empresa de pintura',
      'pintores profesionales',
      'pintor de brocha gorda',
      'pintores',
      'pintor',
    ],
    fr: [
      'peintre en bâtiment',
      'peintres en bâtiment',
      'entreprise de peinture',
      'artisan peintre',
      'peintre décorateur',
      'plâtrier peintre',
    ],
    it: [
      'imbianchino',
      'imbianchini',
      'imbiancature',
      'pittore edile',
      'tinteggiature',
      'decoratore edile',
      'impresa di tinteggiatura',
    ],
    nl: ['schilder', 'schilders', 'schildersbedrijf', 'huisschilder*', '*schilderwerken', 'schilder en behanger'],
    pt: [
      'pintor de casas',
      'pintores',
      'empresa de pinturas',
      'pintura residencial',
      'pintor residencial',
      'pintor da construção civil',
    ],
  },
  work: {
    en: ['interior painting', 'exterior painting', 'cabinet painting'],
    de: ['malerarbeiten', 'anstrich*', 'tapezier*', 'lackierarbeiten', 'fassadenanstrich*'],
    es: ['pintura de interiores', 'pintura de fachadas'],
    fr: ['peinture intérieure', 'peinture extérieure', 'papier peint'],
    it: ['pittura interni', 'cartongesso'],
    nl: ['schilderwerk*', 'behangen', 'stucwerk'],
    pt: ['pintura interior', 'pintura exterior'],
  },
  neverAlone: { en: ['painting', 'paint', 'painter', 'painters'], fr: ['peinture', 'peintre'] },
  jobs: {
    en: [
      'interior painting',
      'exterior painting',
      'cabinet painting',
      'cabinet refinishing',
      'wallpaper removal',
      'wallpaper installation',
      'deck staining',
      'fence staining',
      'drywall repair',
      'popcorn ceiling removal',
      'pressure washing',
      'trim painting',
      'commercial painting',
      'color consultation*',
    ],
    de: [
      'malerarbeiten',
      'innenanstrich*',
      'außenanstrich*',
      'fassadenanstrich*',
      'fassadengestaltung',
      'fassadensanierung',
      'fassadendämmung',
      'tapezierarbeiten',
      'tapezieren',
      'lackierarbeiten',
      'lackierungen',
      'bodenbeläge',
      'bodenbelagsarbeiten',
      'vollwärmeschutz',
      'wärmedämmung',
      'trockenbau',
      'spachteltechnik*',
      'schimmelsanierung',
      'schimmelbeseitigung',
      'raumgestaltung',
      'wandgestaltung',
      'innenraumgestaltung',
      'bodenbeschichtung*',
      'putzarbeiten',
      'stuckarbeiten',
    ],
    es: [
      'pintura de interiores',
      'pintura de exteriores',
      'pintura de fachadas',
      'alisado de paredes',
      'quitar gotelé',
      'empapelado',
      'lacado de puertas',
      'barnizado',
      'pintura decorativa',
      'pintura industrial',
      'pladur',
      'microcemento',
    ],
    fr: [
      'peinture intérieure',
      'peinture extérieure',
      'ravalement de façade',
      'pose de papier peint',
      'enduits décoratifs',
      'revêtements de sol',
      'plâtrerie',
      'peinture de boiseries',
      'peinture de façade',
      'peinture décorative',
      'laquage',
      "isolation par l'extérieur",
    ],
    it: [
      'tinteggiatura interni',
      'tinteggiatura esterni',
      'imbiancatura',
      'verniciatura infissi',
      'carta da parati',
      'stucco veneziano',
      'cartongesso',
      'rasatura pareti',
      'cappotto termico',
      'decorazioni',
      'trattamento muffa',
    ],
    nl: [
      'binnenschilderwerk',
      'buitenschilderwerk',
      'behangen',
      'houtrotherstel',
      'spuitwerk',
      'latex spuiten',
      'glas zetten',
      'wandafwerking',
      'kozijnen schilderen',
      'gevel schilderen',
      'stucwerk',
      'lakwerk',
    ],
    pt: [
      'pintura interior',
      'pintura exterior',
      'pintura de fachadas',
      'pintura de apartamentos',
      'textura',
      'grafiato',
      'massa corrida',
      'envernizamento',
      'papel de parede',
      'lavagem de fachadas',
      'pintura decorativa',
    ],
  },
  sharedJobs: {
    de: [
      'maler- und anstricharbeiten',
      'renovierungen',
      'bodenverlegearbeiten',
      'schutzanstriche',
      'betonsanierung',
      'betonschutz',
      'balkonsanierung',
      'kellersanierung',
      'fassadenarbeiten',
      'fassadenanstriche',
      'außenputz',
      'innenputz',
      'akustikbeläge',
      'schimmel- und wasserschäden',
      'wasserschäden',
      'sanierung*',
      'bodenarbeiten',
      'dekorative wandgestaltung',
      'innenputzarbeiten',
      'lackieren*',
      'graffitientfernung',
      'altbausanierung',
      'wohnraumgestaltung',
    ],
  },
  mentions: {
    en: `
      house painting; painting; residential painting; decorating; painting and decorating; interior decorating;
      interior house painting; exterior house painting; office painting; industrial painting;
      kitchen cabinet painting; cabinet spraying; kitchen spraying; kitchen respraying; spray painting;
      airless spraying; upvc spraying; furniture painting; door painting; window painting; ceiling painting;
      fence painting; deck painting; deck and fence staining; deck refinishing; staining; wood staining;
      garage floor coating; epoxy flooring; epoxy floor coating; floor painting; brick painting; stucco painting;
      stucco repair; roof painting; masonry painting; rendering; plastering; drywall; drywall installation
    `,
    de: `
      malerei; innenarbeiten; außenarbeiten; malerarbeiten innen; innenräume; fassade; fassaden; fassadenrenovierung;
      fassadenreinigung; fassadenschutz; fassadenbeschichtung; wärmedämmverbundsysteme; wdvs; raufasertapete;
      tapezierungen; tapeten; tapetenarbeiten; fototapeten; vliestapeten; glasvlies; lackierung von türen;
      türen lackieren; fensteranstrich; fenster streichen; heizkörperlackierung; holzanstriche; holzschutz;
      holzschutzanstriche; holzlasuren; treppenhausrenovierung; treppenhäuser; treppenhaussanierung; spachtelarbeiten;
      dekorputz; edelputze; kalkputz; kalkfarben; lehmputz; wischtechnik; lasurtechniken
    `,
    es: `
      pintura interior; pintura exterior; pintura de pisos; pintura de viviendas; pintura de casas; pintar casa;
      pintar piso; pintura de oficinas; pintura de locales; pintura de comunidades; pintura residencial;
      pintura comercial; pintura de naves; pintura de suelos; pintura de garajes; pintura de piscinas;
      pintura de techos; pintura de puertas; pintura de muebles; pintura epóxica; pintura epoxi; pintura antihumedad;
      pintura intumescente; pintura ignífuga; esmaltes; esmaltado; lacados; lacado de muebles; lacado; barniz;
      barnizados; estuco; estucos; estuco veneciano; papel pintado; papel tapiz; colocación de papel pintado;
      colocación de papel tapiz; empapelados; eliminación de gotelé
    `,
    fr: `
      peinture; travaux de peinture; peinture d'intérieur; peinture murale; peinture plafond; peinture de plafonds;
      peinture de murs; peinture résidentielle; peinture commerciale; peinture industrielle; peinture au pistolet;
      peinture au fusil; peinture de volets; peinture de portails; peinture de sol; peinture de toiture;
      peinture d'armoires; peinture d'armoires de cuisine; peinture d'escalier; peinture de mobilier;
      peinture écologique; peinture à la chaux; papier peint; papiers peints; toile de verre; pose de toile de verre;
      tapisserie; revêtements muraux; revêtement mural; décoration; décoration intérieure; conseil en couleurs;
      conseils en décoration; béton ciré; stuc; tadelakt; enduits; enduits à la chaux; ratissage; patines
    `,
    it: `
      tinteggiatura; tinteggiature interne; tinteggiature esterne; tinteggiatura appartamenti; tinteggiatura facciate;
      tinteggiature civili; tinteggiature industriali; tinteggiatura uffici; imbiancatura casa;
      imbiancatura appartamenti; imbiancatura interni; pitturazione; pitturazioni; pittura interni; verniciatura;
      verniciature; verniciatura porte; verniciatura legno; verniciatura ferro; verniciatura persiane;
      verniciatura ringhiere; verniciatura cancelli; smalti; laccatura; laccatura mobili; stucchi; stuccature;
      spatolato; spatolati; marmorino; velature; pitture decorative; decorazioni d'interni; decorazioni murali;
      effetti decorativi; pittura decorativa; trompe l'oeil; tappezzeria; posa carta da parati; carte da parati
    `,
    nl: `
      schilderwerk; schilderwerkzaamheden; binnenschilderwerken; buitenschilderwerken; schilderwerk binnen;
      schilderwerk buiten; schilderen; muren schilderen; plafonds schilderen; plafond schilderen; deuren schilderen;
      trappen schilderen; trap schilderen; ramen schilderen; ramen en deuren; keuken schilderen; keuken spuiten;
      keukens spuiten; meubels spuiten; gevelschilderwerk; gevels schilderen; gevelreiniging; gevelbescherming;
      wanden en plafonds; sauswerk; sauzen; latexwerk; latexspuiten; airless spuiten; behangwerk; behangwerken;
      behang; behang verwijderen; fotobehang; glasvezelbehang; glasvlies; glasweefsel; renovlies; wandbekleding;
      decoratief schilderwerk
    `,
    pt: `
      pinturas; pintura; pinturas interiores; pinturas exteriores; pintura de interiores; pintura de exteriores;
      pintura interna; pintura externa; pintura comercial; pintura predial; pintura industrial; pintura de casas;
      pintura de moradias; pintura de prédios; pintura de condomínios; pintura de paredes; pintura de tetos;
      pintura de telhados; pintura de muros; pintura de portas; pintura de portões; pintura de móveis;
      pintura de pisos; pintura de escritórios; pintura de garagens; pintura epóxi; pintura eletrostática;
      pintura lisa; pintura em madeira; pintura com airless; esmaltagem; lacagem; verniz; vernizes;
      aplicação de verniz; aplicação de massa corrida; texturas; aplicação de textura; efeitos decorativos;
      cimento queimado
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Malermeister Fink in Rastatt' },
      { language: 'en', text: 'Bright Coat is a painting company in Tulsa' },
      { language: 'it', text: 'Imbianchino a Torino, tinteggiature interni' },
    ],
    notNamed: [
      { language: 'en', text: "The gallery shows paintings by local painters' students" },
      { language: 'fr', text: 'Cours de peinture et de dessin' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/painter',
};
