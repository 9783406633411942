/** A map of Google, embedded or linked. */
const MAP = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps\b/;
/** The pin of an embedded map, what a map searches for, or the end of a route. */
const PLACE =
  /!1s0x[^!]{1,80}!2s([^!&]{3,200})|[?&](?:q|query|daddr|destination)=([^&]{3,200})|\/maps\/(?:place|search|dir\/[^/]{0,200})\/([^/?]{3,200})/;
/** The place in the map of a theme: the office of Envato. */
const SAMPLE_PLACE = /^121 King St/i;

/** A place as the URL of a map writes it, and in plain text. */
export type PlaceOnMap = { text: string; written: string };

/**
 * The place that a map shows: `Via Cadore, 253, 20831 Seregno MB`, or the name of a business; null for other URLs.
 */
export function placeOnMap(url: string): PlaceOnMap | null {
  if (!MAP.test(url)) return null;
  const [, pin, query, path] = PLACE.exec(url) ?? [];
  const written = pin ?? query ?? path ?? '';
  const text = decoded(written).trim();
  return text === '' || SAMPLE_PLACE.test(text) ? null : { text, written };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
