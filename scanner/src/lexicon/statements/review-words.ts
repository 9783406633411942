/**
 * Words by which a customer's text differs from a business's, in all languages of the scan. They run on text in lower
 * case without accents.
 */

/** One person speaks. */
export const SPEAKS_OF_SELF =
  /\b(?:i|i'm|i've|i'd|my|me|myself|ich|mich|mir|mein(?:e[nrms]?)?|je|j'\w+|mon|ma|mes|moi|yo|mi|mis|io|mia|mio|mie|miei|ik|mijn|mij|eu|meu|minha|meus|minhas|mim)\b/;

/** Several people speak: a family, or the business. */
export const SPEAKS_OF_US =
  /\b(?:we|us|our|wir|uns|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noi|ci|nostr\w+|wij|ons|onze|noss\w+)\b/;

/** The reader is spoken to, which customers do less often than a business. */
export const SPEAKS_TO_READER =
  /\b(?:you|your|you're|sie|ihre?[nrms]?|dein\w*|du|dich|vous|votre|vos|usted|tu|su|sus|lei|vostr\w+|tuo|tua|uw|jouw|je|u|voce|seus?|suas?)\b/;

/** What satisfied customers write. */
export const PRAISE =
  /\b(?:recommend\w*|amazing|excellent|fantastic|brilliant|wonderful|great|best|love\w*|thank\w*|friendly|helpful|pleased|delighted|happy|perfect|outstanding|highly|empfehl\w*|empfohlen|weiterempfehl\w*|super|toll\w*|begeister\w*|zufrieden\w*|freundlich\w*|kompetent\w*|danke|dank|perfekt|hervorragend\w*|klasse|gerne wieder|recommande\w*|merci|parfait\w*|genial\w*|sympa\w*|professionn?[ae]l\w*|ravi\w*|satisfait\w*|impeccab\w*|recomiend\w*|recomend\w*|excelente\w*|gracias|encantad\w*|profesional\w*|amable\w*|perfect[oa]|consigli\w*|ottim\w*|bravissim\w*|gentil\w*|grazie|soddisfatt\w*|aanrader|aanbevel\w*|top|geweldig\w*|vriendelijk\w*|tevreden|bedankt|fijn\w*|obrigad\w*|otim\w*|maravilh\w*|atencios\w*)\b/g;

/** A call to the reader at the start of a text: `Read what others say`. */
export const CALL_TO_READER =
  /^(?:read|leave|see|here|below|check|find|click|look|contact|call|email|book|use|add|share|write|tell|request|explore|learn|browse|serving|mention|paste|lesen|schreiben|teilen|kontakt\w*|rufen|cliquez|laissez|decouvrez|contactez|deja|escrib\w+|lee|contact\w+|leggete|leggi|lascia\w*|scriv\w+|scopri|lees|laat|schrijf|bekijk|deixe|escreva|leia|veja)\b/;

/** A word for a review: a text about reviews is rarely one. */
export const REVIEW_WORD =
  /\b(?:reviews?|testimonials?|bewertung\w*|rezension\w*|avis|temoignages?|opinion(?:es)?|resenas?|recension[ei]|testimonianz\w*|beoordeling\w*|ervaringen|avaliac\w+|depoimento\w*|feedback)\b/;

/** `Leave a Google review`: an invitation, which says nothing about the text above it. */
export const INVITES =
  /\b(?:leave|write|post|rate|schreiben|bewerte\w*|laisse[rz]|d[ée]ja\w*|escrib\w*|lascia\w*|scriv\w*|schrijf|laat|deix\w*|escrev\w*)\b/;

/** The business asks the reader for a review: `We'd love to feature your story, leave us a review`. */
export const ASKS_FOR_REVIEW =
  /\b(?:leave|write|post) (?:us )?(?:a|your) (?:\w+ )?reviews?\b|\b(?:hinterlassen|schreiben) sie (?:uns )?(?:gern\w* )?(?:eine|ihre) (?:\w+[- ])?(?:bewertung|rezension)\b|\blaissez(?:-nous)? (?:un|votre) (?:avis|temoignage)\b|\bdej(?:a|e|anos|enos) (?:tu|su|una) (?:opinion|resena)\b|\blascia(?:ci|te)? (?:una|la tua|la vostra) recensione\b|\b(?:laat|schrijf) (?:\w+ )?(?:een|uw|je) (?:review|beoordeling)\b|\bdeixe (?:a )?(?:sua|uma) (?:avaliacao|opiniao)\b|\b(?:reviews?|bewertung|rezension|avis|resena|opinion|recensione|beoordeling|avaliacao)\b[^.!?]{0,30}\b(?:helps? us|hilft uns|nous aide|nos ayuda|ci aiuta|helpt ons|nos ajuda)\b/;

/** `Lire tous nos avis sur Google`: a link to where the reviews above it come from. */
export const ALL_REVIEWS =
  /\b(?:all|more|alle|weitere|mehr|tous|toutes|plus|autres|todas|todos|mas|otras|tutte|tutti|altre|mais|outras|meer)\b.{0,30}\b(?:reviews?|bewertungen|rezensionen|avis|temoignages|opiniones|resenas|recensioni|beoordelingen|avaliacoes|depoimentos)\b/;

/** The business announces reviews: `Here's what real people say after working with us`. */
export const WHAT_THEY_SAY =
  /\b(?:what (?:[^\s.!?]+ ){1,4}(?:say|think)|was (?:[^\s.!?]+ ){1,4}sagen|ce que (?:[^\s.!?]+ ){1,4}(?:disent|pensent)|lo que (?:[^\s.!?]+ ){1,4}(?:dicen|opinan)|cosa (?:[^\s.!?]+ ){1,4}(?:dicono|pensano)|wat (?:[^\s.!?]+ ){1,4}zeggen|o que (?:[^\s.!?]+ ){1,4}(?:dizem|acham))\b|\bwhat (?:[^\s.!?]+ ){0,3}(?:customers|clients|homeowners|people|patients|guests|families|parents|students|neighbou?rs|others) (?:[^\s.!?]+ ){0,2}(?:said|tell us|told us|write|wrote)\b|^(?:comentarios|commenti|commentaires|kommentare|comments|feedback|stimmen|ervaringen) (?:reales|reais|reali|reels|echte[rn]?|real|honest|von|de|di|van|of|from|unserer)\b/;

/** A slot for a review that has yet to be written: `Your review will appear here`. */
export const AWAITS_REVIEW =
  /\byour (?:review|testimonial|feedback)s? (?:will (?:appear|be shown|go)|could (?:be|appear)|goes|here)\b|\b(?:ihre|deine) (?:bewertung|rezension|kundenstimme) (?:erscheint|konnte|kommt|steht bald) |\bvotre (?:avis|temoignage) (?:apparaitra|s'affichera|pourrait|ici)\b|\b(?:su|tu) (?:opinion|resena|testimonio) (?:aparecera|podria|aqui)\b|\b(?:la tua|la vostra|qui la tua) recensione (?:apparira|potrebbe|qui)\b|\b(?:uw|jouw) (?:review|beoordeling) (?:komt|verschijnt|kan) |\b(?:sua|seu) (?:avaliacao|depoimento) (?:aparecera|apareceria|pode|aqui)\b/;

/** All that a label says: the review next to it is made up. */
export const SAMPLE_LABEL =
  /^\W*(?:beispiel|muster|example|sample|demo|ejemplo|muestra|exemple|esempio|voorbeeld|exemplo)s?\W*$/;
