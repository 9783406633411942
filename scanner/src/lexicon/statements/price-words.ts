import { anyOf } from '../language-code.ts';

/** Words next to amounts that are not a price of the business, in all languages of the scan. They run on folded text. */

/** What patients pay to their insurance by law: `Zuzahlung in Höhe von 10 Euro je Verordnung`. */
export const CO_PAYMENT =
  /\b(?:(?:gesetzliche[rn]? )?zuzahlung\w*|rezeptgebuhr\w*|verordnungsblattgebuhr|co-?pay(?:ment)?s?|prescription charges?|ticket moderateur|participation forfaitaire|ticket sanitario|copagos?|coparticipacao|taxas? moderadoras?|eigen (?:risico|bijdrage))\b/;

/** What state insurance or a bank pays, and what a loan or a referral is worth: `Entlastungsbetrag 131 €`. */
export const PAID_BY_OTHERS =
  /\b(?:pflegegeld\w*|entlastungsbetrag\w*|pflegesachleistung\w*|verhinderungspflege|sgb (?:v|xi|ix)|tarif de convention|borrowed|referral (?:bonus|fee|reward)s?|minimum investment|total investments)\b|\breferrals:/;

/** Before an amount that an insurer refunds, or a value in a law: `rembourse … à hauteur de 193,50 euros`. */
export const REFUNDED = new RegExp(
  `\\b(?:${anyOf({
    en: 'reimburs\\w*|worth at least',
    de: 'erstatt\\w*|bezuschuss\\w*|kassenzuschuss\\w*',
    es: 'reembols\\w*',
    fr: "rembours\\w*|assurance maladie|(?:valeur d'|valant )au moins",
    it: 'rimbors\\w*',
    nl: 'zorgverzekeraars?',
    pt: 'reembols\\w*',
  })})\\b`,
);

/** What others charge as a rule: `Comptez entre 800 € et 1 800 € en moyenne`. */
export const ON_AVERAGE =
  /\b(?:on average|en moyenne|im (?:durchschnitt|schnitt)|durchschnittlich|in media|di media|mediamente|en promedio|de media|gemiddeld|em media)\b/;

/** Before an amount that is only supposed: `if a $500 repair will do`. */
export const SUPPOSED =
  /\b(?:if|whether|wenn|falls|ob|si|se|als|caso) (?:(?:an?|the|eine?[nrs]?|une?|una|uno|een|uma?) )?$/;
