/**
 * Names and abbreviations of the months in the languages that the scan reads, January first, in lower case without
 * accents. Abbreviations that are words in another language (`out`, `set`, `ago`, `mag`) are left out.
 */
const NAMES: readonly string[] = [
  'january jan januar janner enero ene janvier janv gennaio gen januari janeiro',
  'february feb februar febrero fevrier fevr febbraio febb februari fevereiro fev',
  'march mar marz mrz marzo mars maart mrt marco',
  'april apr abril abr avril avr aprile',
  'may mai mayo maggio mei maio',
  'june jun juni junio juin giugno giu junho',
  'july jul juli julio juillet juil luglio lug julho',
  'august aug agosto aout augustus',
  'september sep sept septiembre septembre settembre setembro',
  'october oct oktober okt octubre octobre ottobre ott outubro',
  'november nov noviembre novembre novembro',
  'december dec dezember dez diciembre dic decembre dicembre dezembro',
];

const NUMBERS = new Map(NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)));

/** All names, longer ones first, as alternatives of a pattern. */
export const MONTH_NAMES = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12; 0 if it is not the name of a month. */
export function monthNumber(name: string): number {
  return NUMBERS.get(name) ?? 0;
}
