/**
 * Public helplines that sites name for their visitors. Their numbers, hours and promises are not the business's.
 * Alternatives of a pattern on lower case without accents.
 */
export const HELPLINES =
  'samaritans|crisis (?:text )?line|suicide (?:and crisis )?(?:lifeline|prevention)|poison control|giftnotruf|antipoison|centro antiveleni|krisen(?:telefon|dienst|hotline|nummer)|telefonseelsorge|nummer gegen kummer|sos amitie|telefono (?:amico|amigo|de la esperanza)|luisterlijn|linha de apoio';
