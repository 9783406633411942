/**
 * Folded words of all languages together: an answer may mix two languages, and no word here has a different meaning in
 * another one.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Legal forms, which are not part of a name. */
export const LEGAL_FORMS = set(`inc incorporated llc ltd limited corp corporation co company plc pllc pc pa llp lp dba
  gmbh ag kg ohg gbr ug ek eu og mbh sl slu sa sau sas sarl eurl sasu srl srls spa snc sc bv nv vof lda ltda me epp pty`);

/** Words that join two parts of a name: `&`, `and`. */
export const CONJUNCTIONS = set('and und et y e en u');

export const ARTICLES = set('the le la les l el los las il lo gli i de het der die das o os as a an');

/** Common words in names that do not distinguish a business. */
export const STOCK_WORDS =
  set(`quality reliable pro pros premier family first best all star summit bright smile smiles elite ace
  a1 aaa advanced american national local total complete express quick rapid fast precision superior professional trusted
  affordable honest city metro town valley mountain hill hills lake river park sunrise sunshine eagle liberty patriot master masters
  expert experts choice classic modern perfect prime royal gold golden silver blue green red white black north south east west
  northern southern eastern western central downtown uptown home homes house service services group center centre solutions
  solution care team works brothers bros sons son family usa us new old one number top your my our any time anytime day night
  emergency 24 7 247 general united universal global international regional county state coast bay beach
  meister meisterbetrieb profi profis stadt zentral zentrum haus firma betrieb sohne sohn soehne gebruder bruder familie schnell
  centro central nuevo nueva profesional rapido rapida hermanos hijos familia su ciudad
  sos artisan rapide centre fils freres famille ville pres
  nuovo nuova pronto figli fratelli famiglia citta subito
  zonen gebroeders familie stad snel vakman
  filhos irmaos cidade familia rapida`);

/** Words that only businesses have in their names, in addition to trades and legal forms. */
export const BUSINESS_WORDS =
  set(`group systems services service company associates partners clinic clinics hospital center centre care
  works studio salon shop solutions supply supplies legal law firm rooter pros brothers bros sons contractors contracting builders
  dental dentistry dentists medical vet comfort cooling heating air drain pipe gas electric electrical motors garage pet animal exteriors
  haustechnik technik sanitar betrieb praxis kanzlei werkstatt meisterbetrieb bau holzbau gebaudetechnik elektrotechnik
  clinica centro estudio taller despacho hermanos grupo servicios talleres
  atelier entreprise depannage fournil cabinet etablissements ets maison societe toitures garage clinique salon sos
  studio clinica officina impresa ditta termoidraulica pronto centro fratelli
  installaties praktijk bedrijf mondzorg groep techniek zonen installatietechniek
  oficina empresa grupo servicos irmaos filhos solucoes hidro`);

/** Public bodies, registers and associations: answers name them as places to check, never as a choice. */
export const PUBLIC_WORDS =
  set(`public register registry division commission department society association board bureau chamber council
  authority agency ministry union federation institute university college court county government state
  innung landesinnung kammer handwerkskammer handwerksrolle verband ministerium amt behorde verbraucherzentrale
  colegio camara ayuntamiento consejeria ministerio asociacion federacion ocu
  chambre ordre mairie prefecture federation ministere syndicat
  camera albo ordine comune regione ministero associazione
  kamer gemeente vereniging ministerie orde
  ordem protecao prefeitura ministerio associacao conselho`);

/** A line that begins with one of these gives a property of the business above. */
export const LABELS =
  set(`phone telephone tel telefon telefono telefone telefoon mobile mobil call fax email mail e-mail website site web internet url
  address adresse direccion indirizzo adres morada endereco location standort anschrift ubicacion
  hours open opening offnungszeiten geoffnet horario horarios horaires orari orario openingstijden geopend horas
  services service leistungen servicios prestations servizi diensten servicos specialties specialities
  prices price pricing cost costs preise preis precios precio tarifs tarif prix prezzi prezzo prijzen prijs precos preco
  license licence licenses licenced licensed insurance rating ratings reviews review bewertung bewertungen valoracion opiniones avis note valutazione
  recensioni beoordeling avaliacao notes note founded established gegrundet fundada fundado fondee fondata opgericht since seit
  experience experiencia why best known pros cons area areas town notable highlights contact kontakt contacto contatto contato specialty
  availability emergency notdienst urgencias urgence emergenza spoed about overview summary years
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miercoles jueves viernes sabado domingo
  lundi mardi mercredi jeudi vendredi samedi dimanche lunedi martedi mercoledi giovedi venerdi domenica
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag segunda terca quarta quinta sexta`);

