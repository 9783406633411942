import type { Patterns, Words } from './words.ts';

/**
 * Words around the names of towns: which towns a business serves and where it is. A word that ends in an apostrophe is
 * joined to the next one: `l'`.
 */
export type AreaWords = {
  /** Before the towns that a business serves: `we serve`. */
  before: Words;
  /** Those of them that say too little outside titles: `nahe`. Short prepositions need not be listed. */
  weak: Words;
  /** After the towns that a business serves: `und Umgebung`. */
  after: Words;
  /** Headings of lists of towns. */
  headings: Words;
  /** The business comes to its customers. */
  visits: Words;
  /** Words of a biography: a place where somebody was born or studied is not served. */
  biography: Words;
  /** Between such words and the name: articles, `Stadt`, `ville de`. */
  links: Words;
  /** Before the towns of a list that is not complete: `in onder andere Hilversum, Laren en Blaricum`. */
  among: Words;
  /** Between the last two towns of a list. */
  and: Words;
  or: Words;
  /** Prepositions before the place where something is: `in Sydney`, `à Dinan`, `te Zwolle`. */
  in: Words;
  /** Before the place to which something belongs: `Studio di Asti`, `Avenue de Laval`. */
  of: Words;
  /** Other words that show that a place follows: `throughout Idaho`, `Raum Kassel`. */
  around: Words;
  /** Close to a place, where the business itself need not be. They are in `before` too. */
  near: Words;
  /** Small words inside the names of towns: `Hattersheim am Main`. */
  inNames: Words;
  /** Areas with many towns, before their names: `County Clare`, `provincia di Bergamo`. */
  provinces: Words;
  /** Before the town in which a business has its seat: `con sede a`. */
  seats: Words;
  /** Before the name of a company and not of a town: `Willkommen bei Alpen-Catering`. */
  welcomes: Words;
  /** Nouns for places, sometimes capitalized, before the name of a town: `Comunidad de Madrid`. */
  nouns: Words;
  /** After a town without a joint, for more of the same area: `Lyon centre`, `Rennes et alentours`. */
  beyond: Words;
  /** Lines that say where a customer lives: `Klant uit Arnhem`. They end before the town. */
  customers: Patterns;
};
