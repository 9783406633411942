import { HELPLINES } from '../../lexicon/helplines.ts';
import type { Prose, Sentence } from '../prose/sentences.ts';

/** Public emergency numbers, hospitals and helplines: their service is not the business's. */
const OTHER_LINE = new RegExp(
  `\\b(?:11[0258]|999|911|000|061|144|116 ?117|15 ?\\/ ?18|(?:le|au) 1[578]|samu|nhs|hospitals?|krankenhaus|klinikum|notaufnahme|hopital|ospedale|soccorso(?! stradale)|ziekenhuis|huisartsenpost|emergency (?:room|department|number)|poison|veleni|bombeiros|pompiers|feuerwehr|polizei|police|policia|polizia|politie|helplines?|crisis (?:team|text)|(?:zahn)?arztliche[rn]? (?:not|notfall|bereitschafts)dienst|${HELPLINES})\\b`,
);
/** `This number is free`, `Diese Nummer ist kostenlos`: the line that the sentence before names. */
const SAME_LINE =
  /^(?:(?:this|that|the|diese|die|dieser|der|dieses|das|ce|cette|le|la|este|esta|el|questo|questa|il|dit|deze|het|de|o|a) (?:number|line|helpline|hotline|service|nummer|telefonnummer|linie|dienst|num[eé]ro|ligne|n[uú]mero|l[ií]nea|servicio|servizio|linea|lijn|servi[cç]o|linha)|it is|they are|sie ist|es ist)\b/;

/** True if a text in lower case names a public emergency number, a hospital or a helpline. */
export function namesOtherLine(lower: string): boolean {
  return OTHER_LINE.test(lower);
}

/** True for a sentence that goes on about the other line that the sentence before it names. */
export function continuesOtherLine({ sentences }: Prose, { at, block, lower }: Sentence): boolean {
  const before = sentences[at - 1];
  return before?.block === block && SAME_LINE.test(lower) && namesOtherLine(before.lower);
}
