import type { TradeEntry } from '../../trade.ts';

export const petGroomer: TradeEntry = {
  id: 'pet-groomer',
  questions: 'generic',
  customers: 'salon',
  noun: 'pet groomer',
  companyNoun: 'pet grooming company',
  schemaTypes: ['LocalBusiness', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Dog_grooming',
  names: {
    en: [
      'pet groom*',
      'dog groom*',
      'grooming salon*',
      'mobile pet grooming',
      'dog grooming salon',
      'cat groom*',
      'pet spa',
      'grooming parlour*',
      'grooming parlor*',
      'dog parlour*',
      'dog parlor*',
      'poodle parlour',
      'mobile groomer*',
      'mobile grooming',
      'dog wash*',
      'dog spa',
      'doggy salon',
      'pet salon*',
      'dog salon*',
      'puppy grooming',
      'canine grooming',
      'grooming for dogs',
      'pet styling',
      'dog stylist*',
    ],
    de: [
      'hundesalon*',
      'hundefriseur*',
      'hundepflege*',
      'tierfriseur',
      'hundesalons',
      'hundecoiffeur*',
      'hundefrisör*',
      'hundestyling',
      'hundestylist*',
      'hundetrimm*',
      'hundewellness',
      'hundeschneiderei',
      'hundeschur',
      'hundescher*',
      'hundegroom*',
      'tiersalon',
      'tierpflegesalon',
      'groomer',
      'dog grooming',
      'trimmsalon',
      'katzenfriseur*',
      'katzenpflege',
    ],
    es: [
      'peluquería canina',
      'peluquero canino',
      'peluquería de mascotas',
      'estética canina',
      'peluquerías caninas',
      'peluquera canina',
      'peluquería felina',
      'peluquería para perros',
      'peluquería de perros',
      'peluquería para mascotas',
      'peluquero de perros',
      'peluqueros caninos',
      'estilista canino',
      'estilista canina',
      'estética animal',
      'estética para mascotas',
      'estética de mascotas',
      'spa para mascotas',
      'spa canino',
      'spa para perros',
      'groomer*',
      'baño y corte de perros',
      'grooming móvil',
      'lavado de perros',
    ],
    fr: [
      'toilettage*',
      'toiletteur*',
      'toiletteuse*',
      'salon de toilettage',
      'salon canin',
      'salon de beauté canin',
      'salon pour chiens',
      'coiffeur pour chien*',
      'coiffure canine',
      'esthétique canine',
      'spa canin',
    ],
    it: [
      'toelettatura*',
      'toelettatore',
      'toelettatura cani',
      'toelettatori',
      'toelettatrice',
      'parrucchiere per cani',
      'toelettature',
      'groomer',
      'bagno e taglio cani',
      'lavaggio cani',
    ],
    nl: [
      'trimsalon*',
      'hondentrimsalon*',
      'hondentrimster',
      'hondenkapper*',
      'trimster',
      'hondentrimm*',
      'trimstudio',
      'trimmer voor honden',
      'hondenverzorging',
      'hondentoilettage*',
      'toilettage*',
      'hondensalon*',
      'hondenkapsalon*',
      'hondenwassalon*',
      'hondenwasstraat',
      'kattentrimsalon*',
      'kattentrimster',
      'honden trimmen',
      'hondencoiffeur',
      'dog grooming',
      'groomer',
      'hondenscheer*',
      'vachtverzorging',
    ],
    pt: [
      'tosquiador*',
      'tosquia*',
      'grooming',
      'banho e tosa',
      'banho e tosquia',
      'pet grooming',
      'banhos e tosquias',
      'banho & tosa',
      'groomer*',
      'tosadora',
      'tosador',
      'estética animal',
      'estética canina',
      'estética pet',
      'salão canino',
      'cabeleireiro canino',
      'cabeleireiro de cães',
      'spa canino',
      'spa para cães',
      'salão para cães',
      'tosas',
    ],
  },
  work: {
    en: ['nail trim*', 'de shedding'],
    de: ['krallenpflege', 'scheren'],
    nl: ['knippen en scheren', 'ontwollen', 'plukken'],
    pt: ['tosquias', 'cães', 'gatos'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'bath and brush',
      'full groom',
      'nail trimming',
      'de shedding',
      'puppy groom',
      'cat grooming',
      'teeth brushing',
      'hand stripping',
    ],
    de: ['baden', 'scheren', 'trimmen', 'krallenpflege', 'ohrenpflege'],
    es: ['baño', 'corte', 'deslanado', 'corte de uñas', 'stripping'],
    fr: ['bain', 'coupe ciseaux', 'tonte', 'épilation', 'coupe de griffes'],
    it: ['bagno', 'taglio', 'stripping', 'taglio unghie'],
    nl: [
      'wassen',
      'knippen',
      'scheren',
      'plukken',
      'ontwollen',
      'nagels knippen',
      'effileren',
      'trimmen',
      'puppy wenbeurt',
      'handstrippen',
      'oren reinigen',
    ],
    pt: [
      'banho',
      'tosquia',
      'corte de unhas',
      'limpeza de ouvidos',
      'stripping',
      'escovagem',
      'desembaraçar',
      'banho terapêutico',
    ],
  },
  sharedJobs: {
    en: ['dog grooming', 'nail clipping', 'ear cleaning', 'de-shedding', 'deshedding', 'haircut', 'puppy grooming'],
    de: [
      'krallen schneiden',
      'ohrenreinigung',
      'pfotenpflege',
      'entfilzen',
      'unterwolle entfernen',
      'welpenpflege',
      'zahnreinigung',
      'waschen und föhnen',
    ],
    es: [
      'corte de pelo',
      'limpieza de oídos',
      'corte a tijera',
      'peluquería canina',
      'peluquería felina',
      'peluquería de perros',
    ],
    fr: [
      'toilettage',
      'coupe aux ciseaux',
      'coupe des griffes',
      'nettoyage des oreilles',
      'démêlage',
      'toilettage chien',
      'toilettage chat',
    ],
    it: ['tosatura', 'pulizia orecchie', 'snodatura', 'toelettatura cani', 'toelettatura gatti'],
    nl: [
      'trimbeurt',
      'wasbeurt',
      'puppybeurt',
      'oorverzorging',
      'wassen en föhnen',
      'ontklitten',
      'gebitsverzorging',
      'volledige trimbeurt',
      'honden trimmen',
      'vachtverzorging',
    ],
    pt: [
      'banhos',
      'tosquias',
      'tosa',
      'cortes de raça',
      'cortes de unhas',
      'hidratação',
      'banho e tosa',
      'desembaraço',
      'grooming',
    ],
  },
  mentions: {
    en: `
      grooming; pet grooming; dog bath*; bathing; bath; bath and blow dry; bath and tidy; bath and dry; bath and trim;
      bath and brush out; wash and dry; wash and blow dry; wash and go; wash and tidy; wash and brush; wash blow dry;
      mini groom; maintenance groom; basic groom; full grooming; full groom and style; groom and style;
      puppy introduction*; puppy's first groom; puppy package; puppy pamper; intro groom; breed standard;
      breed specific haircuts; breed cuts; haircuts; hair trimming; face trim; face feet and fanny; sanitary trim*;
      paw trim; paw pad trim; hand scissoring; scissor finish
    `,
    de: `
      fellpflege; komplettpflege; komplettpaket; grundpflege; baden und föhnen; baden und bürsten; bad und föhnen;
      waschen; waschen und trocknen; waschen schneiden föhnen; hundewäsche; hundebad; hundewaschen; föhnen; bürsten;
      bürsten und kämmen; kämmen; auskämmen; ausbürsten; ausdünnen; carding; carden; unterwolle; unterwolle auskämmen;
      unterwolle ausbürsten; unterwolle auskämmen und entfernen; entwollen; entfilzung; verfilzungen entfernen;
      verfilzungen lösen; schur; kurzschur; sommerschur; komplettschur; schneiden; scherenschnitt;
      schneiden mit der schere; scherschnitt; rasseschnitt; rassetypischer schnitt
    `,
    es: `
      peluquería; peluquería de gatos; peluquería para gatos; peluquería canina a domicilio; peluquería a domicilio;
      peluquería comercial; peluquería de exposición; estética felina; estética; baño y secado; baño y corte;
      baño y cepillado; baño y arreglo; baño y deslanado; baño básico; baño completo; baño medicado; baños medicados;
      baño medicinal; baño antiparasitario; baño antipulgas; baño de ozono; baños de ozono; baños terapéuticos;
      baño terapéutico; baño para gatos; baños; baños para perros; lavado y secado; secado; cepillado;
      cepillado y desenredado; desenredado; desenredo; eliminación de nudos; quitar nudos; nudos; deslanados;
      deslanado de gatos
    `,
    fr: `
      toilettage canin; toilettage félin; toilettage de chiens; toilettage de chats; toilettage de chien;
      toilettage complet; toilettage à domicile; toilettage mobile; toilettage chiot; toilettage chiots;
      toilettage pour chats; toilettage pour chiens; toilettage lapin; toilettage nac; toilettage rongeurs;
      toilettage d'exposition; toilettage exposition; toilettage bain; toilettage créatif; bains; bain brushing;
      bain et brushing; bain et séchage; bain séchage; bain simple; bain de base; bain et brossage; bain démêlage;
      bain antiparasitaire; bain anti puces; bain anti parasitaire; bain médicamenteux; bain médicalisé;
      bain traitant; bain microbulles; bain à l'ozone; bain de boue; bain d'ozone; bain chat; shampoing
    `,
    it: `
      toelettatura cane; toelettatura completa; toelettatura professionale; toelettatura a domicilio;
      toelettatura gatto; toelettatura cuccioli; toelettatura commerciale; toelettatura da esposizione;
      toelettatura conigli; toelettatura creativa; bagno completo; bagno e asciugatura; bagno e spazzolatura;
      bagno e taglio; bagno igienizzante; bagno medicato; bagni medicati; bagno antiparassitario;
      bagni antiparassitari; bagno curativo; bagno all'ozono; bagni; bagno gatto; bagno cuccioli; bagno di fango;
      bagno spa; lavaggio e asciugatura; lavaggio self service; self wash; lavaggi; shampoo; asciugatura;
      spazzolatura; spazzolata; spazzolature; cardatura; cardature; slanatura; stralanatura; rimozione sottopelo
    `,
    nl: `
      hond trimmen; trimbehandeling; complete trimbeurt; complete trimbehandeling; totale trimbeurt; volledige trim;
      volledige behandeling; complete vachtverzorging; vacht verzorging; vachtbehandeling; onderhoudsbeurt;
      tussenbeurt; tussentijdse beurt; tussentrim; bijknipbeurt; bijwerkbeurt; bijwerken; wassen en drogen;
      wassen drogen; wassen en borstelen; wassen en knippen; wassen en scheren; wasbehandeling; wasbeurt hond;
      was en föhnbeurt; badbeurt; hond wassen; honden wassen; zelf wassen; doe het zelf wassen; drogen; waterblazen;
      föhnen; borstelen; uitborstelen; kammen; uitkammen; borstelbeurt
    `,
    pt: `
      banho e escovagem; banho e secagem; banho completo; banho simples; banho básico; banho medicinal;
      banho medicamentoso; banho medicado; banho antipulgas; banho antiparasitário; banho antisséptico;
      banho hidratante; banho hipoalergénico; banho a seco; banho de ofurô; banho de ozônio; banho com ozônio;
      banho de ozono; banho relaxante; banho para gatos; banho em gatos; banho em cães; banho de lama;
      banho higiênico; banho premium; banho self service; banhos terapêuticos; lavagem e secagem; secagem; escovação;
      escovação de dentes; escovação de pelos; escovagem de dentes; penteado; desembolo; desembolar;
      desembaraço de nós; desembaraçamento; remoção de nós; remoção de subpelo
    `,
  },
  examples: {
    named: [
      { language: 'pt', text: 'Ana Santos Grooming: tosquia de cães e gatos' },
      { language: 'nl', text: 'Trimsalon in Barendrecht' },
      { language: 'en', text: 'Happy Tails pet grooming in Ames' },
    ],
    notNamed: [
      { language: 'en', text: 'The groom kissed the bride' },
      { language: 'es', text: 'La mascota canina' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/pet_grooming',
};
