/** Kinds of leftover template text. */
export type SampleKind =
  | 'filler-text'
  | 'sample-name'
  | 'sample-address'
  | 'sample-phone'
  | 'sample-email'
  | 'placeholder-image'
  | 'unfilled-blank'
  | 'template-leftover'
  | 'note-to-the-author'
  | 'sample-post'
  | 'unchanged-title'
  | 'unfinished';

export type SamplePattern = {
  why: SampleKind;
  /** Runs on blocks in lower case without accents (`ß` stays), unless `asWritten`. */
  pattern: RegExp;
  asWritten?: true;
  /** A substring of every match; texts without it are not searched. */
  sign?: string;
  /** Real businesses write it too, so it counts only together with a sign that is not weak. */
  weak?: true;
  says: readonly string[];
  saysNot: readonly string[];
};

/** Words of Lorem ipsum as templates use it, and of its usual continuations. */
const LATIN =
  'lorem|ipsum|dolor|amet|consectetur|consectetuer|adipiscing|adipisicing|eiusmod|tempor|incididunt|phasellus|pellentesque|curabitur|vestibulum|maecenas|suspendisse|vivamus|praesent|quisque|aliquam|fermentum|malesuada|excepteur|occaecat|cupidatat|proident|deserunt|mollit|laborum|perspiciatis|voluptatem|accusantium|doloremque|laudantium|ligula|bibendum|sapien|felis|turpis|vulputate|sollicitudin|eleifend|elementum|scelerisque|tincidunt|lacinia|porttitor|dapibus|ullamcorper|egestas|ornare|venenatis|tristique|molestie|sodales|rhoncus|luctus|interdum|posuere|blandit|nunc|augue|nulla|architecto|temporibus|expedita|placeat|aspernatur|similique|eveniet|voluptas|voluptates|voluptatum|dignissimos|blanditiis|cumque|repellendus|reiciendis|doloribus|asperiores|consequatur|consequuntur|quaerat|corporis|laboriosam|inventore|veritatis|beatae|explicabo|provident|molestiae|perferendis|recusandae|repudiandae|officiis|possimus|assumenda|libero|fugiat|fugit|velit|ratione|harum|quibusdam|laudantium|eligendi|optio|nostrum|facilis|sapiente|delectus|voluptatibus|maiores|quidem|rerum|necessitatibus|suscipit';

/** Blanks of our own pastes and of templates, in lower case. */
const UNFILLED_BLANK =
  /\[(?:your |(?:links?|address) (?:to|of) your |digits of your |first and last name\]|association or chamber\]|which certificate|owner's name\]|(?:opening|closing|arrival|departure) time\]|insurer\]|region\]|who answers\]|do \/ do not\]|the (?:year|name|street|town)|a real |a (?:town|service|job) you |what (?:you|this page|the customer) |web address of |link to your |who (?:issued|gave) |kind of licen[sc]e|name of your |clinician|this service\]|state(?: bar)?\]|rate\]|hours, or closed\]|first name|words of the|number\]|amount\]|year\]|month, year|link to|rating\]|platform\]|brand\]|a job you do|town\]|city\]|street\]|phone(?: number)?\]|e-?mail\]|business name\]|name\]|nombre\]|firma\]|firmenname\]|nom\]|nome\]|naam\]|telefon\]|adresse\]|direccion\]|indirizzo\]|adres\]|endereco\])/;

/** The person in German templates. */
const MUSTERMANN = /\b(?:max|erika) mustermann\b/;
/** Nobody's name: it is in templates and on forms. */
export const SAMPLE_PERSON = /\b(?:(?:max|erika) mustermann|(?:jane|john) (?:doe|smith doe))\b/;

