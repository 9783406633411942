import type { TradeEntry } from '../../trade.ts';

export const selfStorage: TradeEntry = {
  id: 'self-storage',
  questions: 'generic',
  customers: 'shop',
  noun: 'self-storage facility',
  companyNoun: 'self-storage company',
  schemaTypes: ['SelfStorage'],
  additionalType: null,
  names: {
    en: ['self storage*', 'storage units*', 'storage facility', 'storage facilities', 'mini storage'],
    de: ['self storage*', 'lagerraum*', 'selfstorage*', 'möbellager', 'lagerbox*'],
    es: ['trasteros', 'alquiler de trasteros', 'self storage', 'guardamuebles', 'mini bodegas'],
    fr: ['self stockage', 'garde meuble*', 'location de box', 'box de stockage'],
    it: ['self storage', 'deposito mobili', 'box deposito', 'noleggio box'],
    nl: ['opslagruimte*', 'self storage*', 'opslagboxen', 'opslag huren'],
    pt: ['self storage', 'guarda móveis', 'aluguer de boxes', 'armazenagem'],
  },
  work: { en: ['climate controlled', 'drive up access'] },
  neverAlone: {},
  jobs: {
    en: ['climate controlled units', 'rv storage', 'boat storage', 'business storage'],
    de: ['lagerabteile', 'aktenlager', 'umzugskartons'],
    es: ['trasteros climatizados', 'guardamuebles'],
    fr: ['box', 'archivage', 'parking'],
    it: ['box climatizzati', 'archiviazione'],
    nl: ['boxen', 'archiefopslag'],
    pt: ['boxes', 'arquivo'],
  },
  mentions: {
    en: `
      personal storage; household storage; domestic storage; home storage; furniture storage; student storage;
      commercial storage; storage rooms; storage unit rental; small storage units; large storage units;
      climate controlled storage; temperature controlled storage; drive up storage; drive up units; indoor storage;
      outdoor storage; indoor storage units; container storage; storage containers; mobile storage; portable storage;
      portable storage containers; warehouse storage; vehicle storage; car storage; motorcycle storage;
      caravan storage; motorhome storage; trailer storage; rv and boat storage; rv parking; boat and rv storage;
      document storage; archive storage; records management; document shredding; wine storage; art storage;
      pallet storage
    `,
    de: `
      lagerräume; lagerraum mieten; lagerboxen; lagerbox mieten; lagerfläche; lagerflächen; lagerabteil;
      lagercontainer; containerlager; außenlager; outdoor lager; garagen; garagenlager; garagen mieten;
      möbel einlagern; möbeleinlagerung; möbellagerung; einlagerung; einlagern; haushalt einlagern; privat einlagern;
      lager für privat; lager für firmen; privatlager; firmenlager; gewerbelager; geschäftslager; warenlager;
      studentenlager; saisonlager; kleinlager; aktenlagerung; aktenvernichtung; archivlager; archivierung; weinlager;
      kunstlager; kunstlagerung; reifenlager; reifeneinlagerung
    `,
    es: `
      trastero; alquiler de trastero; trasteros para particulares; trasteros para empresas; trasteros pequeños;
      trasteros grandes; trasteros 24 horas; trasteros baratos; trasteros para motos; almacén; almacenes;
      alquiler de almacenes; alquiler de almacén; minialmacenes; mini almacenes; minibodegas; renta de bodegas;
      renta de minibodegas; bodegas; bodegas personales; bodegas comerciales; bodegas chicas; bodegas grandes;
      bodegas climatizadas; bodegas con clima; almacenaje; almacenaje para empresas; almacenaje para particulares;
      almacenamiento; almacenamiento personal; almacenamiento empresarial; almacenamiento de muebles;
      almacenamiento de mercancía; autoalmacenaje; guarda muebles; guardar muebles; custodia de documentos;
      custodia de archivos; archivo de documentos; archivo
    `,
    fr: `
      garde meubles; location de garde meuble; location garde meuble; location box; location de box de stockage;
      box particuliers; box professionnels; box garage; self storage; stockage; stockage particuliers;
      stockage particulier; stockage professionnel; stockage entreprise; stockage entreprises; stockage étudiant;
      stockage de meubles; stockage de marchandises; stockage de palettes; stockage d'archives; stockage archives;
      stockage moto; stockage voiture; stockage véhicule; stockage de véhicules; stockage longue durée;
      stockage court terme; stockage temporaire; stockage déménagement; location de conteneurs;
      conteneurs de stockage; conteneurs; containers; container de stockage; location de containers; mini entrepôts;
      mini entrepôt; location d'entrepôt; location mini entrepôt; entreposage
    `,
    it: `
      box self storage; box in affitto; box privati; box aziende; box per privati; box per aziende; affitto box;
      affitto depositi; affitto box deposito; affitto magazzini; affitto magazzino; noleggio depositi; noleggio spazi;
      noleggio container; deposito; depositi; deposito arredi; deposito merci; deposito merce; deposito temporaneo;
      deposito privati; deposito aziende; deposito documenti; deposito moto; deposito auto; deposito bagagli;
      deposito pneumatici; deposito camper; deposito opere d'arte; deposito stagionale; deposito attrezzature;
      deposito studenti; deposito per traslochi; magazzini; magazzino; magazzini temporanei; mini magazzini;
      minimagazzini; container; stoccaggio
    `,
    nl: `
      opslag; opslagruimte huren; opslagruimtes; opslagruimten; opslagbox; opslagbox huren; opslagunit; opslagunits;
      opslag particulier; opslag particulieren; opslag bedrijven; opslag voor bedrijven; opslag voor particulieren;
      opslag zakelijk; opslag meubels; meubelopslag; meubels opslaan; meubelbewaring; inboedel opslaan;
      inboedelopslag; opslag inboedel; opslag bij verhuizing; opslag verhuizing; opslag bij verbouwing;
      opslag voor studenten; studentenopslag; tijdelijke opslag; langdurige opslag; kortdurende opslag;
      particuliere opslag; zakelijke opslag; bedrijfsopslag; goederenopslag; voorraadopslag; archief; archiefbeheer;
      archiefvernietiging; documentopslag; opslag archief; palletopslag
    `,
    pt: `
      box para armazenamento; aluguel de box; aluguel de boxes; aluguel de depósito; aluguel de espaço;
      locação de boxes; locação de box; aluguer de box; aluguer de armazém; aluguer de armazéns;
      aluguer de arrecadações; aluguer de arrecadação; aluguer de espaço; aluguer de espaços; aluguer de contentores;
      aluguer de garagens; arrecadações; arrecadação; arrumos; armazenamento; armazenamento pessoal;
      armazenamento residencial; armazenamento empresarial; armazenamento para empresas; armazenamento comercial;
      armazenamento de móveis; armazenamento de documentos; armazenamento de mercadorias; armazenamento de arquivos;
      armazenamento de veículos; armazenamento climatizado; armazenamento temporário; armazém; armazéns;
      mini armazéns; depósito; depósito temporário; guarda de móveis; guarda volumes; guarda de documentos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lock Up self storage in Provo' },
      { language: 'es', text: 'Alquiler de trasteros en Gijón' },
    ],
    notNamed: [
      { language: 'en', text: 'Cookies and local storage' },
      { language: 'fr', text: 'Le stockage des données' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/storage_rental',
};
