import type { TradeEntry } from '../../trade.ts';

export const printShop: TradeEntry = {
  id: 'print-shop',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['guarantee', 'appointment'],
  noun: 'print shop',
  companyNoun: 'print shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Printing',
  names: {
    en: [
      'print shop*',
      'printing company',
      'copy shop*',
      'printing services',
      'commercial printer*',
      'print center',
      'print centre',
      'printing house',
      'print and copy',
      'digital print',
      'printing shop',
      'printing and design',
      'copy center',
      'copy centre',
      'print studio',
      'print company',
    ],
    de: [
      'druckerei*',
      'copyshop*',
      'digitaldruck',
      'siebdruck',
      'druckhaus',
      'copy-shop',
      'digitaldruckerei',
      'druckzentrum',
      'druckservice',
      'buchdruckerei',
      'digitaldruckzentrum',
      'kopierladen',
      'offsetdruckerei',
      'druckstudio',
      'copycenter',
      'druck und medien',
    ],
    es: [
      'imprenta*',
      'serigrafía*',
      'copistería*',
      'centro de copiado',
      'impresores',
      'servicios de impresión',
      'centro de impresión',
      'impresiones digitales',
      'taller de impresión',
      'copy center',
      'taller gráfico',
      'reprografía',
      'impresión de gran formato',
      'centro de copias',
    ],
    fr: [
      'imprimerie*',
      'imprimeur*',
      'sérigraphie',
      "centre d'impression",
      'copie service',
      'centre de copie',
      'sérigraphe',
      'centre de reprographie',
      'impression et reprographie',
      "service d'impression",
      "studio d'impression",
      "services d'impression",
      'copy center',
      'imprimeuse',
      "atelier d'impression",
    ],
    it: [
      'tipografia',
      'tipografie',
      'stamperia',
      'copisteria',
      'centro stampa',
      'centro copie',
      'tipografo',
      'litografia',
      'tipolitografia',
      'serigrafia',
      'copisterie',
      'stampatori',
      'eliografia',
      'fotocopisteria',
      'grafica e stampa',
      'litotipografia',
    ],
    nl: [
      'drukkerij*',
      'drukker',
      'copyshop*',
      'copycenter',
      'kopieerwinkel',
      'printshop',
      'printcenter',
      'print shop',
      'offsetdrukkerij',
      'copy center',
      'printservice',
      'kopiecentrum',
      'reprografie',
      'kopieshop',
      'drukkers',
    ],
    pt: [
      'gráfica*',
      'tipografia',
      'serigrafia',
      'centro de cópias',
      'tipografias',
      'centro de impressão',
      'copiadora',
      'serviços gráficos',
      'xerox e impressão',
      'copy center',
      'litografia',
      'serviços de impressão',
      'centro de cópia',
      'papelaria e gráfica',
      'copiadoras',
      'reprografia',
    ],
  },
  work: { en: ['business cards', 'banners'] },
  neverAlone: {},
  jobs: {
    en: ['business cards', 'banners', 'flyers', 't shirt printing', 'vehicle wraps', 'signs'],
    de: ['visitenkarten', 'flyer', 'banner', 'fahrzeugbeschriftung', 'textildruck'],
    es: ['tarjetas de visita', 'carteles', 'lonas', 'camisetas personalizadas'],
    fr: ['cartes de visite', 'flyers', 'banderoles', 'marquage véhicule'],
    it: ['biglietti da visita', 'volantini', 'striscioni'],
    nl: ['visitekaartjes', 'flyers', 'autobelettering'],
    pt: ['cartões de visita', 'flyers', 'lonas', 'estampagem'],
  },
  sharedJobs: {
    en: ['brochures', 'posters', 'large format printing', 'stickers', 'embroidery', 'leaflets', 'booklets'],
    de: ['broschüren', 'plakate', 'großformatdruck', 'aufkleber', 'stempel', 'digitaldruck', 'offsetdruck'],
    es: ['folletos', 'vinilos', 'impresión digital', 'gran formato', 'camisetas', 'encuadernación', 'rotulación'],
    fr: ['affiches', 'brochures', 'impression grand format', 'textile', 'tampons', 'reliure', 'covering'],
    it: ['manifesti', 'stampa digitale', 'grande formato', 'magliette', 'timbri', 'rilegature', 'adesivi'],
    nl: ['posters', 'brochures', 'spandoeken', 'textieldruk', 'stickers', 'groot formaat'],
    pt: ['panfletos', 'folhetos', 'cartazes', 'impressão digital', 'grande formato', 'adesivos', 'encadernação'],
  },
  mentions: {
    en: `
      digital printing; offset printing; commercial printing; litho printing; letterpress; wide format printing;
      full color printing; booklet printing; book printing; book binding; binding; document printing; photocopying;
      copies; black and white copies; color copies; scanning; plan printing; blueprints; blueprint printing;
      dissertation binding; laminating; lamination; foiling; die cutting; letterheads; envelopes; compliment slips;
      invoices; ncr forms; carbonless forms; ncr pads; folders; presentation folders; postcards; catalogs; catalogues;
      newsletters; magazines; calendars
    `,
    de: `
      druck; druckprodukte; drucksachen; geschäftsdrucksachen; geschäftsausstattung; privatdrucksachen;
      familiendrucksachen; akzidenzdruck; buchdruck; bücher; kataloge; magazine; zeitschriften; vereinshefte; mappen;
      flyerdruck; folder; faltblätter; postkarten; grußkarten; einladungskarten; einladungen; hochzeitskarten;
      hochzeitseinladungen; trauerkarten; trauerdrucksachen; danksagungskarten; weihnachtskarten; speisekarten;
      kalender; briefpapier; briefbögen; briefumschläge; blöcke; notizblöcke; durchschreibesätze; formulare;
      etiketten; verpackungen; faltschachteln
    `,
    es: `
      impresión; impresión offset; impresión en gran formato; impresión gran formato; impresión de libros;
      impresión de planos; ploteo de planos; ploteado; impresión textil; impresión 3d; impresión uv; fotocopias;
      copias; copias a color; escaneo; escaneado; encuadernación de tesis; plastificado; plastificados; acabados;
      troquelado; papelería corporativa; papelería comercial; imagen corporativa; tarjetas; tarjetas personales;
      tarjetas de presentación; volantes; dípticos y trípticos; dípticos; trípticos; flyers; catálogos; revistas;
      libros; carpetas; sobres; talonarios; facturas; formularios
    `,
    fr: `
      impression; impression numérique; impression offset; impression textile; impression de livres;
      impression de documents; impression de plans; impression de thèses; impression de mémoires; impression photo;
      impression sur toile; impression uv; impression 3d; reprographie; photocopies; copies; copies couleur;
      numérisation; tirage de plans; plastification; finition; façonnage; pelliculage; découpe; gaufrage;
      dorure à chaud; reliure de mémoires; reliure spirale; papeterie; papeterie commerciale; papeterie d'entreprise;
      têtes de lettre; papier à en tête; enveloppes; chemises à rabats; pochettes; carnets; liasses; facturiers;
      formulaires
    `,
    it: `
      stampa; stampa offset; stampa tipografica; stampa grande formato; stampa piccolo formato; stampa libri;
      stampa tesi; rilegatura tesi; stampa e rilegatura tesi; stampa planimetrie; stampa disegni; plottaggio;
      stampa foto; stampa fotografica; stampa su tela; stampa su tessuto; stampa uv; stampa 3d; stampa sublimatica;
      stampa t shirt; stampa magliette; fotocopie; fotocopie a colori; copie; scansioni; plastificazione;
      plastificazioni; rilegatura; legatoria; nobilitazione; fustellatura; piegatura; immagine coordinata;
      carta intestata; buste; cartelline; blocchi; ricevute; moduli; modulistica
    `,
    nl: `
      drukwerk; digitaal drukwerk; offset drukwerk; offsetdruk; digitaal printen; digitale druk; printen; printwerk;
      grootformaat; groot formaat prints; grootformaat printen; printen en kopiëren; kopiëren; kopieën; scannen;
      plotten; plotwerk; bouwtekeningen; tekeningen printen; lamineren; plastificeren; inbinden; afwerking;
      boeken drukken; boeken; scripties; scriptie printen; thesis; magazines; tijdschriften; catalogi; folders;
      flyers drukken; mappen; presentatiemappen; briefpapier; enveloppen; huisstijl; huisstijl drukwerk;
      schrijfblokken
    `,
    pt: `
      impressão; impressão offset; impressão de grande formato; impressão em grande formato; impressão grande formato;
      impressão de livros; impressão de documentos; impressão de fotos; impressão têxtil; impressão em tecido;
      impressão em lona; impressão uv; impressão 3d; impressões; gráfica rápida; fotocópias; cópias; xerox;
      cópias e impressões; digitalização; digitalizações; plotagem; plotagens; plastificação; encadernações;
      encadernação de teses; acabamentos; corte e vinco; material gráfico; impressos; papelaria personalizada;
      papelaria corporativa; estacionário; identidade visual; papel timbrado; papel de carta; envelopes; pastas;
      blocos; talões
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Inkwell print shop in Ames' },
      { language: 'fr', text: 'Imprimerie à Niort' },
    ],
    notNamed: [
      { language: 'en', text: 'Print this page' },
      { language: 'es', text: 'Imprimir' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/copyshop, craft/signmaker',
};