/** Words that are capitalised only because they begin a sentence before a name. */
export const OPENERS =
  set(`call try contact consider visit ask both either while also and but or at for with from by in on the a an if when
  since although though another next then choose use see check hire look first second third like including besides meanwhile however whether
  rufen einen einem einer eines ihr ihre diese dieser dieses viele alle keine auch bei die der das den dem auch und oder in im am von fur mit eine ein firma betrieb kontaktieren empfehlenswert laut ab
  llame llama contacte en el la los las tambien y o con de segun para puede una un
  appelez contactez chez le les l au aux aussi et ou avec selon pour une un
  chiami contatti lo il la da presso anche e o con secondo per un una
  bel probeer bij de het ook en of met volgens voor een kies
  ligue contacte a o as os na no em tambem e ou com segundo para uma um`);

/** Help at any hour, in addition to the phrases of the scan, because answers use the third person. Folded text. */
export const EMERGENCY =
  /\b(?:notdienst\w*|24-?stunden-?\w*|(?:atienden?|atencion de) urgencias|servicio de (?:urgencias|emergencia)|(?:intervient en|depannage d'|service d')urgence|7j?\/7|pronto intervento|spoeddienst|24-?uurs\w*|atende 24 horas|24 horas)\b/;

/** How an answer says that a business has closed. Folded text. */
export const CLOSED =
  /\b(?:permanently closed|closed permanently|out of business|closed (?:down|its doors)|ceased (?:trading|operations|business)|no longer (?:in business|operating|exists)|dauerhaft geschlossen|endgultig geschlossen|geschaft aufgegeben|cerrad[oa] (?:permanente|definitiva)mente|cerro (?:permanente|definitiva)mente|ferme[e]? definitivement|definitivement ferme[e]?|chius[oa] (?:definitiva|permanente)mente|(?:definitief|permanent) gesloten|(?:encerrad[oa]|fechad[oa]) (?:permanente|definitiva)mente|fechou (?:permanente|definitiva)mente)\b/;

