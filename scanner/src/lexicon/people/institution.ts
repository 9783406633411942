import { anyPattern, anySpelling } from '../languages/compile.ts';

/** Institutions named after a person: `Karl-Franzens Universität`. */
export const INSTITUTION = new RegExp(
  anyPattern(({ people }) => people.institutions),
  'i',
);

/** A place that begins with a given name: `Nelson Bay`, `Douglas County`. */
export const PLACE = new RegExp(` (?:${anySpelling(({ people }) => people.places)})$`, 'i');
