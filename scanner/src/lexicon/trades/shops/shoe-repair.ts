import type { TradeEntry } from '../../trade.ts';

export const shoeRepair: TradeEntry = {
  id: 'shoe-repair',
  questions: 'generic',
  customers: 'workshop',
  noun: 'shoe repair shop',
  companyNoun: 'shoe repair shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Shoemaking',
  names: {
    en: [
      'shoe repair*',
      'cobbler',
      'cobblers',
      'shoemaker*',
      'boot repair*',
      'shoe and leather repair',
      'shoe service',
      'shoe restoration',
      'resoling service',
      'bootmaker*',
      'orthopedic shoe*',
      'shoe hospital',
    ],
    de: [
      'schuhmacher*',
      'schuster',
      'schuhreparatur*',
      'schuhservice',
      'schuhwerkstatt',
      'schuhdoktor',
      'schusterei',
      'schusterwerkstatt',
      'absatzbar',
      'schlüssel und schuhdienst',
      'schuhschnellreparatur',
      'schuh- und schlüsseldienst',
      'maßschuhmacher*',
    ],
    es: [
      'zapatero*',
      'reparación de calzado',
      'zapatería y reparación',
      'renovadora de calzado',
      'zapatería reparación',
      'compostura de calzado',
      'reparadora de calzado',
      'taller de calzado',
      'compostura de zapatos',
      'rápido de calzado',
      'reparación calzado',
      'reparación de zapatillas',
      'clínica de calzado',
      'reparación del calzado',
      'renovadora de zapatos',
    ],
    fr: [
      'cordonnerie*',
      'cordonnier*',
      'réparation chaussure*',
      'bottier*',
      'savetier',
      'botterie',
      'talon minute',
      'réparation de chaussure*',
      'ressemeleur*',
      'entretien de chaussures',
    ],
    it: [
      'calzolaio',
      'calzolai',
      'calzoleria',
      'riparazione scarpe',
      'calzolaia',
      'ciabattino',
      'calzolerie',
      'riparazione di scarpe',
      'restauro scarpe',
    ],
    nl: [
      'schoenmaker*',
      'schoenreparatie*',
      'schoenmakerij',
      'schoenherstel*',
      'schoenlapper*',
      'schoenservice',
      'schoen- en sleutelservice',
      'hakkenbar',
      'orthopedische schoen*',
      'sleutelservice en schoenmaker',
      'schoenen reparatie',
      'schoen reparatie',
      'schoenmaker en sleutelmaker',
      'lederherstelling',
    ],
    pt: [
      'sapateiro*',
      'conserto de sapatos',
      'reparação de calçado',
      'sapataria e consertos',
      'consertos de sapatos',
      'sapataria rápida',
      'sapataria de consertos',
      'reparação de calçados',
      'consertos de calçados',
      'restauração de calçados',
      'reparações de calçado',
      'hospital de calçados',
      'reforma de calçados',
      'renovação de calçado',
      'sapataria conserto',
      'conserto de sapato',
    ],
  },
  work: { en: ['resoling', 'heels'] },
  neverAlone: {},
  jobs: {
    en: ['resoling', 'heel replacement', 'leather repair', 'key cutting'],
    de: ['absätze', 'besohlung', 'einlagen', 'schlüsseldienst'],
    es: ['tapas y suelas', 'copia de llaves'],
    fr: ['ressemelage', 'talons', 'clés minute'],
    it: ['risuolatura', 'tacchi', 'duplicazione chiavi'],
    nl: ['hakken', 'zolen', 'sleutels'],
    pt: ['solas', 'capas', 'cópia de chaves'],
  },
  sharedJobs: {
    en: ['sole repair', 'stretching', 'watch batteries', 'bag repair', 'engraving', 'orthopedic work'],
    de: [
      'besohlen',
      'sohlen',
      'dehnen',
      'lederreparatur',
      'taschenreparatur',
      'gravuren',
      'orthopädische schuhzurichtung*',
    ],
    es: ['tapas', 'suelas', 'medias suelas', 'duplicado de llaves', 'teñido', 'arreglo de bolsos', 'ensanchado'],
    fr: ['ressemelage*', 'patins', 'teinture', 'maroquinerie', 'tampons'],
    it: ['suole', 'tintura', 'borse', 'allargatura'],
    nl: ['sleutels bijmaken', 'leer reparatie', 'oprekken', 'tassen', 'naaldwerk'],
    pt: ['meias solas', 'saltos', 'chaves', 'tingimento', 'malas', 'solados'],
  },
  mentions: {
    en: `
      shoe repairs; boot repair; boot repairs; heel repair; heel repairs; heel tips; high heel repair;
      heel tip replacement; half soles; full soles; sole replacement; sole protectors; stick on soles; resole;
      resoles; climbing shoe resole; vibram soles; birkenstock repair; stitching; patching; shoe stretching;
      boot stretching; shoe shine; shoe shining; shoe polishing; shoe dyeing; leather dyeing; color change;
      shoe cleaning; sneaker cleaning; sneaker repair; sneaker restoration; suede cleaning; zipper repair;
      boot zippers; zip replacement; handbag repair; purse repair; handbag restoration; luggage repair
    `,
    de: `
      schuhreparaturen; neubesohlung; neu besohlen; ledersohlen; gummisohlen; langsohlen; halbsohlen; sohlenreparatur;
      sohlenschutz; absatzreparatur; absatzreparaturen; absatzerneuerung; absatz erneuern; pfennigabsätze;
      stilettoabsätze; absatz kürzen; bergschuhe; wanderschuhe; kletterschuhe; sneaker reparatur; sneakerreinigung;
      birkenstock reparatur; näharbeiten; nähte; futterreparatur; fersenfutter; reißverschluss; reißverschlüsse;
      reißverschlussreparatur; schuhe weiten; schuhe dehnen; schaftweiten; schaftverengung; stiefel weiten;
      schuhe färben; lederfärben; färben; schuhpflege; schuhputz; schuhputzservice
    `,
    es: `
      reparación de zapatos; reparaciones de calzado; arreglo de zapatos; arreglo de calzado; cambio de tapas;
      cambio de suelas; cambio de tacones; tacones; filis; suelas completas; medias suelas y tapas; resolado;
      reparación de botas; reparación de botas de montaña; pies de gato; zapatillas; zapatillas de escalada;
      limpieza de zapatillas; limpieza de calzado; ensanchar zapatos; hormado; hormas; alargado; costuras; cosidos;
      pegado; cremalleras; cambio de cremalleras; cremalleras de botas; forros; plantillas; plantillas a medida;
      plantillas ortopédicas; alzas; alzas ortopédicas; calzado ortopédico; zapatos a medida; calzado a medida;
      teñido de zapatos; teñido de bolsos
    `,
    fr: `
      réparation de chaussures; réparations de chaussures; réparation chaussures; réparation de bottes;
      ressemelage complet; ressemelage chaussures; ressemelage de chaussures; ressemelage chaussons d'escalade;
      ressemelage chaussures de montagne; pose de patins; patins et talons; semelles; demi semelles; semelles cuir;
      semelles orthopédiques; semelles sur mesure; changement de talons; remplacement de talons; bonbouts;
      talons aiguilles; fers; couture; coutures; collage; doublure; changement de fermeture éclair; fermetures éclair;
      fermeture éclair; élargissement; mise en forme; agrandissement; teinture de chaussures; teinture cuir;
      coloration; rénovation de chaussures; rénovation cuir; patine; glaçage; cirage; nettoyage de chaussures
    `,
    it: `
      riparazioni scarpe; riparazione calzature; riparazioni calzature; riparazione stivali; risuolature;
      risuolatura scarpe; risuolatura scarpe da montagna; risuolatura scarpette da arrampicata; suole in cuoio;
      suole in gomma; suole in vibram; mezze suole; mezza suola; solette; solette su misura; plantari;
      plantari su misura; sottotacchi; soprattacchi; tacchi a spillo; cambio tacchi; rifacimento tacchi;
      sostituzione tacchi; salvatacchi; puntali; cuciture; incollaggio; sostituzione cerniere; cerniere stivali;
      allargatura scarpe; allargamento scarpe; accorciamento gambali; stringere stivali; fodere; tintura scarpe;
      tintura pelle; colorazione; ritintura; pulizia scarpe; lavaggio scarpe
    `,
    nl: `
      schoenreparaties; schoenherstelling; schoenherstellingen; schoenen herstellen; schoenen repareren; laarzen;
      laarzen repareren; hakken vervangen; nieuwe hakken; hakken en zolen; hakjes; naaldhakken; nieuwe zolen;
      verzolen; zolen vervangen; halve zolen; hele zolen; rubberen zolen; leren zolen; bergschoenen verzolen;
      klimschoenen verzolen; wandelschoenen; sneaker reparatie; sneakers reinigen; stikwerk; naden; voering;
      hielvoering; ritsen; ritsen vervangen; rits vervangen; schoenen oprekken; oprekken van schoenen;
      schoenen verven; leer verven; kleuren; poetsen; schoenonderhoud; schoenen reinigen; schoenpoetsservice
    `,
    pt: `
      reparação de sapatos; conserto de calçados; conserto de tênis; conserto de botas; arranjo de sapatos;
      arranjos de calçado; troca de solas; troca de solado; troca de sola; solas completas; solas de borracha;
      solas de couro; ressolagem; troca de saltos; troca de salto; troca de capas; saltinhos; capas de salto; tacões;
      biqueiras; costura; costuras; colagem; colagens; troca de fechos; fecho de botas; troca de zíper; forros;
      palmilhas; palmilhas por medida; palmilhas sob medida; alargar sapatos; alargamento; alargamento de calçado;
      laceamento; tingir sapatos; tingimento de sapatos; tingimento de couro; pintura; pintura de bolsas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Sole Man shoe repair in Cork' },
      { language: 'it', text: 'Calzolaio a Terni' },
    ],
    notNamed: [
      { language: 'en', text: 'If the shoe fits' },
      { language: 'fr', text: 'Une corde solide' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/shoemaker, shop/shoe_repair',
};
