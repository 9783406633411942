import type { TradeEntry } from '../../trade.ts';

export const bookstore: TradeEntry = {
  id: 'bookstore',
  questions: 'generic',
  customers: 'shop',
  noun: 'bookstore',
  companyNoun: 'bookstore',
  schemaTypes: ['BookStore'],
  additionalType: null,
  names: {
    en: [
      'bookstore*',
      'bookshop*',
      'book shop*',
      'book store*',
      'bookseller*',
      'books store',
      'secondhand books',
      "children's books shop",
      'rare book dealer',
    ],
    de: [
      'buchhandlung*',
      'buchladen',
      'antiquariat*',
      'buchhändler*',
      'bücherstube',
      'bücherladen',
      'buchgeschäft',
      'buchhandel',
      'kinderbuchladen',
      'buchantiquariat',
      'bücherecke',
    ],
    es: ['librería*', 'librero*', 'tienda de libros', 'venta de libros'],
    fr: ['librairie*', 'libraire*', 'bouquiniste*', 'bouquinerie*', 'magasin de livres', 'vente de livres'],
    it: ['libreria', 'librerie', 'libraio', 'libraia', 'librai', 'negozio di libri', 'vendita libri'],
    nl: [
      'boekhandel*',
      'boekwinkel*',
      'boekenwinkel*',
      'boekenzaak',
      'antiquariaat*',
      'boekenantiquariaat',
      'boekverkoper*',
      'kinderboekwinkel',
      'kinderboekenwinkel',
    ],
    pt: ['livraria*', 'alfarrabista*', 'livreiro*', 'loja de livros', 'alfarrábio', 'venda de livros'],
  },
  work: { en: ['author events', 'used books'] },
  neverAlone: {},
  jobs: {
    en: ['special orders', 'author events', 'gift cards'],
    de: ['lesungen', 'schulbücher', 'bestellservice'],
    es: ['presentaciones', 'libros de texto'],
    fr: ['dédicaces', 'commandes'],
    it: ['presentazioni', 'libri scolastici'],
    nl: ['signeersessies', 'schoolboeken'],
    pt: ['lançamentos', 'livros escolares'],
  },
  mentions: {
    en: `
      new books; used books; second hand books; rare books; antiquarian books; children's books; childrens books;
      book clubs; book club; story time; storytime; author signings; book signings; author readings; poetry readings;
      book launches; audiobooks; ebooks; textbooks; school books; school book fairs; book fairs; book subscriptions;
      subscription boxes; comics; graphic novels; manga; magazines; stationery; greeting cards; games and puzzles;
      puzzles; gifts; gift wrapping; book buyback; sell your books; sell us your books; trade in; bulk orders;
      corporate orders
    `,
    de: `
      bücher; ebooks; hörbücher; kinderbücher; jugendbücher; kinder und jugendbücher; romane; krimis; sachbücher;
      ratgeber; kochbücher; reiseführer; fachbücher; fremdsprachige bücher; schulbuchbestellung; schulbuchservice;
      lehrbücher; lernhilfen; kalender; zeitschriften; zeitschriftenabos; landkarten; schreibwaren; papeterie;
      geschenkartikel; spiele; puzzles; spielwaren; noten; buchempfehlungen; buchbestellung; buchabo; büchertisch;
      büchertische; autorenlesungen; autorenlesung; buchvorstellungen; lesekreis; lesekreise; literaturkreis
    `,
    es: `
      libros; libros infantiles; libros de segunda mano; libros usados; libros antiguos; libros descatalogados;
      narrativa; novela; novela negra; poesía; ensayo; literatura infantil; literatura juvenil; cómics; cómic; manga;
      novela gráfica; libros en inglés; libros en otros idiomas; libros escolares; textos escolares; útiles escolares;
      material escolar; papelería; material de oficina; ebooks; libros electrónicos; audiolibros; guías de viaje;
      mapas; presentaciones de libros; firmas de libros; firma de ejemplares; encuentros con autores;
      clubes de lectura; club de lectura; cuentacuentos; talleres literarios; talleres de escritura;
      talleres infantiles
    `,
    fr: `
      livres; livres neufs; livres d'occasion; livres anciens; livres rares; littérature; littérature française;
      littérature étrangère; littérature jeunesse; livres jeunesse; jeunesse; romans; romans policiers; polars;
      poésie; bandes dessinées; bande dessinée; mangas; comics; beaux livres; sciences humaines; livres scolaires;
      manuels scolaires; parascolaire; livres audio; livres numériques; ebooks; papeterie; fournitures scolaires;
      presse; carterie; jeux de société; jeux et jouets; loisirs créatifs; guides de voyage; cartes routières;
      commande de livres; réservation de livres; click and collect; rencontres
    `,
    it: `
      libri; libri per bambini; libri per ragazzi; libri usati; libri antichi; libri rari; libri fuori catalogo;
      libri di testo; testi scolastici; prenotazione libri scolastici; copertinatura libri; testi universitari;
      narrativa; romanzi; gialli; saggistica; poesia; fumetti; graphic novel; manga; libri in lingua;
      libri illustrati; guide turistiche; ebook; audiolibri; cartoleria; articoli da regalo; giochi da tavolo;
      giochi educativi; presentazioni di libri; presentazione libri; incontri con l'autore; incontri con gli autori;
      firmacopie; gruppi di lettura; gruppo di lettura; letture animate; letture per bambini; laboratori;
      laboratori per bambini
    `,
    nl: `
      boeken; kinderboeken; jeugdboeken; tweedehands boeken; antiquarische boeken; romans; literatuur; thrillers;
      non fictie; kookboeken; reisgidsen; studieboeken; engelse boeken; ebooks; luisterboeken; strips; stripverhalen;
      manga; tijdschriften; kalenders; agenda's; kaarten; wenskaarten; kantoorartikelen; papierwaren; cadeauartikelen;
      puzzels; spellen; speelgoed; boekpresentaties; boekpresentatie; lezingen; auteurslezingen; signeersessie;
      leesclub; leesclubs; leeskring; voorlezen; voorleesmiddag; voorleesuurtje
    `,
    pt: `
      livros; livros infantis; livros infantojuvenis; livros usados; livros em segunda mão; livros raros;
      livros antigos; literatura; romances; ficção; não ficção; poesia; banda desenhada; quadrinhos; mangá;
      livros em inglês; livros técnicos; livros universitários; livros didáticos; manuais escolares;
      encomenda de manuais escolares; encapamento de livros; material escolar; papelaria; livros digitais;
      audiolivros; guias de viagem; mapas; lançamento de livros; lançamentos de livros; apresentações de livros;
      sessões de autógrafos; encontros com autores; clube de leitura; clubes de leitura; clube do livro;
      hora do conto; contação de histórias; oficinas de escrita; oficinas infantis
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Dog-Eared bookshop in Hay' },
      { language: 'de', text: 'Buchhandlung in Celle' },
    ],
    notNamed: [
      { language: 'en', text: 'Book now in store credit' },
      { language: 'es', text: 'El libro de visitas' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/books',
};
