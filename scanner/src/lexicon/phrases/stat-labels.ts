/**
 * The label below a large figure when it is a separate block, in lower case without accents: `15+`, `Jahre Erfahrung`.
 */
export const YEARS_LABEL =
  /^(?:years?|yrs|jahre|anos|ans|annees|anni|jaar)\b.{0,30}\b(?:experience|expertise|business|practice|service|trade|erfahrung|berufserfahrung|tradition|\w*-tradition|handwerk|experiencia|trayectoria|mercado|atuacao|d'experience|d'expertise|d'activite|de savoir-faire|de metier|esperienza|attivita|ervaring|vakmanschap|de historia|di storia|de tradicao|de tradicion)\b/;

export const RATING_LABEL =
  /^(?:(?:average |our )?google(?:[- ]?rating|[- ]?reviews|[- ]?bewertung\w*)?|stars?|(?:average )?rating|sterne\b.{0,30}|(?:kunden)?bewertung(?:en)?|estrellas?\b.{0,30}|etoiles?\b.{0,30}|stelle\b.{0,30}|sterren\b.{0,30}|estrelas?\b.{0,30}|note (?:moyenne|google)|valoracion(?: media)?|valutazione(?: media)?|beoordeling|avaliacao(?: media)?)$/;