/** Marks a statement as negated, planned, past or unknown. Folded text. */
export const NOT_SO_NOW =
  /\b(?:not|no longer|never|don'?t|doesn'?t|does not|cannot|can'?t|isn'?t|aren'?t|formerly|former|previously|used to|old number|was once|until recently|will|starting in|beginning in|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|as of (?:january|20\d\d)|planned|plans to|soon|may be|might|could be|unverified|confirm whether|not sure|if it|nicht|kein\w*|fruher\w*|ehemal\w*|bisher\w*|ab (?:20\d\d|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|kunftig|wird ab|geplant|vielleicht|nunca|ya no|antes|anteriormente|antiguo|a partir de|proximamente|quiza\w*|pas|jamais|ne sera|plus joignable|anciennement|ancien|auparavant|a partir d\w*|bientot|peut-etre|non|mai|piu|precedente\w*|in passato|a partire da|dal 20\d\d|prossimamente|forse|niet|geen|nooit|voorheen|vroeger|vanaf (?:20\d\d|januari)|binnenkort|misschien|nao|nunca|antigo|anteriormente|em breve|talvez)\b/;

/** Holidays and special days, whose hours differ from the weekly ones. Folded text. */
export const SPECIAL_DAYS =
  /\b(?:holiday\w*|christmas|thanksgiving|easter|new year\w*|feiertag\w*|weihnacht\w*|ostern|festivos?|navidad|feries?|noel|paques|festiv[io]|natale|pasqua|feestdag\w*|kerst|pasen|feriados?|natal|pascoa|summer hours|winter hours)\b/;

/** A sentence that continues about the business: a pronoun, or a word for its phone number. Folded text. */
export const GOES_ON =
  /\b(?:it|its|they|their|them|phone|telephone|tel|number|call|reach(?:ed)?|sie|ihre?|telefon\w*|rufnummer|erreichbar|erreichen|su|telefono|llam\w+|contact\w+|son|elle|il|joignable|numero|suo|chiam\w+|risponde|zij|hun|telefoon\w*|bel|bellen|telefone|ligue|seu)\b/;

/** An amount that is not a specific business's price: a market range, an average. Folded text. */
export const MARKET_PRICE =
  /\b(?:usually|typically|average|on average|between|range\w*|most|others?|around|about|approximately|roughly|up to|in der regel|durchschnittlich|zwischen|etwa|circa|ca|normalmente|promedio|entre|alrededor|generalement|en general|en moyenne|environ|comptez|di solito|in media|tra|mediamente|gemiddeld|tussen|ongeveer|em media|geralmente|cerca de)\b/;

/** Words before a host that make it the business's own website. Folded text. */
export const WEBSITE_BEFORE =
  /\b(?:website|web ?site|own site|home ?page|web page|internetseite|webseite|pagina web|sitio web|site web|site internet|sito(?: web)?|site oficial|site)(?:\s+(?:is|at|ist|es|est|e|is|:|unter|en|sur))?\s*[:(]?\s*$/;

/** Words before the towns that the business serves. Folded text. */
export const SERVES =
  /\b(?:serv(?:es|ing)|cover(?:s|ing)|works in|operates in|bedient|tatig in|arbeitet in|atiende(?:n)? en|trabaja en|intervient (?:a|sur|dans)|dessert|lavora a|opera a|serve|actief in|werkt in|atua em|atende em)\b/;

export const LICENSED =
  /\b(?:licensed|licence|license|lizenziert|zugelassen|eingetragene?r? meisterbetrieb|con licencia|colegiad[oa]|agree[e]?|certifie[e]?|abilitat[oa]|erkend|licenciad[oa])\b/;

/** Stars or points of a rating. Folded text. */
export const RATING =
  /\b[0-5][.,]\d(?:\s?\/\s?5)?\s?(?:stars?|star rating|out of 5|sterne\w*|estrellas|etoiles|stelle|sterren|estrelas)|\b(?:[0-5][.,]\d)\s?\/\s?5\b/;

/** When the business was founded, or for how long it has existed. Folded text. */
export const YEARS =
  /\b(?:since|seit|desde(?: el ano)?|depuis|dal|sinds|founded in|established(?: in)?|gegrundet|fundad[ao] en|fondee? en|fondat[ao] nel|opgericht in|fundad[ao] em)\s(?:18|19|20)\d\d\b|\b(?:over |more than |mehr als |uber |mas de |plus de |oltre |meer dan |mais de )?\d{1,3}\+?\s(?:years?|jahre\w*|anos|ans|anni|jaar)\s(?:of|in|experience|business|erfahrung|am markt|de experiencia|d'experience|di esperienza|ervaring|de experiencia)/;

/** Titles before a surname. They mark a person, who is never listed. */
export const PERSON_TITLE =
  /^(?:dr|dra|prof|mr|mrs|ms|attorney|lawyer|herr|frau|rechtsanwalt|rechtsanwaltin|don|dona|senor|senora|maitre|me|m|mme|dott|dottssa|dottore|avv|avvocato|ing|geom|arch|mevrouw|meneer|mr|drs|advogado|advogada|sr|sra|engenheiro)$/;
export const PERSON_AFTER = /,\s?(?:DDS|DMD|MD|DO|DVM|DC|PhD|Esq\.?|CPA|RN|PT|JD)\b/;

/** Frequent first names in the supported languages. Two words that begin with one are a person. */
export const FIRST_NAMES =
  set(`james john robert michael david william richard joseph thomas charles daniel matthew anthony mark paul steven
  andrew kenneth george kevin brian edward ronald timothy jason jeffrey ryan gary eric stephen jonathan larry scott frank justin brandon raymond
  gregory samuel benjamin patrick jack dennis jerry tyler aaron adam nathan henry peter zachary kyle walter ethan jeremy keith sean austin
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa betty margaret sandra ashley kimberly emily donna michelle
  carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna ellen ruth jane alice judith
  hans peter klaus wolfgang jurgen stefan andreas uwe bernd frank markus christian martin matthias sabine monika petra ursula renate karin heike
  juan jose antonio manuel francisco luis carlos javier miguel angel pedro maria carmen ana isabel dolores pilar teresa lucia marta elena
  jean pierre michel andre philippe alain bernard jacques francois marie nathalie isabelle catherine sylvie martine christine camille claire
  giuseppe giovanni mario luigi angelo vincenzo pietro salvatore franco luca marco andrea giulia francesca chiara sara paola
  jan pieter hendrik johannes willem kees sanne anouk joao antonio paulo ana joana beatriz`);
