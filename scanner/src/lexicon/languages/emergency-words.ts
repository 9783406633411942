import type { Patterns, Words } from './words.ts';

/** Words about help in an emergency and at any hour. */
export type EmergencyWords = {
  /** Every text about an emergency or any hour contains at least one of these: a cheap test that rules out most texts. */
  cues: Words;
  /** An emergency, or help in it: `urgent repair`. */
  emergencies: Patterns;
  /** A service that only exists for emergencies, so that its name alone says that the business offers it: `Notdienst`. */
  services: Patterns;
  /** Around the clock. */
  anyHour: Words;
  /** After `24`, which may be a length of time: `hours`. */
  hours: Patterns;
  /** Before and after `24 hours` that nobody is at work: `within`, `24 hours notice`. */
  waits: { before: Words; after: Patterns };
  /** A rule for those who cancel: `Cancellations less than 24 hours …`. */
  cancels: Patterns;
  /** Another time than the usual one, for which no emergency service is needed: `alternative Termine`. */
  otherTimes: Patterns;
  /** The business does something for its customers, and what it does: `we handle`, `plumbing`, `hotline`. */
  offers: Words;
  /** Somebody can be reached or asked for help: `available`. */
  reached: Words;
  /** A business speaks of itself: `our`, `call us`. */
  we: Words;
  /** Others than the business help, or the public emergency services: `most insurers`. */
  ofOthers: Patterns;
  /**
   * What is there at any hour or for emergencies without anybody's help: machines, doors, goods and skills, as in `24/7
   * access`, `Notfallkoffer`, `Erste Hilfe`.
   */
  things: Words;
  /** Devices and rules for emergencies, as for `things`: `emergency stop`, `luces de emergencia`. */
  devices: Patterns;
  /** A form or a chat that is available at any hour: `Book online 24/7` does not promise help. */
  online: Words;
  /** Something makes an emergency less likely: `per evitare che diventino emergenze`, `um Notfälle zu vermeiden`. */
  avoids: { before: Words; after: Words };
  /** A question is whether the business offers it: `Do you offer an emergency service?`. */
  asked: Words;
  /** How a reply begins that denies the question. */
  no: Words;
  /** Before what something is not: `Not as an anonymous emergency service, but …`. */
  notAs: Patterns;
  /** Between two prices that are compared: `A check costs less than an emergency repair`. */
  lessThan: Patterns;
};
