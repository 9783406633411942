import type { Phrases } from './phrase.ts';

const CRAFT =
  'maler|lackierer|dachdecker|tischler|schreiner|elektro|elektroniker|elektroinstallateur|installateur|installateur- und heizungsbauer|heizungsbauer|heizungsbau|klempner|spengler|zimmerer|zimmermanns|maurer|maurer- und betonbauer|fliesenleger|friseur|kfz-|kraftfahrzeug|kraftfahrzeugtechniker|karosseriebau|backer|konditor|metzger|fleischer|schlosser|metallbau|metallbauer|stuckateur|raumausstatter|gartner|glaser|optiker|augenoptiker|goldschmiede|goldschmied|uhrmacher|schornsteinfeger|steinmetz|parkettleger|bodenleger|schneider|zahntechniker|orthopadieschuhmacher|orthopadietechniker|horakustiker|horgerateakustiker|handwerks|industrie|sanitar|shk-|gebaudereiniger|kaltetechnik|ofenbau';

/** German, as written in Germany, Austria and Switzerland. */
export const GERMAN_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['zugelassen', 'zulassung', 'approbation', 'approbiert', 'konzession'],
      pattern:
        /\b(?:zugelassene[rnsm]? (?:rechtsanw|steuerberat|arzt|arzt|sachverstandig)\w*|als rechtsanw\w+ zugelassen|zulassung (?:als|zur) \w+|approbi\w+|approbation\b)/,
      says: ['Sie ist seit 2004 als Rechtsanwältin zugelassen.', 'Approbation als Zahnarzt 1990'],
      saysNot: ['Hunde sind bei uns zugelassen.'],
    },
    insured: {
      cues: ['haftpflicht', 'berufshaftpflicht', 'betriebshaftpflicht', 'versichert', 'vollversichert'],
      pattern:
        /\b(?:berufs|betriebs)haftpflicht\w*|\bhaftpflichtversichert\b|\b(?:voll|umfassend|vollstandig|ausreichend|bestens) ?versichert\b|\blizenziert und versichert\b/,
      says: ['Wir sind umfassend versichert.', 'Betriebshaftpflicht vorhanden'],
      saysNot: ['Sind Sie privat versichert?', 'Rechtsschutzversicherung hilft'],
    },
    certification: {
      cues: [
        'meisterbetrieb',
        'meister',
        'zertifiziert',
        'zertifizierte',
        'fachanwalt',
        'facharzt',
        'fachzahnarzt',
        'staatlich',
        'iso',
        'din',
        'fachbetrieb',
        'innungsbetrieb',
        'innungsfachbetrieb',
        'gepruft',
        'geprufter',
        'ausgebildet',
        'dipl',
        'vereidigt',
        ...CRAFT.split('|').map((craft) => craft.replace(/\W.*/, '')),
      ],
      pattern: new RegExp(
        `\\b(?:(?:${CRAFT})-?)?meister(?:fach)?betrieb\\b|\\b(?:${CRAFT})-?meister(?:in|s)?\\b|\\bmeister im [a-z]{4,20}handwerk\\b|\\bzertifizierte[rnsm]? [a-z][\\w-]{2,40}|\\b(?:zertifiziert|gepruft) (?:nach|durch|von) [\\w ]{3,30}|\\biso ?\\d{4,5}\\b|\\bfachanwalt(?:in)? fur [a-z-]{4,30}(?: und [a-z-]{4,30})?|\\bfach(?:zahn)?arzt(?:in)? fur [a-z-]{4,30}|\\bstaatlich (?:anerkannte|geprufte|examinierte|anerkannt|gepruft|examiniert)\\w* [a-z]{4,30}|\\binnungs(?:fach)?betrieb\\b|\\b(?:als|unser|ihr|kompetenter|anerkannter) fachbetrieb\\b|\\bdipl\\.?[- ]{0,2}(?:ing|psych|kfm|kffr|betriebsw|inf|phys|chem|biol|geol)\\b|\\boffentlich bestellt\\w* und vereidigt\\w*`,
      ),
      says: [
        'Ihr Meisterbetrieb in Leipzig',
        'Dachdeckermeisterbetrieb · Rackwitz',
        'Malermeister Fink',
        'Fachanwalt für Strafrecht',
        'Dipl.-Ing. Peter Furrer',
        'Zertifizierter Waxoyl-Partnerbetrieb',
        'Unser Fachbetrieb steht Ihnen zur Seite.',
        'Staatlich geprüfte Kosmetikerin',
      ],
      saysNot: ['Der Bürgermeister kam.', 'Hausmeisterservice', 'Einen Fachbetrieb wählen', 'Sonstige Zertifikate'],
    },
    membership: {
      cues: ['mitglied', 'mitgliedsbetrieb', 'innung'],
      pattern:
        /\bmitglied(?:sbetrieb)? (?:der|des|im|in der|in|bei der|beim) [a-z][\w.&-]+(?: [\w.&-]+){0,4}|\b(?:maler|dachdecker|tischler|schreiner|elektro|shk|kfz|friseur|backer)-?innung\b/,
      says: ['Wir sind Mitglied der Innung Leipzig.', 'Mitglied im Deutschen Anwaltverein'],
      saysNot: ['Werden Sie Mitglied!', 'Alle Mitglieder sind willkommen.'],
    },
    years: {
      cues: [
        'seit',
        'generation',
        'generationen',
        'jahre',
        'jahren',
        'gegrundet',
        'jahrige',
        'jahriger',
        'jahrelange',
        'bestehen',
        'besteht',
        'grundung',
        'jahrzehnte',
        'jahrzehnten',
      ],
      pattern:
        /\bseit (?:(?:dem )?jahre? |(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|anfang|ende) )?(?:1[6-9]|20)\d{2}\b|\bseit (?:uber |mehr als |rund |fast |gut |nunmehr )?(?:[1-9]\d{0,2}|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig|dreißig|vierzig|funfzig) jahren\b|\b(?:uber |mehr als )?[1-9]\d{0,2}\+? ?(?:jahren? |jahre-)(?:[a-z]+ )?(?:berufs|branchen|praxis)?(?:erfahrung|expertise|tradition|praxis|kompetenz|handwerk)\b|\b(?:\d{1,3}|zehn|zwanzig|dreißig)-?jahrige[rnsm]? (?:berufs|praxis)?erfahrung\b|\bgegrundet (?:im jahre? |in |anno )?(?:1[6-9]|20)\d{2}\b|\b(?:im jahre? |in )?(?:1[6-9]|20)\d{2} (?:von [\w .-]{2,40} )?gegrundet\b|\bgrundung (?:im jahre? )?(?:1[6-9]|20)\d{2}\b|\bin (?:der )?(?:zweiter|dritter|vierter|funfter|zweiten|dritten|vierten|funften|[2-5]\.) generation\b|\bseit (?:zwei|drei|vier|funf|mehreren) generationen\b|\b(?:zwei|drei|vier|funf) jahrzehnten?\b/,
      says: [
        'Seit über drei Jahrzehnten in Kassel',
        'Seit Februar 1992 sind wir für Sie da.',
        'Wir arbeiten seit über 30 Jahren in Leipzig.',
        '20+ Jahre Erfahrung',
        'Das Unternehmen wurde 1998 gegründet.',
      ],
      saysNot: ['Seit Jahren beliebt', 'Kinder ab 3 Jahren', 'Am 12. Mai 2021'],
    },
    person: {
      cues: [
        'inhaber',
        'inhaberin',
        'geschaftsfuhrer',
        'geschaftsfuhrerin',
        'geschaftsfuhrung',
        'mein',
        'name',
        'ich',
        'dr',
        'grunder',
        'grunderin',
        'meister',
        'rechtsanwalt',
        'rechtsanwaltin',
        'zahnarzt',
        'zahnarztin',
      ],
      pattern:
        /\b(?:[Ii]nhaber(?:in)?|[Gg]eschäftsführer(?:in)?|[Gg]eschäftsführung|[Gg]ründer(?:in)?|[Rr]echtsanw(?:alt|ältin)|[Zz]ahn(?:arzt|ärztin)|[Mm]ein Name ist|[Ii]ch bin)(?:,| ist|:| –| -)? ?(?:Dr\. (?:med\. )?(?:dent\. )?)?(?!Ihre? |Sie )\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:von |van )?\p{Lu}[\p{L}’'-]+|\bDr\. (?:med\. )?(?:dent\. )?(?:\p{Lu}\p{Ll}+ )?\p{Lu}[\p{L}’'-]+/u,
      says: [
        'Inhaber: Max Fink',
        'Geschäftsführerin Anna Schmidt-Meier',
        'Mein Name ist Lena Vogt.',
        'Dr. med. Karin König',
      ],
      saysNot: ['Der Inhaber freut sich.', 'Ich bin Ihr Ansprechpartner.'],
    },
  },
  standing: {
    cues: [
      'familiengefuhrt',
      'inhabergefuhrt',
      'ein',
      'jahrelange',
      'jahrzehntelange',
      'langjahrige',
      'zufriedenheitsgarantie',
      'qualifizierte',
      'geschulte',
      'erfahrene',
      'ausgebildete',
    ],
    pattern:
      /\b(?:familien|inhaber)gefuhrt(?:e[rnsm]?)?\b|\bfamilien(?:betriebs?|unternehmens?)\b|\bein-(?:mann|frau)-betrieb\b|\b(?:jahre|jahrzehnte)lange[rn]? (?:\w+ ){0,2}\w*erfahrung(?:en)?\b|\blangjahrige[rn]? (?:\w+ ){0,2}\w*(?:erfahrung(?:en)?|praxis)\b|\bzufriedenheitsgarantie\b|\b(?:qualifizierte|geschulte|erfahrene|ausgebildete)[sn]? (?:team|mitarbeiter(?:n|innen)?|mitarbeitende[nr]?|fachkraften?|fachpersonal|personal|handwerkern?|monteuren?|technikern?)\b/,
    says: [
      'Ein familiengeführtes Unternehmen',
      'Durch unsere langjährige Erfahrung',
      'Als Familienbetrieb kennen wir die Region.',
      '100 % Zufriedenheitsgarantie',
      'Unser erfahrenes Team ist für Sie da.',
    ],
    saysNot: ['Familien sind willkommen.', 'Erfahrungen unserer Kunden'],
  },
  emergency: {
    cues: [
      'notdienst',
      'notfall',
      'notfalle',
      'notfallen',
      'notruf',
      '24',
      '24h',
      'rund',
      'bereitschaft',
      'nacht',
      'notfallservice',
      'notfallnummer',
      'schlusselnotdienst',
      'rohrnotdienst',
      'rohrbruch',
    ],
    pattern:
      /\b\w{0,20}-?notdienst\b|\bnotfall-?(?:dienst|service|nummer|beratung|telefon|hotline|sprechstunde|termine?|reparatur)\w*|\bin notfallen (?:sind|erreichen|helfen|kommen)\b|\bnotruf(?:nummer)?\b|\b24 ?(?:h|std\.?|stunden)[- ](?:\w+-)?(?:service|notdienst|notruf|hotline|bereitschaft|dienst)\w*|\b24 ?\/ ?7\b|\b24 stunden (?:am tag|erreichbar|taglich|fur sie|geoffnet|einsatzbereit)|\brund um die uhr\b|\btag und nacht\b|\b(?:im notfall|bei (?:einem )?notfall(?:en)?|in dringenden fallen) (?:\w+ ){0,3}(?:rufen|erreichen|kontaktieren) sie (?:uns|mich)\b/,
    says: [
      'Im Notfall erreichen Sie uns unter 0171 2345678.',
      'Unser Schlüsselnotdienst ist da.',
      '24h-Service in Berlin',
      'Wir sind rund um die Uhr für Sie erreichbar.',
      'Notfall-Beratung',
    ],
    saysNot: [
      'Im Notfall rufen Sie den Tierarzt.',
      'Wir antworten innerhalb von 24 Stunden.',
      'Bis 24 Stunden vor dem Termin kostenlos',
    ],
  },
  denied: /\b(?:nicht(?! nur)|kein(?:e[nrms]?)?|ohne|niemals|bald|in kurze|demnachst|noch nicht)\b/,
  ours: /\b(?:wir|uns|unser\w*|ich|mein\w*|betrieb\w*|firma|unternehmen\w*|kanzlei|praxis|werkstatt|inhaber\w*|familien\w+|team|salon|meister\w*|gegrundet)\b/,
  others:
    /\b(?:durchschnitt\w*|im schnitt|wettbewerb\w*|konkurrenz|andere (?:firmen|betriebe|anbieter)|gesetz\w*|verordnung\w*|gilt|bundes(?!verband|innung|vereinigung)\w+|offene frage|erganzt werden|bewirb\w*|deinen platz)\b|^falls /,
  anyone: /\b(?:jede[nrms]?|von eine[mr]|durch eine[n]?|wenden sie sich an eine[n]?|fragen sie eine[n]?) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:ab|nur|pro|je|kostet|kosten|preise?|preisen|festpreis|pauschal\w*|honorar|gebuhr(?:en)?|stundensatz|tarife?|mtl|monatlich|jahrlich|inkl|inklusive|zzgl|einmalig|fur|betragt|zahlen sie|beginnt bei|stunde|std|min|einheit|person|qm|m²)\b|\/ ?(?:std|h|stunde|monat|person|qm|m²)/,
    other:
      /\b(?:investor\w*|ausfall(?:honorar|gebuhr|pauschale)\w*|storno\w*|absage[n]?|nichterscheinen|nicht erschein\w+|(?<!(?:inklusive|inkl\.|ohne) )(?:zuschlag|aufpreis)\w*|gutschein\w*|selbstbehalt\w*|selbstbeteiligung\w*|(?:online|billig|andere)[- ]?anbietern?|konkurrenz|wettbewerber\w*|mitbewerber\w*|haftpflicht\w*|versicher\w+|bußgeld\w*|geldstrafe\w*|strafen?|spenden?|gespendet|spendenkonto|steuer(?:n|ermaßigung|bonus|vorteil|freibetrag|schuld|nachzahlung)?|freibetrag|umsatz\w*|versicherungssumme|deckungssumme|deckung|streitwert|schmerzensgeld|schadensersatz|preisgeld|gewinnspiel|rabatt\w*|nachlass|ersparnis|sparen|gespart|forder\w+|zuschuss\w*|foerder\w+|stammkapital|million\w*|mio|mrd|milliard\w*|mindestbestellwert|gesetz|paragraph)\b|§/,
  },
  reviews: {
    heading:
      /\b(?:(?:kunden|google-?|patienten|gaste)?(?:bewertung(?:en)?|rezension(?:en)?|meinung(?:en)?|stimmen)|erfahrungsberichte|kundenfeedback|feedback|testimonials|stimmen unserer \w+|(?:was|das) (?:\w+ ){0,3}?(?:kund\w+|patient\w+|mandant\w+|gaste\w*|klient\w+|teilnehmer\w*) ?(?:\w+ ){0,3}?sagen|das sagen (?:\w+ ){0,3}?(?:kund\w+|patient\w+|mandant\w+|gaste|klient\w+)|referenzstimmen)\b/,
    ago: /\bvor (?:\d+|einem|einer|zwei|drei|vier|funf|sechs) (?:tag|woche|monat|jahr)(?:en|e|n)?\b/,
    customer:
      /^[-\s]*(?:zufriedene[rn]? )?(?:kund(?:e|in)|patient(?:in)?|mandant(?:in)?|gast|kundenbewertung|klient(?:in)?)\b/,
    sample: /\bplatzhalter\b|\bbeispiel-?(?:bewertung|rezension)|\bmuster-?bewertung/,
    asks: /^(?:bitte (?:klicken|bewerten|schreiben)|teilen sie uns|schreiben sie|bewerten sie)\b|\b(?:ihre|deine) (?:meinung|bewertung|erfahrung) (?:ist|hilft|zahlt)\b/,
  },
  facts: {
    warranty: {
      cues: ['garantie', 'gewahrleistung', 'jahre', 'jahren'],
      pattern:
        /\b\d{1,2} (?:jahren?|monaten?) (?:\w+ )?(?:garantie|gewahrleistung)\b|\b(?:garantie|gewahrleistung) (?:von |uber )?\d{1,2} (?:jahren?|monaten?)\b/g,
      says: ['Sie erhalten 5 Jahre Garantie auf alles.', 'Gewährleistung von 10 Jahren'],
      saysNot: ['Mit Garantie'],
    },
    count: {
      cues: [
        'kunden',
        'projekte',
        'patienten',
        'mitarbeiter',
        'mitarbeitende',
        'bewertungen',
        'objekte',
        'familien',
        'einsatze',
        'prozent',
        'filialen',
        'fahrzeuge',
        'standorte',
        'massagearten',
      ],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:[a-z]+ )?(?:kunden|projekte|patienten|mitarbeiter|mitarbeitende|bewertungen|objekte|familien|einsatze|filialen|fahrzeuge|standorte|dacher|anlagen)\b|\b\d{1,3}(?:,\d)? ?prozent\b/g,
      says: ['Schon 2.400 zufriedene Kunden', 'Unser Team: 12 Mitarbeiter'],
      saysNot: ['Unsere Kunden', 'Projekte 2024 im Bild'],
    },
    time: {
      cues: ['minuten', 'stunden', 'tage', 'tagen', 'wochen', 'monate', 'monaten', 'min', 'werktage', 'werktagen'],
      pattern: /\b\d{1,3}(?: ?(?:-|bis) ?\d{1,3})? ?(?:minuten?|min|stunden?|werktagen?|tagen?|wochen?|monaten?)\b/g,
      says: ['Wir sind in 30 Minuten bei Ihnen.', 'Dauer: 2 bis 3 Tage'],
      saysNot: ['In wenigen Minuten'],
    },
  },
  dates: {
    posted:
      /\b(?:aktualisiert|veroffentlicht|stand|geandert|erstellt|geschrieben|letzte (?:anderung|aktualisierung))\b/,
    offer: /\b(?:angebot\w*|aktion\w*|rabatt\w*|gutschein\w*|sonderpreis\w*|nachlass)\b|\d ?% (?:rabatt|nachlass)/,
    ends: /\b(?:gultig bis|bis(?: zum)?|endet am|nur bis|lauft bis|spatestens)\b[\s:]*$/,
    comingSoon: {
      cues: ['demnachst', 'kurze', 'baustelle', 'aufbau', 'folgt', 'uberarbeitung', 'entwurf'],
      pattern:
        /\b(?:demnachst verfugbar|in kurze (?:mehr|verfugbar|hier)|seite (?:ist |befindet sich )?(?:noch )?im aufbau|baustelle dieser seite|inhalt folgt|text folgt|wird (?:gerade|derzeit) uberarbeitet)\b/,
      says: ['Diese Seite befindet sich im Aufbau.', 'Inhalt folgt'],
      saysNot: ['Wir sind in Kürze bei Ihnen.'],
    },
  },
};
