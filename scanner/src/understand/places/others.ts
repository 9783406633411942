import { isMakerLabel } from '../../lexicon/people/makers.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';

const MAX_LINE_LENGTH = 60;
/** Companies and authorities whose addresses and numbers are in the legal texts of many sites. */
const OTHERS =
  /\b(?:google|meta platforms|facebook|cloudflare|hetzner|ionos|strato|ovh|all-inkl|godaddy|wix\.com|aruba s\.p\.a|automattic|mailchimp|microsoft|aufsichtsbehoerde|aufsichtsbehorde|landesbeauftragte|datenschutzbeauftragte|[a-z]{0,24}kammer|kassen[a-z]{0,12}arztliche vereinigung|arztekammer|schlichtungsstelle|berufshaftpflicht\w{0,14}|versicherers?\b|assureurs?\b|assicuratore\b|compagnia (?:di assicurazione|assicuratrice)|verzekeraar\b|aseguradora\b|seguradora\b|mediation de la consommation|bezirksregierung|regierungspraesidium|regierungsprasidium|landratsamt|landesamt|landespruefungsamt|landesprufungsamt|gesundheitsamt|cnil|ordre (?:des|national)|autorite de (?:controle|surveillance)|mediateur|hebergeur|ico\b|information commissioner|ombudsman|agencia espanola|colegio (?:oficial|de)|ordine d(?:ei|egli)|garante|ordem dos|toezichthoud\w{0,6}|autoriteit persoonsgegevens|geschillencommissie|conselho regional)/;
const REACH_OTHERS = 90;
/** `Allianz Versicherung AG` right before its address: the liability insurer that a legal notice must name. */
const INSURER =
  /(?:versicherung(?:en|s\w*)?|assurances?|assicurazioni|verzekeringen|seguros|insurance) ?(?:ag|se|a\.? ?g\.?|vvag|s\.?a\.?|s\.?p\.?a\.?|n\.?v\.?|plc|ltd\.?|company)[\s,:|-]*$/;

/** `Mrs Joan Neighbour` right before an address: where somebody lives who keeps the keys. */
const PERSON_WITH_TITLE =
  /(?:^|[\s,:])(?:Mrs|Mr|Ms|Miss|Mme|Sra|Sig\.ra|Mevr)\.?,? (?:\p{Lu}[\p{L}'’.-]{0,20} ){0,2}\p{Lu}[\p{L}'’-]{1,24}[\s,]*$/u;

/** True if a person with a title, as nobody calls a business, is named right before a position. */
export function isOfPerson(text: string, at: number): boolean {
  return PERSON_WITH_TITLE.test(text.slice(Math.max(0, at - REACH_OTHERS), at));
}

/** True if the words right before a position name such an authority or company. */
export function isOfOthers(text: string, at: number): boolean {
  const before = foldText(text.slice(Math.max(0, at - REACH_OTHERS), at));
  return OTHERS.test(before) || INSURER.test(before);
}

const MAX_LINES_BELOW = 5;
/** One more than the level of `h6`. */
const LOWEST_LEVEL = 7;

/**
 * `Zuständige Ärztekammer` as the label right above, or as the heading of a short section or of the section that
 * contains it: `Berufshaftpflichtversicherung`, and below it `Name und Sitz`.
 */
export function isUnderOthers(blocks: readonly TextBlock[], index: number): boolean {
  let lowest = LOWEST_LEVEL;
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_BELOW); at -= 1) {
    const { text, tag } = blocks[at] as TextBlock;
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : null;
    const isLabel = (level !== null && level < lowest) || (at === index - 1 && text.endsWith(':'));
    if (isLabel && isLabelOfOthers(text)) return true;
    if (level !== null) lowest = Math.min(lowest, level);
  }
  return false;
}

function isLabelOfOthers(text: string): boolean {
  return isMakerLabel(text) || (text.length <= MAX_LINE_LENGTH && OTHERS.test(foldText(text)));
}
