/** Named after a person, and not one: `Karl-Franzens Universität`. */
export const INSTITUTION =
  /universit|institut|hochschule|schule\b|stra(?:ß|ss)e|street|college|hospital|klinik|stiftung|foundation|fondation|fondazione|academy|akademie/i;
