/** Institutions named after a person: `Karl-Franzens Universität`. */
export const INSTITUTION =
  /universit|institut|hochschule|schule\b|stra(?:ß|ss)e|street|college|hospital|klinik|stiftung|foundation|fondation|fondazione|academy|akademie/i;

/** A place that begins with a given name: `Nelson Bay`, `Douglas County`. */
export const PLACE =
  / (?:county|city|bay|park|springs?|beach|heights|hills?|valley|creek|lake|island|village|township|borough|parish|clinic|centre|center|station)$/i;