export const SAMPLE_PATTERNS: readonly SamplePattern[] = [
  {
    why: 'filler-text',
    pattern: new RegExp(
      `\\blorem ipsum\\b|\\bdolor sit amet\\b|\\b(?:${LATIN})\\b.{0,60}\\b(?:${LATIN})\\b.{0,60}\\b(?:${LATIN})\\b|^lorem$|\\bsed ut perspiciatis\\b|\\bexcepteur sint occaecat\\b|\\but enim ad minim\\b|\\bduis aute irure\\b|\\bsed do eiusmod\\b|\\b(?:blind|muster|platzhalter)text\\b`,
    ),
    says: [
      'Lorem ipsum dolor sit amet',
      'Phasellus ac felis, eros quis ipsum pellentesque congue. Curabitur',
      'Hier steht Blindtext.',
      'Does it Amet Ligula Vestibulum Bibendum Lorem Nec?',
      'Excepteur sint occaecat',
    ],
    saysNot: ['Ayudamos a aliviar el dolor.', 'Tempor Café', 'Dolor de espalda y dolor de cuello'],
  },
  {
    why: 'sample-name',
    pattern:
      /^(?:©|copyright)? ?(?:20\d{2} )?(?:by )?(?:your (?:company|business|brand|website|site|firm)(?: name)?(?: here)?|company name(?: here)?|business name(?: here)?|untitled|my (?:website|company|business)|ihre? (?:firma|firmenname|unternehmen)|firmenname|musterfirma|mustermann (?:gmbh|& co)[\w .]*|votre (?:entreprise|societe)|nom de (?:l'|votre )entreprise|(?:tu|su) empresa|nombre de (?:la|tu|su) empresa|la tua azienda|nome (?:dell')?azienda|uw bedrijf(?:snaam)?|bedrijfsnaam|(?:a )?sua empresa|nome da (?:sua )?empresa|nome docente \d?|(?:client|customer|service|product|project|member) name(?: \d)?|team member \d|service (?:one|two|three)|nome (?:do )?cliente|nombre (?:del )?cliente|nom du client|naam klant|name des kunden|max muster|titel? (?:here|hier)|(?:title|heading|subtitle) here)\.?(?: ?(?:all rights reserved|alle rechte vorbehalten)\.?)?(?: - .{0,40})?$|© ?(?:20\d{2} )?(?:untitled|your company|company name|firmenname|sitename)\b|\b(?:max|erika|maria) mustermann\b|^(?:john|jane) doe$/,
    says: [
      'Your Company',
      '© Untitled. All rights reserved',
      'Max Mustermann',
      'Votre entreprise',
      'Nome Docente 3 - Pianoforte',
      'Client Name',
      'Team Member 2',
      '© 2024 Your Company',
    ],
    saysNot: [
      'We help your company grow.',
      'Un site pour votre entreprise',
      'In the John Doe case we won.',
      'Mustermesse',
    ],
  },
  {
    why: 'sample-name',
    sign: 'musterm',
    pattern: MUSTERMANN,
    says: ['Geschäftsführer: Max Mustermann', 'Inhaberin Erika Mustermann'],
    saysNot: ['Tim Mustermann GmbH & Co. KG'],
  },
  {
    why: 'sample-address',
    pattern:
      /\bmusterstra(?:ße|sse) \d|\b(?:12345|00000) (?:muster)?stadt\b|\bmusterstadt\b|\b123 (?:fake|example|your|any) (?:st|street|road|ave)|\banytown\b|\b(?:your|ihre) (?:street|straße) \d|\bcalle (?:falsa|ejemplo) 12?3|\bvia esempio \d|\brua exemplo\b|\bbeispielstra(?:ße|sse) \d|\b1234 street name\b|^your (?:address|street|city)(?: here)?$|\bstreet name \d|\bvoorbeeldstraat \d|\brue de l'exemple\b|\bcity, state(?: zip|,? \d{5})?\b/,
    says: ['Musterstraße 1, 12345 Stadt', '123 Main St, Anytown', 'Voorbeeldstraat 12', 'City, State 12345'],
    saysNot: ['Mustangstraße 1', '1 Your Way', '12345 Berlin'],
  },
  {
    why: 'sample-address',
    pattern: /\b123 main (?:st\b|street)/,
    weak: true,
    says: ['123 Main Street'],
    saysNot: ['1123 Main Street', '12 Main Street'],
  },
  {
    why: 'sample-email',
    sign: '@',
    pattern:
      /(?:^|[\s:])[\w.+-]{1,40}@(?:\.[a-z]{2,4}\b|(?:example|beispiel|ejemplo|exemple|esempio|voorbeeld|exemplo|your-?(?:domain|company|website|site|business)|(?:deine|ihre)-?domain|tu-?dominio|votre-?domaine|tuo-?dominio|seu-?dominio|domain|yoursite|mysite|company)\.[a-z]{2,3}\b)/,
    says: ['email iracema@.com', 'info@example.com', 'Write to hello@yourdomain.com'],
    saysNot: ['info@examplefarm.com', 'kontakt@domainfactory.de', 'iracema@uol.com'],
  },
  {
    why: 'unfilled-blank',
    sign: '[',
    pattern: UNFILLED_BLANK,
    says: [
      'Call us at [your phone].',
      'Done [number] jobs since [year].',
      'Welcome to [City]',
      '[Your business name] is here.',
      '[what you are]',
      '[what you do, such as a plumbing company]',
      'Mon [hours, or closed]',
      '[web address of your logo or a photo]',
      '[links to your own profiles, such as Facebook]',
      'License issued by [association or chamber]',
    ],
    saysNot: ['History[edit]', 'iterates over a list, yielding [context]', 'as noted [12]', '[sic]'],
  },
  {
    why: 'unfilled-blank',
    sign: '[',
    pattern:
      /\[(?:[A-Z]{2,}(?:_[A-Z]{2,})+\b|(?:TODO|TBD|TBA|PENDIENTE|PLACEHOLDER|XX+|À COMPLÉTER|A COMPLETAR|DA COMPLETARE)\b|[^\][]{0,60}(?:\b(?:[Aa]dd|[Ii]nsert|[Ff]ill in) [^\][]{2,60}|\bto be (?:added|confirmed)|à compléter|à renseigner|[Pp]or completar|[Pp]endiente|(?:[Bb]itte|BITTE) (?:einfügen|ergänzen|eintragen|EINFÜGEN|ERGÄNZEN|EINTRAGEN)|(?:einfügen|ergänzen|eintragen)\]|[Ii]nvullen\]|[Dd]a (?:completare|inserire)|DA INSERIRE|A PREENCHER|À FOURNIR|à fournir|a preencher))/u,
    asWritten: true,
    says: [
      'Monitoring method: [MONITORING_METHOD — e.g. a survey]',
      '[CSR-1 / 80G / 12A — add details]',
      'Tel. [PENDIENTE]',
      'P.IVA [DA INSERIRE]',
      '[Telefonnummer bitte ergänzen]',
      '[BITTE ERGÄNZEN: z.B. Handwerkskammer Region Stuttgart]',
    ],
    saysNot: ['[sic]', 'History[edit]', 'see [RFC_9309]-style rules in [ISO 9001]', 'array[MAX] = value'],
  },
  {
    why: 'unfilled-blank',
    sign: '[',
    pattern:
      /\[(?:(?:votre|ihre?|deine?|tuo|tua|vostro|vostra|seu|sua|uw|jouw|tu) [a-z' -]{2,40}|(?:inserer|insertar|inserire|inserir) [a-z' -]{2,40}|(?:montant|betrag|importe|importo|bedrag|valor|numero|nummer|ville|stadt|ciudad|citta|stad|cidade|datum|fecha|rue|strasse|straße|calle|straat|plz|code postal|cap|postcode|horaires|horario|orari|openingstijden|nom et prenom|titolare|nome titolare|nome attivita|titulaire|inhaber)(?: [a-z' -]{1,30})?)\]/,
    says: ['Tél. [Votre Numéro]', 'à partir de [montant] €', 'Titolare: [Nome Titolare]', '[Ihre Telefonnummer]'],
    saysNot: ['[sic]', 'History[edit]', '[Anm. d. Red.]', '[Tu]'],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /^(?:(?:description|alt(?:ernative)? text) (?:of|for) (?:the |your )?image|image description|image alt(?: text)?|alt text|bildbeschreibung|beschreibung des bildes|description de l'image|descripcion de la imagen|descrizione (?:dell')?immagine|descricao da imagem|beschrijving van (?:de )?afbeelding)$/,
    says: ['Description of image', 'Bildbeschreibung', "Description de l'image"],
    saysNot: ['Image of a description', 'A picture of our team'],
  },
  {
    why: 'unfilled-blank',
    sign: '<',
    pattern:
      /<\s?(?:a completer|a renseigner|a completar|pendiente|da completare|da inserire|bitte erganzen|hier einfugen|invullen|a preencher|to be added|your [a-z ]{2,30})(?: [^<>]{1,30})?\s?>/,
    says: ['Numéro SIREN : <à compléter>', 'N° TVA : <à compléter si applicable>'],
    saysNot: ['<3 from all of us', 'a < b > c'],
  },
  {
    why: 'unfilled-blank',
    pattern:
      /\b(?:p\. ?iva|partita iva|c\.?f\.?|cod\. ?fisc\.?|nif|cif|cnpj|cpf|siret|siren|rcs|tva|vat|kvk|btw|abn|hrb|hra|ust-?id\w{0,10}|steuernummer|rfc|cuit|nit|crm|cro|crea|creci|oab|rqe|npi|licen[cs]e(?: (?:no|number|nr))?|lic|reg(?:istration)? no|colegiad[oa])\b[ .:#°ºn/-]{0,6}(?:[a-z]{2}[ -]?)?(?:0[0 ./-]{4,20}(?!\d)|x{4,20}\b|\.{4,}|_{3,})/,
    says: [
      'CRM-PR 00000 · RQE 00000',
      'P.IVA XXXXXXXX',
      'CNPJ 00.000.000/0000-00',
      'License # XXXXXX',
      'P. IVA 00000000000',
    ],
    saysNot: ['P. IVA 00123450158', 'License 000123', 'CRM 12345', 'VAT included'],
  },
  {
    why: 'unfinished',
    pattern:
      /\b(?:page|section|website|site|web page) (?:is )?(?:currently |still )?(?:under (?:development|construction)|being (?:built|developed|rebuilt))\b|\b(?:seite|webseite|website|homepage|rubrik|bereich) (?:ist |befindet sich )?(?:derzeit |noch |gerade )?(?:noch )?im aufbau\b|\b(?:page|site|rubrique|section)(?: web)? (?:est )?(?:actuellement )?en (?:construction|cours de (?:construction|creation))\b|\b(?:pagina|sitio|seccion|web)(?: web)? (?:esta )?(?:actualmente )?en (?:construccion|desarrollo)\b|\b(?:pagina|sito|sezione)(?: web)? (?:e )?(?:attualmente )?in (?:costruzione|allestimento|fase di (?:costruzione|allestimento))\b|\b(?:pagina|website|site) (?:is )?(?:momenteel |nog )?in (?:aanbouw|opbouw|ontwikkeling)\b|\b(?:pagina|site|secao)(?: web)? (?:esta )?em (?:construcao|desenvolvimento)\b/,
    says: [
      'This section is under development.',
      'Site Under Construction',
      'Diese Seite befindet sich noch im Aufbau.',
      'Page en construction',
      'Sitio en construcción',
      'Sito in costruzione',
      'Deze website is nog in aanbouw',
      'Site em construção',
    ],
    saysNot: [
      'Homes under construction',
      'Maison en construction',
      'We build on your site',
      'Empresa en construcción de piscinas',
    ],
  },
  {
    why: 'unfinished',
    pattern:
      /\b(?:photos?|images?|pictures?|phone(?: number)?|e-?mail|logo|biography|bio|headshot|street address) (?:is |are )?coming soon\b|\b(?:fotos?|bild(?:er)?|logo|telefonnummer) folg(?:t|en)(?: in kurze| bald| demnachst)?(?:$|[.!)])|\b(?:photos?|logo|telephone|adresse) (?:a venir|bientot disponibles?)(?:$|[.!)])|\b(?:telephone|tel\.?|adresse|e-?mail) ?: ?a venir\b|\b(?:fotos?|imagen(?:es)?|telefono|logo) (?:proximamente|muy pronto)(?:$|[.!)])|\b(?:foto|immagini|telefono|logo) (?:in arrivo|prossimamente)(?:$|[.!)])|\bfoto'?s? volg(?:t|en)(?: binnenkort)?(?:$|[.!)])|\b(?:fotos?|imagens|telefone) (?:em breve|brevemente)(?:$|[.!)])/,
    says: [
      'Photo coming soon',
      'Direct phone coming soon',
      'Foto folgt',
      'Téléphone : à venir',
      'Foto in arrivo',
      'Foto volgt binnenkort',
      'Fotos em breve',
    ],
    saysNot: [
      'Spring is coming soon',
      'Es folgt ein Foto der Gruppe',
      'Photos of the coming season',
      'New location coming soon',
    ],
  },
  {
    why: 'unfilled-blank',
    pattern:
      /\b(?:adresse|horaires?|telephone|e-?mail|coordonnees|indirizzo|orari|telefono|direccion|horarios?|morada|endereco|telefone|adres|openingstijden|telefoon|address|phone|opening hours|offnungszeiten|adresse|telefon)(?: [a-z]{4,12})? (?:a|da|por|te|to be|noch zu) (?:confirmer|preciser|fournir|confermare|definire|confirmar|definir|bevestigen|confirmed|bestatigen|erganzen)\b|\((?:a|da|por|te|to be) (?:confirmer|preciser|fournir|personnaliser|confermare|definire|personalizzare|confirmar|definir|personalizar|bevestigen|confirmed|personalised|personalized)\)|〔[^〕]{2,80}〕/,
    says: [
      'contact@acme.fr (adresse à confirmer)',
      'orari da confermare',
      'Horario por confirmar',
      'Photo façade atelier 〔hero〕',
      'Adresse précise à confirmer',
    ],
    saysNot: [
      'Votre rendez-vous est à confirmer par téléphone',
      'Dates to be confirmed',
      "L'adresse exacte vous sera donnée",
    ],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /^(?:este |um |un |ein |een |a )?(?:texto|testo|texte|text|tekst) (?:experimental|provisional|provisorio|provvisorio|provisoire|de prueba|di prova|de teste|d'essai|segnaposto|fictif|ficticio)\.?$|\b(?:este formulario|ce formulaire|dieses formular|questo modulo|dit formulier|this form) (?:es|e|est|ist|is) (?:un |um |uma |une |ein |een |a |de )?(?:demonstracao|demostracion|demo|prototype|prototipo|prototyp|dimostrativo|formulario de demonstracao)\b/,
    says: [
      'Texto experimental',
      'Testo provvisorio',
      'Este formulário é de demonstração.',
      'Ce formulaire est un prototype et sera connecté',
    ],
    saysNot: ['Texto experimental de la escuela de teatro', 'Theatertext'],
  },
  {
    why: 'filler-text',
    pattern:
      /^(?:machin|bidule|foobar|foo|bla ?bla(?: ?bla)?|asdf(?:gh\w*)?|qwerty\w*|[b-df-hj-np-tv-xz]{7,}|dummy ?text|dummytext)$/,
    says: ['Machin', 'Blablabla', 'asdfgh', 'dfgdfgdf'],
    saysNot: ['Foo Fighters tribute', 'Bar', 'Schmidt', 'GmbH', 'rhythm'],
  },
  {
    why: 'template-leftover',
    pattern:
      /\{\{ ?[\w.$|"' -]{1,60} ?\}\}|%[A-Z][A-Z_]{2,30}%|\{%-? [\w .|'"-]{1,60} -?%\}|\[\[[A-Za-z_.]{3,40}\]\]|\$\{[a-zA-Z_.]{2,40}\}/,
    asWritten: true,
    says: [
      '{{ company.name }}',
      '© {{.Now "2006"}}',
      'Welcome to %SITE_TITLE%',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the leftover itself
      '${businessName} since 1990',
      '[[CITY]] plumber',
    ],
    saysNot: ['100% OFF% today', 'a {b} c', 'Save 20% NOW'],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /\bplatzhalter(?:-?(?:beispiele?|bild|bilder))?\b|\beditable placeholder\b|\bplaceholder (?:text|image|photo|copy|content|for)\b|\b(?:text|ansprechpartner|inhalt)\w* folgt(?:$|[.)!])|^(?:dein|ihr) (?:titel|text|logo|slogan|foto)\b.{0,40}$|\byour (?:text|title|tagline|headline|logo|image|content) (?:here|goes here)\b|^add (?:your|a) (?:text|title|heading|subheading)\b|\binsert (?:your )?(?:text|image|photo|logo) here\b|\binserisci (?:qui|bio|testo|titolo|descrizione|immagine|foto)\b|\b(?:votre|inserez votre) (?:texte|titre|logo|slogan) ici\b|\b(?:tu|su|aqui tu) (?:texto|titulo|logo) aqui\b|\btexto de (?:ejemplo|relleno|exemplo|muestra)\b|\b(?:seu|o seu) (?:texto|titulo|logo) aqui\b|^imagem da empresa$|\b(?:uw|hier uw|je) (?:tekst|titel|logo) hier\b|\bvoorbeeldtekst\b|\((?:demo|simulacao|simulacion|simulation|simulated|fiktiv|ficticio|fictif|fittizio|sample|beispiel)(?:,[^)]{0,40})?\)|^entwurf (?:startseite|seite|homepage)\b|\b(?:p\.? ?iva|partita iva|telefono|tel|indirizzo|e-?mail|siret|tva|cif|nif|cnpj|kvk|btw|ust-?id\w{0,10}|steuernummer|telefon|adresse|licen[sc]e) ?[.:]? ?(?:nr\.? ?)?(?:da inserire|da completare|a completer|a renseigner|por completar|pendiente|hier eintragen|einfugen|in te vullen|invullen|a preencher|a inserir|to be added|goes here|a remplir|da compilare|a rellenar|rellenar)\b|\b(?:update|complete|fill in) this section\b|\b(?:actualizar|completar|rellenar) esta seccion\b|\b(?:all|alle|samtliche|tous|toutes|tutti|tutte|todos|todas)\b[^.]{0,60}\b(?:fictitious|fictional|fiktiv|frei erfunden|fictifs|fictives|fittizi|ficticios|ficticias|fictief)\b/,
    says: [
      'Platzhalter-Beispiele – werden durch echte Rezensionen ersetzt',
      'Ansprechpartner folgt',
      'Dein Titel',
      'Inserisci bio docente 2: studi',
      'Einzeltermin: € 60 (Demo)',
      'Editable placeholder: the buttons',
      'Imagem da Empresa',
      'Ihr Foto: Physiotherapie',
      'P.IVA da inserire',
      'SIRET : à compléter',
      'N° TVA : A remplir',
      'Alle Inhalte dieser Seite sind fiktiv.',
      'Deberás actualizar esta sección',
    ],
    saysNot: [
      'Dein Titel in der Liga ist unser Ziel, wir trainieren dafür jeden Tag mit dir im Verein',
      'Es folgt der Versand.',
      'Inserisci il tuo nome',
      'Request a demo',
      'André Herrmann, Dachdecker',
    ],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /\breplace (?:this|these|the) (?:[\w-]+ ){0,3}(?:placeholder|sample text|dummy text|stock photo|photo|image|picture|text|copy|logo)s?\b|^placeholders? [a-z]|\badd (?:a|your|some) (?:photo|picture|image|logo|video)s? (?:showcasing|showing|of your|here)\b|^(?:demo|landing demo|demo landing) (?:senza|commerciale|ohne|without|sans|zonder|per|fur|for)\b|\b(?:concept|demo|beispiel|voorbeeld)-?(?:website|webseite|homepage)\b|\bvor (?:der )?veroffentlichung\b.{0,120}\b(?:erganzt|ersetzt|gepruft|angepasst)\b|\bbefore (?:publishing|publication|going live|launch)\b.{0,80}\b(?:replace|complete|fill in|update)\b|\bavant (?:la )?(?:publication|mise en ligne)\b.{0,80}\b(?:completer|remplacer)\b|\bantes de publicar\b.{0,80}\b(?:completar|sustituir|reemplazar|substituir)\b/,
    says: [
      'Replace these royalty-free placeholders with official photos',
      'Services Photo: Add a photo showcasing your work or equipment',
      'Demo commerciale per un’officina locale',
      'Placeholder credibili per rafforzare la percezione',
      'Elzinga Dakwerken | Conceptwebsite',
      'Vor der Veröffentlichung sollten Rechtsform und Kammer ergänzt werden.',
    ],
    saysNot: [
      'We replace the boiler on the same day.',
      'Book a demo',
      'A demo without any obligation',
      'We check every text before publication.',
    ],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /^(?:caption|text|title|image|content|description|subtitle|heading) goes here(?: \d+)?$|^hier (?:steht|kommt) (?:ihr |dein |der |noch )?text\b|^(?:titolo|titre|titulo|titel|title) (?:servizio|service|servicio|leistung|hier|ici|aqui|qui)(?: \d)?$|^(?:descrizione|descripcion|beschreibung)(?: dettagliata| detallada)?(?:\.\.\.|…)$|\b(?:page|section|site) has yet to be (?:populated|filled|written)\b|\bis a place ?holder\b|^(?:staff|team|image|photo|logo) placeholder$|\blien a mettre a jour\b/,
    says: [
      'Caption goes here 3',
      'Hier steht text',
      'Titolo Servizio',
      'Descrizione dettagliata...',
      'This page has yet to be populated',
      'This project is a place holder',
    ],
    saysNot: ['Title', 'Descrizione del servizio', 'What goes here stays here', 'Descrizione: due camere'],
  },
  {
    why: 'note-to-the-author',
    pattern: /^(?:TODO|FIXME|TBD)\s?[:–-]|: (?:TODO|FIXME|TBD)\.?$|\.{2,} ?TODO\b|\bTODO ?\.{2,}|[<(*]TODO[>)*]/,
    asWritten: true,
    says: ['TODO: Text/Details anpassen', 'Weitere Pflichtangaben: TODO', 'Thomas ..TODO..'],
    saysNot: ['Todo: lo que necesitas', 'TODOS los días', 'Lo tenemos TODO: piezas y recambios'],
  },
  {
    why: 'template-leftover',
    sign: '[',
    pattern: /\[[a-z]{2,20}(?:-[a-z]{1,20}){1,4}-\d{1,3}\]/,
    says: ['Plumber in [aa-location-city-1], [aa-location-state-1]'],
    saysNot: ['[up-to-date]s', '[sic]', '[well-known]'],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /\bpaste (?:your|the) [^.]{2,60} (?:code|widget|link|embed) here\b|^(?:datos|textos|contenido) de prueba\b|\byour website 20\d{2}\b/,
    says: [
      'Paste your Google Reviews widget code here when ready.',
      'Datos de prueba · Vista interna',
      'Copyright Your Website 2023',
    ],
    saysNot: ['We build your website.', 'Agenda una clase de prueba'],
  },
  {
    why: 'unfilled-blank',
    sign: '[',
    pattern:
      /\[(?:foto|photo|image|bild|picture|immagine|imagen|imagem|afbeelding|mappa|map|mapa|karte|carte|kaart|logo|video)(?: ?[:–-] | (?!by |von |di |de |da |of |courtesy|credit))[^\]]{3,80}\]|\[[a-z ]{3,40} (?:photo|image|picture|foto)\]|\[(?:wird nachgereicht|folgt(?: in kurze)?|coming soon)\]|\[(?:bitte |noch )?(?:erganzen|eintragen|ausfullen|a completer|a remplir|completar|preencher|da completare|invullen)\b[^\]]{0,120}\]?/,
    says: [
      '[Foto: leerling met instructeur]',
      '[Foto Progetto 1]',
      '[Mappa Google Maps Interattiva]',
      '[ROADSIDE INTERVENTION PHOTO]',
      'USt-IdNr.: [Wird nachgereicht]',
      '[BITTE ERGÄNZEN: z.B. Handwerkskammer]',
    ],
    saysNot: ['[Foto]', '[Photo by Anna Reed]', 'Photos [more]', '[sic]'],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /\byour [a-z ]{2,30} (?:go(?:es)?|will go) here\b|^add (?:a )?description(?: of the (?:image|photo|picture|video))?(?: here)?$|\b(?:reviews?|testimonials?|photos?|images?|content|map|gallery) will (?:be (?:displayed|shown|added|loaded)|appear|go) here\b|\b(?:este texto es|este texto e|questo testo e|ce texte est|dieser text ist|deze tekst is|this text is) (?:provisional|provisorio|provvisorio|provisoire|vorlaufig|voorlopig|temporary|temporal|only temporary)\b|\b(?:proximamente|pronto|en breve|em breve|prossimamente|presto) (?:colocaremos|anadiremos|agregaremos|pondremos|subiremos|adicionaremos|aggiungeremo|inseriremo) (?:aqui|qui)\b|\b(?:hier|ici) (?:folgt|folgen|viendra|viendront) (?:demnachst|bientot|in kurze)\b|\bdemo (?:web ?)?site only\b|\bforms are demo-only\b|\b(?:visual proposal|website concept) (?:for|demo)\b|\bqa checklist\b|\bintegration ready$/,
    says: [
      '(YOUR STATS GO HERE)',
      'Add a description of the image here',
      'Your 5-star reviews will be displayed here once connected',
      'Este texto es provisional. Después añadiremos el nombre',
      'Próximamente colocaremos aquí una fotografía',
      '© 616 Autobody. Demo website only.',
      'QA Checklist: tested on Chrome',
      'Google Reviews Integration Ready',
    ],
    saysNot: [
      'Your journey goes on.',
      'Your family will love it here.',
      'Photos will be taken of every room.',
      'Este precio es provisional.',
      'Add description of the fault in the form',
    ],
  },
  {
    why: 'template-leftover',
    pattern: /^-{3,} (?:#.{0,200} )?(?:layout|title|lang|permalink|description|author|date): ?[\w"'{-]/,
    says: ['--- layout: default title: Home ---', '--- title: "Services" layout: page ---'],
    saysNot: ['--- our layout: made to measure', 'title: Home'],
  },
  {
    why: 'template-leftover',
    pattern:
      /^(?:web ?site created using create-react-app|generated by create next app|(?:a|my) vue\.js project|lovable generated project|created with (?:v0|bolt|lovable)|just another wordpress site|(?:your|my) (?:site|page|website) description(?: here)?|web ?site (?:generator|builder|creator|maker) description)\.?$/,
    says: [
      'Web site created using create-react-app',
      'Generated by create next app',
      'Web Site Generator Description',
      'Just another WordPress site',
    ],
    saysNot: ['This web site was created using local photos.', 'Created with love in Boise'],
  },
  {
    why: 'unfilled-blank',
    pattern: /: ?a (?:remplir|completer)(?:$|[ .])|(?:^|[\s(])[€$£] ?xx(?![a-z])/,
    says: ['N° TVA : A remplir', '€XX per les'],
    saysNot: ['Documents à remplir avant la visite', 'Size: XXL'],
  },
  {
    why: 'note-to-the-author',
    pattern:
      /\b(?:inhalte?|texte?|fotos?|beschreibung|angaben)[^.]{0,25} (?:bitte )?(?:noch )?erganzen\.?$|^(?:replace (?:this|these|your)|add (?:verified|real)) [^.]{3,80}\b(?:here|placeholders?)\b/,
    says: [
      'Hier sehen Sie Referenzen. Inhalte bitte ergänzen.',
      'Gesellschafter – Beschreibung & Foto ergänzen.',
      'Add verified customer feedback here as it becomes available.',
      'Replace these royalty-free placeholders with official photos.',
    ],
    saysNot: ['Bitte ergänzen Sie Ihre Angaben im Formular.', 'Add your testimonial here!'],
  },
  {
    why: 'unfilled-blank',
    sign: 'xxx',
    pattern: /\bx{3,4}(?:[ .-]x{2,4}){1,3}\b/,
    says: ['Licence RBQ : XXXX-XXXX-XX'],
    saysNot: ['Sizes XXL-XXXL', 'xxx'],
  },
  {
    why: 'sample-email',
    sign: '@',
    pattern:
      /(?:^|[\s:])(?:max-?\.?mustermann|your-?(?:name|email)|ihr-?name|votre-?nom|tu-?nombre)@|(?:^|[\s:])test@(?:test|gmail|hotmail|outlook|yahoo|mail)\.[a-z]{2,3}\b|(?:^|[\s:])[\w.+-]{1,40}@whatever\.com\b/,
    says: ['max-mustermann@beispiel.de', 'heinz@whatever.com', 'yourname@gmail.com', 'test@hotmail.be'],
    saysNot: ['mustermann@firma.de', 'info@whatevershop.com', 'corona-test@gmail.com'],
  },
  {
    why: 'sample-post',
    pattern:
      /^hello world!?$|\bwelcome to wordpress\. this is your first post\b|\bjust another wordpress site\b|\bthis is an example page\. it's different from a blog post\b|^sample page$/,
    says: ['Hello world!', 'Just another WordPress site'],
    saysNot: ['Say hello world to our team'],
  },
  {
    why: 'sample-phone',
    pattern:
      /(?:bel ons(?: op)?|telefoonnummer|telefon|telefone|tel|phone|call)\.?:? ?(?:\+?\d{1,3}[ -]{0,2})?(?:\(?\d{0,4}\)?[ -]{0,2})?x{3,}|\+\d{1,3} ?(?:\d{0,3} ?)?x{2,}[ -]?x{2,}|\b0\d{0,4}[ -]?x{4,}|(?:bel ons(?: op)?|telefoonnummer) 06-?(?: (?!-? ?\d)|$)|\(?\b\d{3}\)?[ -]555-[a-z]{4}\b|(?:^|[\s:+(])(?:\+?\d{1,3}[ .-]{1,2})?\(?\d{3}\)?[ .-]{1,2}000[ .-]?0000(?!\d)/,
    says: ['+1 (819) 000-0000', '+351 XXX XXX XXX', 'Phone: 07XXXXXXXX', 'Bel ons op 06-', 'Call (316) 555-TREE'],
    saysNot: [
      'Telefoonnummer 06-44366423',
      'Bel ons 06 - 1406 2563',
      'Call us at (316) 616-8321',
      'XXX Large',
      'Size XXXL',
    ],
  },
];

/**
 * Titles that tools give to every new site: Create React App, Vite, Next.js, Nuxt, Astro, Svelte, Ionic, Lovable, v0,
 * WordPress, Wix, Squarespace, Decap CMS, the examples of Bootstrap, and the HTML of VS Code, Eclipse, Dreamweaver and
 * FrontPage.
 */
const UNCHANGED_TITLE =
  /^(?:(?:react|vite|next\.?js|nuxt|vue|svelte|ionic|lovable|v0|expo) app|(?:create|my) next app|vite(?: \+ [a-z]+){1,2}|vite[-_](?:project|react\w*)|lovable[- ]generated[- ]project|(?:welcome to )?(?:nuxt|astro|sveltekit)|astro basics|document|untitled(?: document| page)?|(?:my|new|your) (?:page|(?:web ?)?site|app|blog|wordpress (?:web)?site)(?: title)?(?: \d+)?|(?:page|site) title|title|content manager|just another wordpress site|bootstrap(?: \d[\d.]*)? (?:starter )?(?:101 )?(?:template|example)|(?:(?:starter|basic|jumbotron|album|pricing|cover|carousel|dashboard|sticky footer|navbar) (?:template|example)(?: for| ·| -)? bootstrap|bootstrap, from twitter)(?: v?\d[\d.]*)?|html5? (?:boilerplate|template)|insert title here|new page \d+)!?$/i;

/** True for the title of a page if a tool wrote it and nobody changed it: `React App`, `Untitled Document`. */
export function isUnchangedTitle(title: string): boolean {
  return UNCHANGED_TITLE.test(title.trim());
}

/** True for a text in lower case with a pasted blank that was never filled in. */
export function holdsUnfilledBlank(lower: string): boolean {
  return lower.includes('[') && UNFILLED_BLANK.test(lower);
}

/** A profile that a template links to: `instagram.com/yourprofile`, `youtube.com/@yourchannel`. */
export const SAMPLE_PROFILE =
  /\.com\/@?(?:your|deine?|votre|tu|tuo|seu)-?_?(?:page|profile?|channel|company|business|user(?:name)?|handle|name|brand|account|seite|kanal|pagina|canal|perfil)\/?$/i;

/** Hosts that generate placeholder pictures of any size. */
export const PLACEHOLDER_IMAGE_HOSTS: readonly string[] = [
  'placehold.co',
  'placehold.it',
  'placehold.jp',
  'via.placeholder.com',
  'placeholder.com',
  'picsum.photos',
  'dummyimage.com',
  'fakeimg.pl',
  'loremflickr.com',
  'lorempixel.com',
  'placekitten.com',
  'placeimg.com',
  'placebear.com',
  'placedog.net',
  'baconmockup.com',
  'unsplash.it',
];
