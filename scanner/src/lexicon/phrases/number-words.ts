/** Words in all seven languages that show what a number means. Matched against lower-case text without accents. */

/** `0%` next to one of these words is an offer (`0% APR`); elsewhere it is an animated counter before it starts. */
export const FINANCED =
  /\b(?:apr|interest|financ\w*|finanz\w*|emi|down|zins\w*|taeg|tan|interets?|interes(?:es)?|interess[ei]|juros|rente|krediet|credit\w*|kredit\w*)\b/;

/** Directly before the number of a standard: `ISO 9001 quality systems`, `ISO 9001:2015`. */
export const STANDARD_BEFORE = /(?:\b(?:iso|iatf|iec|din|nen|ansi|astm)[ -]?|\d:)$/;

/** Directly before the number of a step: `Stage 3 - site visits`. */
export const STEP_BEFORE =
  /\b(?:stage|step|phase|level|part|schritt|stufe|etape|paso|fase|passo|stap|etapa|deel|parte)\s?$/;

/** People and cases that a business only counts in public once it has at least ten of them. */
export const COUNTED_PEOPLE =
  /\b(?:customers?|clients?|patients?|families|cases|employees|lawyers|attorneys|kunden|patienten|mitarbeiter\w*|familien|familles|employes|clientes|pacientes|empleados|casos|clienti|pazienti|dipendenti|klanten|medewerkers|funcionarios)$/;

/** A sum that covers damage: `$2M public liability insurance`. */
export const COVER =
  /\b(?:liability|insur\w+|cover\w*|haftpflicht\w*|versicher\w+|assur\w+|segur[oa]s?|assicura\w+|verzeker\w+|responsabili\w+)\b/;

/** Words that mark a sum as somebody else's: what customers save, what a fund grants, what a company owns. */
export const SUM_OF_OTHERS =
  /\b(?:sav(?:e|es|ed|ings?)|grants?|revenues?|turnover|awarded|donat\w+|contribut\w+|lifetime|installs? over|limit|capital social|stammkapital|spar(?:en|t)|ersparnis\w*|ahorr\w+|economis\w+|economiz\w+|risparmi\w+|bespar\w+|umsatz|facturacion|chiffre d'affaires|fatturato|omzet)\b/;

/** The label of a column about other companies: `Other electricians`, `Andere Anbieter`. */
export const COMPETITORS =
  /^(?:the )?(?:others?|other (?:compan(?:y|ies)|providers?|services|\w+(?:ers|ists|ors|ians|ies))|competitors?|(?:the )?competition|typical (?:compan(?:y|ies)|contractors?|agenc(?:y|ies))|andere(?: \w+)?|(?:der |die )?(?:wettbewerb\w*|konkurrenz)|mitbewerber|les autres|autres \w+|(?:la |nos )?concurren(?:ce|ts)|(?:los )?(?:demas|otros)(?: \w+)?|(?:la )?competencia|(?:gli )?altri(?: \w+)?|(?:la )?concorrenza|anderen|(?:de )?concurrent(?:en|ie)|(?:os )?outros(?: \w+)?|(?:a )?concorrencia)$/;
