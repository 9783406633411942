/**
 * Words that say something about who writes a text and for whom: notes to the author of a page, names of its parts, and
 * work that is still to be done. All seven languages together, because templates are often in another language than the
 * site. For the spelling see `Terms` in trade.ts.
 */
export const FILLER_WORDS = {
  /** Names of filler itself. */
  placeholder: [
    ...['placeholder*', 'place holder', 'dummy text', 'dummytext', 'filler text', 'sample text', 'sample content'],
    ...['sample testimonial*', 'sample review*', 'sample event*', 'example text', 'platzhalter*'],
    ...['*platzhalter', 'blindtext*', 'typoblindtext', 'mustertext*', 'beispieltext*', 'beispielbild*', 'fülltext*'],
    ...['demotext', 'testtext', 'texte factice', 'faux texte', 'texte fictif', "texte d'exemple", "texte d'essai"],
    ...['texte de remplissage', 'texte provisoire', 'texto de relleno', 'texto de ejemplo', 'texto de prueba'],
    ...['texto de muestra', 'texto provisional', 'datos de prueba', 'marcador de posición'],
    ...['texto de exemplo', 'texto provisório', 'texto de teste', 'texto fictício', 'segnaposto', 'testo di esempio'],
    ...['testo provvisorio', 'testo di prova', 'dati di prova', 'voorbeeldtekst*', 'plaatshouder*', 'neptekst*'],
    ...['número ilustrativo', 'telefone ilustrativo', 'teléfono ilustrativo', 'número de ejemplo', 'numéro fictif'],
    ...['numero di esempio', 'número de exemplo', 'beispielnummer', 'voorbeeldnummer', 'example number'],
    ...['substitua pelo real', 'substituir pelo real', 'substitua pela real', 'sustituir por el real'],
    ...['sustituye por el real', 'reemplazar por el real', 'sostituire con quello reale', 'remplacer par le vrai'],
    ...['vervang door het echte', 'replace with the real', 'your review will appear here'],
    ...['ihre bewertung erscheint hier', 'votre avis apparaîtra ici', 'tu reseña aparecerá aquí'],
    ...['la tua recensione apparirà qui', 'uw review verschijnt hier', 'sua avaliação aparecerá aqui'],
    ...['tijdelijke aanduiding', 'tijdelijke tekst', 'espace réservé', 'spazio riservato al widget'],
  ],
  /** Before one of these names, they say that something is the real thing: `a number, not a placeholder`. */
  negation: [
    ...['not', 'not a', 'not just a', 'no', 'never a', 'kein', 'keine', 'keinen', 'pas', 'pas un', 'pas de', 'no un'],
    ...['sin', 'non', 'non un', 'nessun', 'não um', 'sem', 'geen'],
  ],
  /** Says that the whole site is one to show. */
  demo: [
    ...['demonstration purposes', 'demo purposes', 'demo website', 'demo site', 'demowebsite', 'demoseite'],
    ...['demo-website', 'demo content', 'conceptwebsite', 'concept website', 'redesign concept', 'website concept'],
    ...['modelo ilustrativo', 'formulaire de démonstration', 'formulario de demostración', 'é de demonstração'],
    ...['formulário de demonstração', 'est une démonstration', 'est un prototype', 'site de démonstration'],
    ...['sitio de demostración', 'site de demonstração', 'sito demo', 'sito dimostrativo', 'progetto dimostrativo'],
    ...['sitio demostrativo', 'proyecto demostrativo', 'site demonstrativo', 'projeto demonstrativo'],
    ...['projet de démonstration', 'demonstratiewebsite', 'demo de cómo podría', 'demo de cómo quedaría'],
    ...['demo de como ficaria', 'demo di come potrebbe'],
  ],
  /** Says that the business did not order it, or that its forms send nothing. */
  draft: [
    ...['redesign-entwurf*', 'website-entwurf', 'kein offizieller auftritt', 'keine offizielle website'],
    ...['keine offizielle webseite', 'versendet keine daten', 'unofficial redesign', 'not the official website of'],
    ...['this form does not send', 'form is not connected', "ce formulaire n'envoie", "n'est pas le site officiel"],
    ...['este formulario no envía', 'no es el sitio oficial', 'questo modulo non invia', 'non è il sito ufficiale'],
    ...['dit formulier verzendt geen', 'niet de officiële website', 'este formulário não envia'],
    ...['não é o site oficial'],
  ],
  /** Names of links. */
  link: ['lien', 'liens', 'link', 'links', 'enlace', 'enlaces', 'collegamento', 'url'],
  invented: [
    ...['fiktiv', 'frei erfunden', 'fictitious', 'fictional', 'fictif', 'fictifs', 'fictives', 'ficticio', 'ficticios'],
    ...['ficticia', 'ficticias', 'fictício', 'fictícios', 'fictícias', 'fittizi', 'fittizie', 'fittizio', 'fictief'],
  ],
  all: [
    ...['all', 'alle', 'sämtliche', 'tous', 'toutes', 'tutti', 'tutte', 'todos', 'todas', 'todo el', 'alle inhalte'],
    ...['inhalte', 'namen', 'content', 'names', 'contenus', 'contenidos', 'contenuti', 'conteúdos'],
  ],
  /** Work that is still to be done. */
  toBeDone: [
    ...['fixme', 'to be added', 'to be confirmed', 'to be defined', 'to be updated'],
    ...['yet to be', 'à compléter', 'à confirmer', 'à renseigner', 'à préciser', 'à fournir'],
    ...['à remplir', 'à définir', 'à mettre à jour', 'à ajouter', 'à personnaliser', 'à insérer', 'à remplacer'],
    ...['da completare', 'da inserire', 'da definire', 'da confermare', 'da aggiungere', 'da compilare', 'da fornire'],
    ...['da personalizzare', 'da sostituire', 'da aggiornare', 'por completar', 'por confirmar', 'por definir'],
    ...['por rellenar', 'por añadir', 'pendiente', 'a completar', 'a rellenar'],
    ...['a preencher', 'por preencher', 'a inserir', 'bitte ergänzen', 'noch ergänzen', 'zu ergänzen'],
    ...['bitte einfügen', 'hier einfügen', 'bitte eintragen', 'bitte ersetzen', 'bitte anpassen', 'noch einfügen'],
    ...['noch eintragen', 'hier eintragen', 'hier ergänzen', 'foto ergänzen', 'text ergänzen', 'wird nachgereicht'],
    ...['werden nachgereicht', 'wird ergänzt', 'werden ergänzt', 'noch offen', 'in te vullen', 'aan te vullen'],
    ...['nog invullen', 'nog toevoegen', 'nog aanvullen', 'te vervangen', 'hier invullen'],
    ...['a adicionar', 'por adicionar', 'por agregar', 'noch einzutragen', 'noch nachzutragen', 'noch auszufüllen'],
    ...['noch einzufügen', 'modifica a piacere', 'modificabile a piacere'],
    ...['edit as needed', 'change as needed', 'nach belieben ändern', 'editar a gusto', 'contenido editable'],
    ...['editable según', 'conteúdo editável', 'contenuto modificabile', 'contenu modifiable', 'altere à vontade'],
  ],
  /** Behind the name of a part of a page that somebody has yet to send. */
  toBeSent: ['aan te leveren', 'nachzureichen', 'à transmettre'],
  /** Before the name of what a business has to fill in: `COMPLETAR ENDEREÇO`. */
  complete: ['completar', 'compléter', 'completare', 'preencher', 'rellenar', 'invullen', 'ausfüllen'],
  /** What the page does not have yet. */
  addedSoon: [
    ...['will be added soon', 'will soon be added', 'wird in kürze ergänzt', 'werden in kürze ergänzt'],
    ...['folgen demnächst', 'sera bientôt ajouté*', 'seront bientôt ajouté*', 'sera ajouté* prochainement'],
    ...['seront ajouté* prochainement', 'se añadirá próximamente', 'se añadirán próximamente'],
    ...['se agregarán próximamente', 'próximamente se añadirán', 'saranno presto aggiunt*', 'verranno presto aggiunt*'],
    ...['presto saranno aggiunt*', 'wordt binnenkort toegevoegd', 'worden binnenkort toegevoegd'],
    ...['wordt binnenkort aangevuld', 'worden binnenkort aangevuld', 'em breve será adicionad*'],
    ...['em breve serão adicionad*', 'será adicionad* em breve', 'serão adicionad* em breve'],
  ],
  notYet: [
    ...['coming soon', 'check back soon', 'folgt', 'folgt in kürze', 'folgen in kürze', 'demnächst'],
    ...['bientôt', 'prochainement', 'à venir', 'próximamente', 'muy pronto', 'em breve', 'brevemente'],
    ...['prossimamente', 'in arrivo', 'a breve', 'binnenkort', 'volgt', 'will follow'],
  ],
  underConstruction: [
    ...['under construction', 'under development', 'im aufbau', 'in bearbeitung'],
    ...['en construction', 'en cours de construction', 'en cours de création', 'en construcción', 'en desarrollo'],
    ...['in costruzione', 'in allestimento', 'in fase di costruzione', 'in fase di allestimento', 'in aanbouw'],
    ...[
      'in opbouw',
      'in ontwikkeling',
      'in lavorazione',
      'em construção',
      'em desenvolvimento',
      'being built',
      'being rebuilt',
    ],
  ],
  /** What the author of a page is told to do. */
  edit: [
    ...['replace', 'insert', 'paste', 'add', 'customize', 'customise'],
    ...['ersetzen', 'ersetze', 'ersetzen sie', 'einfügen', 'füge'],
    ...['fügen', 'ergänzen', 'ergänze', 'remplacez', 'remplacer', 'insérez', 'insérer', 'ajoutez'],
    ...['ajouter', 'reemplaza', 'reemplazar', 'sustituye', 'sustituir', 'inserta'],
    ...['insertar', 'añade', 'añadir', 'agrega', 'agregar', 'sostituisci'],
    ...['sostituire', 'inserisci', 'inserire', 'aggiungi', 'aggiungere', 'substitua'],
    ...['substituir', 'insira', 'inserir', 'adicione', 'adicionar', 'vervang'],
    ...['vervangen', 'voeg', 'invoegen', 'ablegen', 'aktivieren'],
  ],
  replace: [
    ...[
      'replace',
      'ersetzen',
      'ersetze',
      'remplacez',
      'remplacer',
      'reemplaza',
      'reemplazar',
      'sustituye',
      'sustituir',
    ],
    ...['sostituisci', 'sostituire', 'inserisci', 'substitua', 'substituir', 'vervang', 'vervangen', 'insert', 'paste'],
  ],
  your: [
    ...['your', 'dein', 'deine', 'ihr', 'ihre', 'votre', 'ton', 'tu', 'su', 'tuo', 'tua', 'il tuo', 'la tua', 'vostro'],
    ...['seu', 'sua', 'uw', 'jouw'],
  ],
  /** Parts of a page that its author writes. */
  part: [
    ...['text', 'texts', 'heading', 'headline', 'title', 'subtitle', 'paragraph', 'caption', 'tagline', 'slogan'],
    ...['logo', 'image', 'images', 'photo', 'photos', 'picture', 'pictures', 'content', 'copy', 'description'],
    ...['widget', 'text box', 'stats', 'bio', 'feedback', 'embed'],
    ...[
      'überschrift',
      'titel',
      'untertitel',
      'absatz',
      'bild',
      'bilder',
      'foto',
      'fotos',
      'inhalt',
      'inhalte',
      'angabe',
    ],
    ...['texte', 'beschreibung', 'abschnitt', 'img-tag', 'titre', 'sous-titre', 'paragraphe', 'contenu', 'légende'],
    ...['texto', 'textos', 'título', 'subtítulo', 'párrafo', 'imagen', 'imágenes', 'contenido', 'descripción'],
    ...['testo', 'testi', 'titolo', 'sottotitolo', 'paragrafo', 'immagine', 'immagini', 'contenuto', 'contenuti'],
    ...['descrizione', 'parágrafo', 'imagem', 'imagens', 'conteúdo', 'descrição', 'legenda', 'tekst', 'teksten'],
    ...['fotografias', 'fotografías', 'fotografie', 'fotografien', 'portretfoto', 'portretfoto*'],
    ...['ondertitel', 'alinea', 'afbeelding', 'afbeeldingen', 'inhoud', 'beschrijving', "foto's", 'bijschrift'],
  ],
  /** Parts that are text: a heading about pictures may be about real ones. */
  headline: [
    ...['text', 'heading', 'headline', 'title', 'subtitle', 'paragraph', 'caption', 'tagline', 'slogan', 'logo'],
    ...[
      'überschrift',
      'titel',
      'untertitel',
      'absatz',
      'texte',
      'titre',
      'sous-titre',
      'paragraphe',
      'texto',
      'título',
    ],
    ...['subtítulo', 'párrafo', 'testo', 'titolo', 'sottotitolo', 'paragrafo', 'parágrafo', 'tekst', 'ondertitel'],
  ],
  /** What every business has to fill in. */
  own: [
    ...[
      'phone',
      'phone number',
      'telephone',
      'e-mail',
      'email',
      'inbox',
      'address',
      'opening hours',
      'hours',
      'telefon',
    ],
    ...[
      'telefonnummer',
      'adresse',
      'öffnungszeiten',
      'ansprechpartner',
      'biografie',
      'biography',
      'headshot',
      'téléphone',
    ],
    ...['horaires', 'coordonnées', 'teléfono', 'dirección', 'horarios', 'horario', 'telefono', 'indirizzo', 'orari'],
    ...[
      'cep',
      'telefone',
      'endereço',
      'morada',
      'horário',
      'telefoon',
      'adres',
      'openingstijden',
      'website',
      'homepage',
    ],
    ...['web page', 'page', 'site', 'section', 'webseite', 'seite', 'rubrik', 'página', 'pagina', 'sito', 'sitio'],
    ...['sección', 'secção', 'seção', 'sezione', 'rubrique', 'profile', 'profiles', 'profil', 'dokument', 'references'],
    ...[
      'p.iva',
      'p. iva',
      'partita iva',
      'siret',
      'siren',
      'tva',
      'cif',
      'nif',
      'cnpj',
      'kvk',
      'btw',
      'ust-id',
      'ust-idnr',
    ],
    ...['steuernummer', 'licence', 'license'],
  ],
  /** What is written in brackets in place of a value. */
  blank: [
    ...[
      'name',
      'vorname',
      'nachname',
      'ort',
      'stadt',
      'plz',
      'straße',
      'hausnummer',
      'telefonnummer',
      'nummer',
      'datum',
    ],
    ...['betrag', 'firma', 'inhaber', 'first name', 'last name', 'city', 'town', 'state', 'street', 'number', 'amount'],
    ...['year', 'date', 'link', 'url', 'price', 'nom', 'prénom', 'ville', 'rue', 'code postal', 'numéro', 'montant'],
    ...['année', 'date', 'nombre', 'apellidos', 'ciudad', 'calle', 'número', 'importe', 'fecha', 'año', 'nome'],
    ...['cognome', 'città', 'via', 'numero', 'importo', 'data', 'anno', 'titolare', 'cidade', 'rua', 'valor', 'ano'],
    ...['naam', 'plaats', 'straat', 'nummer', 'bedrag', 'jaar', 'prix', 'precio', 'prezzo', 'preço', 'prijs', 'preis'],
    ...['your', 'votre', 'ihr', 'ihre', 'dein', 'deine', 'tuo', 'tua', 'seu', 'sua', 'uw', 'jouw'],
    ...['prüfen', 'hier', 'here', 'tel', 'cap'],
  ],
  here: ['here', 'hier', 'ici', 'aquí', 'qui', 'aqui'],
  goesHere: [
    'goes here',
    'go here',
    'hier steht',
    'hier kommt',
    'hier könnte',
    'steht hier',
    'kommt hierhin',
    'hier staat',
  ],
  /** Names of what a business is to write in their place. */
  blankName: [
    ...['your company', 'company name', 'business name', 'client name', 'customer name', 'site name'],
    ...['product name', 'project name', 'service name', 'your company name', 'your business name', 'your logo'],
    ...['your name here', 'sitename', 'firmenname', 'musterfirma', 'name des kunden'],
    ...['vorname nachname', "nom de l'entreprise", 'nom du client', 'nom du responsable'],
    ...['nombre de la empresa', 'nombre de tu empresa', 'tu nombre', 'nombre del cliente', 'nome azienda'],
    ...["nome dell'azienda", 'nome cliente', 'nome del cliente', 'nome cognome', 'nome docente'],
    ...['nome da empresa', 'nome do cliente', 'nome do profissional', 'imagem da empresa', 'bedrijfsnaam'],
    ...['titolo servizio', 'titolo del servizio', 'nome servizio', 'título del servicio', 'titre du service'],
    ...[
      'título do serviço',
      'service title',
      'leistungstitel',
      'naam klant',
      'naam van de klant',
      'voornaam achternaam',
      'untitled',
      'lorem inc',
    ],
  ],
  /** The time before and after a page is published. */
  launch: [
    ...['before launch', 'before publishing', 'before publication', 'before going live', 'when ready'],
    ...['as it becomes available', 'once connected', 'vor veröffentlichung'],
    ...['vor der veröffentlichung', 'vor der endgültigen veröffentlichung', 'vor livegang', 'vor dem livegang'],
    ...['avant publication', 'avant la publication', 'avant la mise en ligne', 'antes de publicar'],
    ...['antes del lanzamiento', 'antes do lançamento', 'avant le lancement', 'prima del lancio'],
    ...['antes de la publicación', 'prima della pubblicazione', 'prima di pubblicare', 'antes da publicação'],
    ...['voor publicatie', 'voor livegang', 'juristische prüfung', 'rechtlich prüfen'],
  ],
  /** What will happen to the text itself. */
  future: [
    ...['will be replaced', 'will be added', 'will go here'],
    ...['be connected', 'being connected', 'being added', 'should be replaced', 'should replace'],
    ...['be populated', 'wird ergänzt', 'werden ergänzt'],
    ...['ergänzt werden', 'ersetzt werden', 'durch echte', 'sera ajouté*', 'seront ajouté*', 'sera remplacé*'],
    ...['seront remplacé*', 'sera connecté*', 'accueillera', 'seront publié*', 'se añadirá', 'se añadirán'],
    ...['se agregará', 'se agregarán', 'se actualizará', 'colocaremos', 'añadiremos', 'saranno aggiunt*'],
    ...['sarà aggiunt*', 'verrà aggiunt*', 'verranno aggiunt*', 'sarà sostituit*', 'va collegat*', 'serão adicionad*'],
    ...['será adicionad*', 'será substituíd*', 'serão substituíd*', 'wordt toegevoegd', 'worden toegevoegd'],
    ...['wordt aangevuld', 'bald ergänzt'],
  ],
  /** The opposite of sample text: who speaks of it uses sample text. */
  real: [
    ...['real photo*', 'real testimonial*', 'actual photo*', 'official photo*', 'real parent words'],
    ...['real text', 'final text', 'final copy', 'final phone', 'royalty-free', 'echte fotos', 'echte bilder'],
    ...['echte bewertungen', 'echte rezensionen', 'finalem text', 'finaler text', 'final rechtlich', 'vraies photos'],
    ...['photos réelles', 'contenu réel', 'textes définitifs', 'fotos reales', 'textos reales', 'datos reales'],
    ...['foto real', 'foto reali', 'testi reali', 'contenuti reali', 'dati reali', 'fotos reais', 'textos reais'],
    ...['dados reais', "echte foto's", 'echte teksten', 'echte google-rezensionen'],
  ],
  /** Persons of templates and forms. */
  person: [
    ...[
      'john doe',
      'jane doe',
      'jan doe',
      'johndoe',
      'max muster',
      'max mustermann',
      'erika mustermann',
      'maria mustermann',
      'maria musterfrau',
      'fotograf mustermann',
      'familie mustermann',
      'herr mustermann',
      'frau mustermann',
      'jean dupont',
    ],
    ...['jeanne dupont', 'fulano de tal', 'joe bloggs', 'jan modaal'],
  ],
  /** Streets and towns of templates. */
  place: [
    ...['musterstadt', 'musterort', 'musterhausen', 'musterstraße', 'musterstrasse', 'musterweg', 'musterplatz'],
    ...['beispielstraße', 'beispielstadt', 'beispielweg', 'teststraße', 'anytown'],
    ...['street name', 'city name', 'city, state', 'fake street', 'example street', 'anywhere street', 'calle falsa'],
    ...[
      'calle ejemplo',
      'ciudad ejemplo',
      'via esempio',
      "rue de l'exemple",
      'rue exemple',
      'rua exemplo',
      'rua teste',
    ],
    ...['cidade exemplo', 'voorbeeldstraat', 'voorbeeldstad'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FillerWord = keyof typeof FILLER_WORDS;

const PART_NAMES =
  'item,project,product,service,area,image,photo,picture,slide,slider,hero,banner,logo,partner,sponsor,client,customer,name,title,heading,headline,subtitle,caption,description,text,card,feature,tab,label,header,testimonial,review,post,member,author,role,company,bild,beschreibung,titel,überschrift,untertitel,projekt,produkt,leistung,kunde,beispiel,muster,bildunterschrift,projet,produit,prestation,titre,légende,partenaire,membre,proyecto,producto,servicio,imagen,título,subtítulo,descripción,cliente,nombre,cargo,tarjeta,socio,progetto,prodotto,servizio,immagine,titolo,sottotitolo,descrizione,nome,didascalia,ruolo,docente,projeto,produto,serviço,imagem,descrição,parceiro,cartão,legenda,afbeelding,beschrijving,dienst,klant,naam,onderdeel,bijschrift,foto';
const SMALL_NAMES =
  'team,the,of,a,an,here,your,goes,first,second,third,fourth,one,two,three,main,small,large,big,desktop,mobile,sample,example,test,new,another,default,erste,zweite,dritte,hier,dein,ihr,premier,deuxième,troisième,ici,votre,de,du,la,le,primer,segundo,tercer,primero,tercero,aquí,tu,su,primo,secondo,terzo,qui,tuo,il,primeiro,terceiro,aqui,seu,o,da,do,eerste,tweede,derde,uw,van,het,h1,h2,h3,h4,p1,p2,dettagliata,detallada,detailed,short,kurze,breve';

/** Names of the parts of a page, which a template has in place of real names. */
export const PART_OF_PAGE: readonly string[] = PART_NAMES.split(',');
/** Those of them that are pictures: galleries number their photos. */
export const PICTURES: readonly string[] =
  'image,photo,picture,logo,banner,bild,foto,imagen,immagine,imagem,afbeelding,slide'.split(',');
/** Words that may be next to them. */
export const NEXT_TO_PART: readonly string[] = SMALL_NAMES.split(',');

/** Words of Lorem ipsum, of Cicero's text that it is taken from, and of generators that continue it. */
export const LATIN: readonly string[] =
  'lorem ipsum dolor sit amet consectetur consectetuer consetetur adipiscing adipisicing adipisci elit elitr sed do eiusmod tempor temp incididunt invidunt ut labore et dolore magna aliqua aliquam aliquyam erat enim ad minim veniam quis nostrud nostrum exercitation exercitationem ullamco ullamcorper laboris laboriosam nisi nisl aliquip aliquid ex ea commodo commodi consequat consequatur consequuntur duis aute irure in reprehenderit voluptate voluptatem voluptates voluptatum voluptatibus voluptas velit esse cillum eu fugiat fugit nulla pariatur excepteur sint occaecat occaecati cupidatat cupiditate non proident sunt culpa qui officia officiis deserunt deserunt mollit mollitia anim id est laborum perspiciatis unde omnis iste natus error accusantium doloremque doloribus dolorem dolores doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae vitae dicta explicabo nemo ipsam quia aspernatur aut odit magni eos ratione sequi nesciunt neque porro quisquam dolorum eius modi tempora incidunt quaerat autem vel eum iure quam nihil molestiae molestias molestie illum at vero accusamus iusto odio dignissimos dignissim ducimus blanditiis blandit praesentium deleniti atque corrupti quos quas excepturi similique provident id animi harum quidem rerum facilis facilisis expedita distinctio nam libero cum soluta nobis eligendi optio cumque impedit minus quod maxime placeat facere possimus assumenda repellendus temporibus quibusdam debitis necessitatibus saepe eveniet repudiandae recusandae itaque earum hic tenetur a sapiente sapien delectus reiciendis maiores alias perferendis asperiores repellat phasellus pellentesque curabitur vestibulum maecenas suspendisse vivamus praesent quisque fermentum malesuada ligula bibendum felis turpis vulputate sollicitudin eleifend elementum scelerisque tincidunt lacinia porttitor porta dapibus egestas ornare venenatis tristique sodales rhoncus luctus interdum posuere nunc augue mauris donec nec orci arcu purus cursus lectus leo eget metus tellus massa viverra pharetra congue gravida hendrerit iaculis imperdiet lobortis mattis mollis nibh justo diam volutpat urna ante condimentum convallis cras cubilia cursus dictum dictumst efficitur euismod etiam fames faucibus feugiat finibus fringilla fusce habitant habitasse hac himenaeos inceptos integer laoreet lacus litora maximus montes morbi mus nascetur natoque netus nullam odio parturient pede penatibus per placerat platea potenti pretium primis proin pulvinar quam ridiculus risus rutrum sagittis sem semper senectus sociis sociosqu suscipit taciti tempus torquent tortor ultrices ultricies ut varius vehicula venenatis vel velit vestibulum volutpat vulputate rebum clita kasd gubergren takimata sanctus stet nonumy eirmod justo duo accusam quo voluptua labore ipsa maiores infinita contracta paucos fundamento navem armamentis duae quid subsidiis patrimonii amicorum liberalitate sustentant dubitatur aliquando virtutum omnium domicilium necem nihilo lenius ferociens perpetuum iudicium legam multos export noster tamen nam cernantur minim sunt malis fabulas appellat'.split(
    ' ',
  );
