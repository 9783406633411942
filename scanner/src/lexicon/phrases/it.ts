import type { Phrases } from './phrase.ts';

const NUMBER =
  '[1-9]\\d{0,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|quaranta|cinquanta';

/** Italian, as written in Italy and Switzerland. */
export const ITALIAN_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['albo', 'ordine', 'iscritto', 'iscritta', 'iscritti', 'abilitato', 'abilitata', 'abilitati'],
      pattern:
        /\biscritt[oaie] (?:all'|al |nell')(?:albo|ordine|registro)\b[\w' ]{0,40}|\babilitat[oaie] (?:all'esercizio|ai sensi|alla professione|dm)\b/,
      says: ["Iscritta all'Albo degli Odontoiatri di Cagliari"],
      saysNot: ['In ordine di arrivo', 'Iscritti alla newsletter'],
    },
    insured: {
      cues: ['assicurazione', 'assicurati', 'assicurato', 'polizza', 'rc'],
      pattern:
        /\bassicurazione (?:rc|professionale|di responsabilita civile|responsabilita civile)\b|\brc professionale\b|\b(?:siamo|azienda|completamente) assicurat[aeio]\b/,
      says: ['Assicurazione RC professionale', 'Siamo assicurati.'],
      saysNot: ['La tua assicurazione paga'],
    },
    certification: {
      cues: [
        'certificato',
        'certificati',
        'certificata',
        'certificazione',
        'certificazioni',
        'laureato',
        'laureata',
        'laurea',
        'diplomato',
        'diplomata',
        'diploma',
        'qualificato',
        'qualificata',
        'iso',
        'specializzato',
        'specializzata',
        'fgas',
        'soa',
        'autorizzato',
        'autorizzata',
      ],
      pattern:
        /\bcertificat[oaie] (?:iso|da|dal|dalla|per) ?[\w' ]{2,30}|\bcertificazion[ei] (?:iso|fgas|f-gas|soa|uni)\b[\w ]{0,20}|\blaureat[oa] in [a-z ]{4,30}|\bdiplomat[oa] (?:in|presso|al) (?!liceo)[a-z ]{4,30}|\bspecializzat[oa] presso [a-z ]{4,30}|\biso ?\d{4,5}\b|\b(?:tecnici|istruttori|installatori|personale) (?:qualificati e )?(?:certificat|abilitat|autorizzat)[oi]\b|\bcentro (?:assistenza )?autorizzato\b/,
      says: ['Certificata ISO 9001', 'Laureato in Fisioterapia', 'Tecnici certificati'],
      saysNot: ['Certificato medico richiesto', 'Tecnici qualificati', 'Specializzati in bagni'],
    },
    membership: {
      cues: ['membro', 'membri', 'socio', 'soci', 'associato', 'associata', 'associati', 'aderente'],
      pattern:
        /\b(?:membr[oi]|soci[oa]?|associat[oaie]|aderent[ei]) (?:di|del|della|dell'|a|ad|alla|all') ?(?:associazione|federazione|confederazione|confartigianato|cna|societa|ordine|consorzio|collegio)\b[\w' ]{0,40}/,
      says: ["Membro dell'Associazione Italiana Osteopati", 'Associati a Confartigianato'],
      saysNot: ['I soci della palestra'],
    },
    years: {
      cues: [
        'dal',
        'generazione',
        'generazioni',
        'anni',
        'fondata',
        'fondato',
        'nasce',
        'nata',
        'nato',
        'esperienza',
        'attivi',
        'ventennale',
        'trentennale',
        'quarantennale',
        'cinquantennale',
        'decenni',
        'ultraventennale',
        'ultratrentennale',
      ],
      pattern: new RegExp(
        `\\bdal (?:lontano )?(?:1[6-9]|20)\\d{2}\\b(?! ?(?:al (?:19|20)|-))|\\bda (?:oltre |piu di |quasi )?(?:${NUMBER}) anni\\b|\\b(?:oltre |piu di )?(?:${NUMBER})\\+? anni di (?:\\w+ )?(?:esperienza|attivita|professione|storia)\\b|\\b(?:da )?(?:oltre |piu di |quasi )?(?:vent|trent|quarant|cinquant|sessant)'anni di (?:\\w+ )?(?:esperienza|attivita|professione|storia)\\b|\\bda (?:oltre |piu di |quasi )?(?:vent|trent|quarant|cinquant|sessant)'anni\\b|\\b(?:fondat|nat)[oa] nel (?:1[6-9]|20)\\d{2}\\b|\\bnasce nel (?:1[6-9]|20)\\d{2}\\b|\\bdecennale esperienza\\b|\\b(?:due|tre|quattro|cinque) generazioni\\b|\\b(?:seconda|terza|quarta|quinta) generazione\\b|\\b(?:esperienza (?:ultra)?(?:dec|vent|trent|quarant|cinquant)ennale|(?:ultra)?(?:vent|trent|quarant|cinquant)ennale esperienza|(?:due|tre|quattro|cinque) decenni)\\b`,
      ),
      says: [
        'La nostra esperienza trentennale',
        'Azienda familiare da tre generazioni',
        'Dal 1978 al vostro servizio',
        'Da oltre 20 anni',
        'oltre vent’anni di esperienza',
        'EMME STUDIO nasce nel 2025.',
      ],
      saysNot: ['Dal 2019 al 2021', 'Bambini di 3 anni', 'Dal lunedì al venerdì'],
    },
    person: {
      cues: [
        'titolare',
        'fondatore',
        'fondatrice',
        'direttore',
        'direttrice',
        'chiamo',
        'sono',
        'dott',
        'dr',
        'avv',
        'proprietario',
        'proprietaria',
        'dottor',
        'dottoressa',
        'ing',
        'geom',
        'arch',
      ],
      pattern:
        /\b(?:[Tt]itolare|[Ff]ondat(?:ore|rice)|[Dd]irett(?:ore|rice)|[Pp]roprietari[oa]|[Mm]i chiamo|(?<![Cc]hi )[Ss]ono)(?:,|:| è| –| -)? ?\p{Lu}\p{Ll}+ (?:De |Di |Del )?\p{Lu}[\p{L}’'-]+|\b(?:Dott\.?(?:ssa)?|Dr\.?(?:ssa)?|Avv\.|Ing\.|Geom\.|Arch\.|Dottor|Dottoressa) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?/u,
      says: ['Mi chiamo Paolo Conti.', 'Dott.ssa Anna Marroccu', 'Titolare: Luca Bianchi'],
      saysNot: ['Sono disponibile.', 'Il titolare risponde.'],
    },
  },
  standing: {
    cues: [
      'azienda',
      'impresa',
      'attivita',
      'gestione',
      'conduzione',
      'pluriennale',
      'lunga',
      'ampia',
      'anni',
      'personale',
      'team',
      'staff',
      'squadra',
      'tecnici',
      'professionisti',
      'soddisfatti',
    ],
    pattern:
      /\b(?:azienda|impresa|attivita|gestione|conduzione) familiare\b|\bimpresa di famiglia\b|\b(?:pluriennale|lunga|ampia|decennale) esperienza\b|\besperienza (?:pluriennale|decennale|ventennale|trentennale)\b|\banni di (?:\w+ )?esperienza\b|\b(?:personale|team|staff|squadra|tecnici|professionisti) (?:\w+ ){0,2}?(?:qualificat[oi]|espert[oi]|specializzat[oi]|diplomat[oi]|abilitat[oi])\b|\bsoddisfatti o rimborsati\b/,
    says: [
      'Un’azienda a conduzione familiare',
      'La nostra pluriennale esperienza',
      'Anni di esperienza nel settore',
      'Personale altamente qualificato',
    ],
    saysNot: ['Il nostro team', 'Anni dopo'],
  },
  emergency: {
    cues: ['pronto', 'emergenza', 'emergenze', 'urgenza', 'urgenze', 'reperibilita', '24', '24h', 'h24', 'notte'],
    pattern:
      /\bpronto intervento\b|\breperibilita\b|\bh ?24\b|\b24 ?\/ ?7\b|\b24 ?(?:h|ore) ?(?:su|\/) ?24\b|\b(?:servizio|intervent[oi]|riparazion[ei]|assistenza|numero) (?:\w+ ){0,2}?(?:di |d'|per |in )?(?:emergenz[ae]|urgenz[ae]|urgent[ei])\b|\b(?:emergenze|urgenze) (?:24|h24|anche|notturne)|\b(?:emergenze|urgenze):? ?(?=[+(]?\d{2}[\d ).-]{3})|\bgiorno e notte\b|\b(?:per|in caso di) (?:urgenz[ae]|emergenz[ae]),? (?:\w+ ){0,3}?(?:contatt\w+|chiam\w+|telefon\w+) (?:ci\b|\w+ ){0,2}?(?:al |il )?(?:numero|mobile|cellulare|[+(]?\d)|\b(?:per|in caso di) (?:urgenz[ae]|emergenz[ae]),? (?:\w+ ){0,3}?(?:contatta|chiama|telefona)(?:te)?ci\b/,
    says: [
      'Per emergenze contattare il numero mobile',
      'Per urgenze chiamateci.',
      'Pronto intervento idraulico',
      'Urgenze: 333 123 4567',
      'Servizio di emergenza',
      'Aperti 24 ore su 24',
    ],
    saysNot: ['Per emergenze chiamare il medico.', 'Risposta entro 24 ore', 'Numeri di emergenza'],
  },
  denied: /\b(?:non(?! solo)|senza|mai|nessun\w*|prossimamente|presto|ancora)\b/,
  ours: /\b(?:siamo|noi|nostr\w+|mio|mia|azienda|ditta|impresa|studio|famigli\w+|laboratorio|team|fondat\w+|lavoriamo|offriamo|attivita|esperienza|servizio)\b/,
  others: /\b(?:in media|la media|concorren\w+|altre (?:aziende|imprese)|la legge|la norma\w*|il decreto|il mercato)\b/,
  anyone: /\b(?:qualsiasi|qualunque|consult(?:a|ate|are) una?|da una?|rivolgiti a una?) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:da|a partire da|solo|per|prezzo|prezzi|costa|costano|costo|costi|tariff[ae]|ora|mese|persona|seduta|lezione|brano|listino|iva|cadauno|quota|tra)\b|\/ ?(?:h|ora|mese|persona|seduta|brano|mq|m²)/,
    other:
      /\b(?:investitor\w*|disdett[ae]|cancellazion[ei]|mancata presentazione|(?<!senza )supplement[oi]|buon[oi] regalo|franchigi[ae]|concorren\w+|altre (?:ditte|aziende|imprese)|appalt[io]|irpef|responsabilita civile|polizza|mult[ae]|sanzion[ei]|donazion[ei]|tass[ae]|impost[ae]|detrazion[ei]|detraib\w+|deducib\w+|bonus|fatturato|capitale sociale|massimale|risarciment\w+|premio|montepremi|scont[oi]|risparmi\w*|contribut[oi]|incentiv\w+|milion\w+|ordine minimo|legge)\b/,
  },
  reviews: {
    heading:
      /\b(?:recensioni|testimonianze|opinioni|dicono di noi|(?:cosa|quello che|che cosa) (?:dicono|pensano)|la parola ai|clienti soddisfatti)\b/,
    ago: /\b(?:\d+|un|una|due|tre|quattro|cinque|sei) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa\b/,
    customer:
      /^[-\s]*(?:client[ei]|pazient[ei]|alliev[oa]|ospite|proprietari[oa]|inquilin[oa]|privato|azienda)(?: soddisfatt[oa]| verificat[oa])?\b/,
    sample: /\brecension[ei] (?:di esempio|fittizi[ae])\b/,
    asks: /^(?:clicca|raccontaci|condividi|lascia|lasciaci|scrivi)\b|\bla (?:tua|vostra) opinione (?:e|conta|ci)\b/,
  },
  facts: {
    warranty: {
      cues: ['garanzia'],
      pattern: /\b\d{1,2} (?:anni|mesi) di garanzia\b|\bgaranzia (?:di |fino a )?\d{1,2} (?:anni|mesi)\b/g,
      says: ['10 anni di garanzia', 'Garanzia di 24 mesi'],
      saysNot: ['Con garanzia'],
    },
    count: {
      cues: ['clienti', 'progetti', 'pazienti', 'lavori', 'dipendenti', 'famiglie', 'interventi', 'allievi'],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:clienti|progetti|pazienti|lavori|dipendenti|famiglie|interventi|allievi|recensioni)\b/g,
      says: ['Oltre 500 clienti'],
      saysNot: ['I nostri clienti'],
    },
    time: {
      cues: ['minuti', 'ore', 'giorni', 'settimane', 'mesi', 'min', 'giorno'],
      pattern: /\b\d{1,3}(?: ?(?:-|a|o) ?\d{1,3})? ?(?:minuti|min|ore|giorni|settimane|mesi)\b/g,
      says: ['Interveniamo in 30 minuti.'],
      saysNot: ['In pochi minuti'],
    },
  },
  dates: {
    posted: /\b(?:pubblicat[oa]|aggiornat[oa]|ultimo aggiornamento|scritto)\b/,
    offer: /\b(?:offert[ae]|promozion[ei]|promo|scont[oi]|saldi)\b/,
    ends: /\b(?:fino al|valid[oa] fino al|scade il|entro il|termina il)\b[\s:]*$/,
    comingSoon: {
      cues: ['presto', 'prossimamente', 'costruzione', 'arrivo', 'allestimento'],
      pattern:
        /\bprossimamente\b|\b(?:sito|pagina|sezione) in (?:costruzione|allestimento|aggiornamento)\b|\bpresto (?:online|disponibile)\b/,
      says: ['Sito in costruzione', 'Prossimamente'],
      saysNot: ['A presto!'],
    },
  },
};
