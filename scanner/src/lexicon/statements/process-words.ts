import { anyOf } from '../language-code.ts';

/** Headings above the steps in which a business works, in all languages of the scan. They run on folded text. */

const HEADINGS = anyOf({
  en: String.raw`(?:(?:our|the|my|your) )?(?:\w+ ){0,2}process|how (?:it|this|we|i) works?|how (?:our|the|my) [\w ]{3,30}works?|what to expect|step by step|(?:our|the|my) way of working|your (?:journey|path) to [\w ]+`,
  de: String.raw`(?:(?:der|unser|mein|ihr) )?\w*ablauf(?: (?:der|des|einer|eines|im|ihrer|deiner) [\w ]+)?|so (?:funktioniert|lauft|gehen wir|arbeiten wir|arbeite ich)\b[\w ]*|wie (?:es |wir |ich )?(?:arbeiten?|ablauft|funktioniert)(?: \w+)?|(?:unser|mein) (?:vorgehen|weg zu [\w ]+)|schritt fur schritt(?: [\w ]+)?|(?:ihr|dein) weg zu [\w ]+`,
  es: String.raw`(?:(?:nuestro|el|mi) )?proceso(?: de [\w ]+)?|como (?:trabajamos|trabajo|funciona)|paso a paso|(?:nuestro |mi )?metodo de trabajo|(?:nuestra )?forma de trabajar`,
  fr: String.raw`(?:(?:notre|le|mon|votre) )?processus(?: de [\w ]+)?|(?:notre|ma) facon de travailler|(?:les|nos) etapes(?: d\S+ [\w ]+)?|(?:le )?deroulement(?: d\S+ [\w ]+)?|comment (?:ca (?:marche|se passe|fonctionne)|nous travaillons|je travaille|se deroule [\w ]+)|etape par etape`,
  it: String.raw`(?:(?:il nostro|il|il mio) )?processo(?: di [\w ]+)?|come (?:funziona|lavoriamo|lavoro)|passo (?:per|dopo) passo|le (?:nostre )?fasi(?: d\S+ [\w ]+)?`,
  nl: '(?:(?:onze|mijn|de) )?werkwijze|hoe (?:wij|we|ik) (?:te werk )?(?:werk(?:en)?|gaan)(?: te werk)?|hoe (?:werkt het|het werkt)|zo (?:werk(?:en|t)?|gaan) (?:wij|we|ik|het)(?: te werk)?|stap voor stap|(?:het )?stappenplan',
  pt: String.raw`(?:(?:o nosso|nosso|o|o meu) )?processo(?: de [\w ]+)?|como (?:funciona|trabalhamos|trabalho)|passo a passo|(?:as )?etapas(?: d\S+ [\w ]+)?`,
});

/** The whole of a heading that announces the steps of a process: `How it works`, `Werkwijze`, `Behandlungsablauf`. */
export const PROCESS_HEADING = new RegExp(`^(?:${HEADINGS})$`);

const NUMBERS = anyOf({
  en: 'two|three|four|five|six',
  de: 'zwei|drei|vier|funf|sechs',
  es: 'dos|tres|cuatro|cinco|seis',
  fr: 'deux|trois|quatre|cinq|six',
  it: 'due|tre|quattro|cinque|sei',
  nl: 'twee|drie|vier|vijf|zes',
  pt: 'duas|dois|tres|quatro|cinco|seis',
});
const STEPS = anyOf({
  en: 'steps',
  de: 'schritten?',
  es: 'pasos',
  fr: 'etapes',
  it: 'passi|passaggi|fasi',
  nl: 'stappen',
  pt: 'passos|etapas',
});

/** `In three easy steps`, `In vier Schritten zu Ihrem neuen Lächeln`. */
export const IN_STEPS = new RegExp(`\\b(?:\\d|${NUMBERS})(?: \\w+)? (?:${STEPS})\\b`);
