import type { Phrases } from './phrase.ts';

const NUMBER =
  '[1-9]\\d{0,2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig';
const MONTH = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';

/** Dutch, as written in the Netherlands and Belgium. */
export const DUTCH_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['big', 'geregistreerd', 'geregistreerde', 'vergunning', 'erkenningsnummer', 'balie'],
      pattern:
        /\bbig-geregistreerd\w*|\b(?:advocaat|ingeschreven) (?:bij|aan) de balie\b|\berkenningsnummer\b|\bvergunning(?:nummer|houder)\b/,
      says: ['BIG-geregistreerde tandarts', 'Advocaat bij de balie te Gent'],
      saysNot: ['Een groot gezin', 'Aan de balie betalen'],
    },
    insured: {
      cues: [
        'verzekerd',
        'beroepsaansprakelijkheid',
        'bedrijfsaansprakelijkheid',
        'aansprakelijkheidsverzekering',
        'aansprakelijkheid',
      ],
      pattern:
        /\b(?:beroeps|bedrijfs)?aansprakelijkheidsverzekering\b|\b(?:volledig|goed) verzekerd\b|\b(?:wij zijn|bedrijf is) (?:\w+ )?verzekerd\b/,
      says: ['Wij zijn volledig verzekerd.', 'Met bedrijfsaansprakelijkheidsverzekering'],
      saysNot: ['Bent u verzekerd?', 'Succes verzekerd'],
    },
    certification: {
      cues: [
        'gediplomeerd',
        'gediplomeerde',
        'gecertificeerd',
        'gecertificeerde',
        'erkend',
        'erkende',
        'keurmerk',
        'vca',
        'geconventioneerd',
        'geconventioneerde',
        'iso',
        'opgeleid',
        'diploma',
        'master',
        'politiekeurmerk',
      ],
      pattern:
        /\b[a-z]{2,6}-erkende? [a-z]{5,25}\b|\b(?:gediplomeerd|gecertificeerd|erkend|geconventioneerd)e? (?:en \w+ )?(?!bij\b|door\b|door\b|te\b|voor\b)[a-z]{5,30}\b|\bgecertificeerd (?:door|volgens) [a-z][\w ]{2,25}|\bvca\*{0,2}[- ]gecertificeerd\b|\bpolitiekeurmerk\b|\biso ?\d{4,5}\b/,
      says: [
        'Ik ben een gediplomeerd hondentrimster.',
        'NVOI-erkend implantoloog',
        'Gecertificeerde monteurs',
        'Geconventioneerde logopedist',
      ],
      saysNot: ['Hij is erkend.', 'Keurmerk aanvragen'],
    },
    membership: {
      cues: ['aangesloten', 'lid', 'leden', 'ingeschreven'],
      pattern:
        /\b(?:aangesloten bij|l(?:id|eden) van) (?:de |het )?(?!volgende|deze|onze|een )[a-z][\w.&-]{2,30}(?: [\w.&-]+){0,5}/,
      says: ['Aangesloten bij de KNMT', 'Wij zijn lid van de NVM.'],
      saysNot: ['Word lid', 'Ingeschreven leerlingen'],
    },
    years: {
      cues: [
        'sinds',
        'generatie',
        'generaties',
        'jaar',
        'opgericht',
        'gestart',
        'begonnen',
        'jarenlange',
        'jarige',
        'decennia',
      ],
      pattern: new RegExp(
        `\\bsinds (?:het jaar |(?:${MONTH}) )?(?:1[6-9]|20)\\d{2}\\b|\\b(?:al |reeds )?(?:meer dan |ruim )?(?:${NUMBER})\\+? jaar (?:lang )?(?:\\w+ )?(?:ervaring|actief|vakmanschap|werkzaam|expertise)\\b|\\bopgericht in (?:1[6-9]|20)\\d{2}\\b|\\bin (?:1[6-9]|20)\\d{2} (?:is |ben ik |zijn wij )?(?:gestart|opgericht|begonnen)\\b|\\bal (?:meer dan |ruim )?(?:${NUMBER}) jaar\\b|\\b(?:tweede|derde|vierde|vijfde) generatie\\b|\\b(?:al )?(?:twee|drie|vier) generaties\\b|\\b(?:twee|drie|vier|vijf) decennia\\b`,
      ),
      says: [
        'Al meer dan twee decennia uw vakman',
        'Familiebedrijf in de derde generatie',
        'Sinds 1998 in Zwolle',
        'Ruim 20 jaar ervaring',
        'Een modern bedrijf dat in 2025 is gestart',
      ],
      saysNot: ['Kinderen van 3 jaar', 'Sinds kort', 'Vanaf 18 jaar'],
    },
    person: {
      cues: [
        'eigenaar',
        'eigenaresse',
        'oprichter',
        'naam',
        'ben',
        'dr',
        'drs',
        'mr',
        'tandarts',
        'advocaat',
        'directeur',
      ],
      pattern:
        /\b(?:[Ee]igena(?:ar|resse)|[Oo]prichter|[Dd]irecteur|[Tt]andarts|[Aa]dvocaat|[Mm]ijn naam is|[Ii]k ben)(?:,|:| is| –| -)? ?\p{Lu}\p{Ll}+ (?:van der |van den |van de |van |de |den )?\p{Lu}[\p{L}’'-]+|\b(?:[Dd]rs?|[Mm]r)\. (?:\p{Lu}\. ?)*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?/u,
      says: ['Mijn naam is Jolanda Mudde.', 'Eigenaar: Jan de Vries'],
      saysNot: ['De eigenaar komt langs.', 'Ik ben blij.'],
    },
  },
  standing: {
    cues: [
      'familiebedrijf',
      'jarenlange',
      'ruime',
      'jaren',
      'ervaren',
      'vakkundig',
      'gekwalificeerd',
      'gediplomeerd',
      'tevredenheidsgarantie',
    ],
    pattern:
      /\bfamiliebedrijf\b|\b(?:jarenlange|ruime) (?:\w+ ){0,2}ervaring\b|\bjaren(?:lang)? (?:\w+ ){0,2}ervaring\b|\b(?:ervaren|vakkundige?|gekwalificeerde?|gediplomeerde?) (?:team|personeel|vakmensen|medewerkers|monteurs|specialisten|professionals|schilders|advocaten|hoveniers)\b|\btevredenheidsgarantie\b/,
    says: [
      'Wij zijn een familiebedrijf.',
      'Met jarenlange ervaring in de regio',
      'Ons vakkundig team',
      'Ervaren monteurs',
    ],
    saysNot: ['Ervaren of beginner', 'Ervaringen van klanten'],
  },
  emergency: {
    cues: [
      'spoed',
      'spoedservice',
      'spoeddienst',
      'spoedgevallen',
      'spoedgeval',
      'spoedreparatie',
      'nooddienst',
      'nood',
      'storingsdienst',
      'storing',
      '24',
      'nacht',
      'noodgevallen',
      'noodgeval',
    ],
    pattern:
      /\bspoed(?:service|dienst|nummer|reparaties?|hulp|lijn|slotenmaker|loodgieter|afspraak|afspraken)\b|\b(?:bij|voor|in geval van) spoed\b|\bspoed(?:gevallen)?!? (?:bel|neem)|\b(?:bij|voor) (?:spoed|nood)gevallen\b|\b(?:nood|storings)dienst\b|\b24 ?[/-] ?7\b|\b24 uur (?:per dag|bereikbaar|service|open|paraat)|\b24[- ]?uurs?[- ]?(?:service|dienst)\b|\bdag en nacht\b/,
    says: [
      'Spoedservice in Zwolle',
      'Voor spoed! Bel direct',
      'Wij zijn 24/7 bereikbaar.',
      'Spoeddienst buiten kantooruren',
    ],
    saysNot: ['Binnen 24 uur antwoord', 'Met spoed gezocht'],
  },
  denied: /\b(?:niet(?! alleen)|geen|zonder|nooit|binnenkort|nog niet)\b/,
  ours: /\b(?:wij|we|ons|onze|ik|mijn|bedrijf|zaak|praktijk|familie\w*|salon|team|opgericht|gestart|ervaring)\b/,
  others: /\b(?:gemiddeld\w*|concurren\w+|andere bedrijven|de wet|wettelijk\w*|de markt)\b/,
  anyone: /\b(?:elke|ieder|iedere|raadpleeg een|door een|kies een) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:vanaf|slechts|per|prijs|prijzen|kost|kosten|tarief|tarieven|uur|maand|persoon|sessie|incl|inclusief|excl|bedraagt|van|tussen|voor|voorrijdkosten|euro voor|rekenen)\b|\/ ?(?:uur|maand|pp|persoon|sessie)/,
    other:
      /\b(?:investeerders?|annulering\w*|no-show|niet verschijn\w+|(?<!(?:inclusief|incl\.|zonder) )toeslag\w*|cadeaubon\w*|concurrent\w*|elders|andere (?:bedrijven|aanbieders)|aansprakelijkheid\w*|verzekerd voor|boetes?|donatie\w*|gift\w*|belasting\w*|aftrek\w*|omzet|verzekerd bedrag|schadevergoeding|hoofdprijs|prijzengeld|korting\w*|besparen|besparing|bespaart?|subsidies?|miljoen|minimale bestelling|wettelijk|eigen risico)\b/,
  },
  reviews: {
    heading:
      /\b(?:reviews?|ervaringen|beoordelingen|recensies|(?:klant|patient)ervaringen|testimonials|(?:klanten|patienten|clienten|mensen) (?:aan het woord|vertellen|over ons|zeggen)|wat (?:\w+ ){0,3}?(?:zeggen|vinden)|tevreden klanten)\b/,
    ago: /\b(?:\d+|een|twee|drie|vier|vijf|zes) (?:dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar) geleden\b/,
    customer:
      /^[-\s]*(?:tevreden )?(?:klant|patient|client|cursist|leerling|particulier|ondernemer|huiseigenaar|bewoner|huurder|(?:agrarisch )?[a-z]*bedrijf|watersporter)\b/,
    sample: /\bvoorbeeld(?:review|beoordeling)/,
    asks: /^(?:klik|vertel ons|deel (?:uw|je)|laat (?:uw|je|een)|schrijf)\b|\b(?:uw|jouw|je) (?:mening|ervaring|feedback) (?:is|telt|helpt)\b/,
  },
  facts: {
    warranty: {
      cues: ['garantie'],
      pattern: /\b\d{1,2} (?:jaar|maanden) (?:\w+ )?garantie\b|\bgarantie (?:van |tot )?\d{1,2} (?:jaar|maanden)\b/g,
      says: ['10 jaar garantie', 'Garantie van 12 maanden'],
      saysNot: ['Met garantie'],
    },
    count: {
      cues: ['klanten', 'projecten', 'patienten', 'medewerkers', 'reviews', 'beoordelingen', 'gezinnen'],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:tevreden )?(?:klanten|projecten|patienten|medewerkers|reviews|beoordelingen|gezinnen)\b/g,
      says: ['Al 500 tevreden klanten'],
      saysNot: ['Onze klanten'],
    },
    time: {
      cues: ['minuten', 'uur', 'dagen', 'weken', 'maanden', 'werkdagen', 'min', 'dag'],
      pattern: /\b\d{1,3}(?: ?(?:-|tot|a) ?\d{1,3})? ?(?:minuten|min|uur|werkdagen|dagen|weken|maanden)\b/g,
      says: ['Binnen 30 minuten ter plaatse'],
      saysNot: ['Binnen enkele minuten'],
    },
  },
  dates: {
    posted: /\b(?:gepubliceerd|geplaatst|bijgewerkt|laatst gewijzigd|geschreven)\b/,
    offer: /\b(?:aanbieding\w*|acties?|korting\w*)\b/,
    ends: /\b(?:geldig tot(?: en met)?|tot(?: en met)?|t\/m|eindigt op|loopt tot)\b[\s:]*$/,
    comingSoon: {
      cues: ['binnenkort', 'opbouw', 'constructie', 'aanbouw'],
      pattern:
        /\bbinnenkort (?:meer|beschikbaar|online)\b|\b(?:site|website|pagina) (?:is )?(?:in opbouw|in aanbouw|onder constructie)\b/,
      says: ['Deze website is in opbouw', 'Binnenkort meer'],
      saysNot: ['Tot binnenkort!'],
    },
  },
};
