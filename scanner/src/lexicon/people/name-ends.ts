import { inAllLanguages } from '../languages/index.ts';
import { foldText } from '../word-pattern.ts';

/**
 * Capitalized words that follow a name and begin what the person does: `Gavin Bush Operations Manager`, `Robert
 * Phillips ISA Board Certified`, `Vincenzo Stante Via Giovanni Casalino`. In lower case without accents.
 */
export const NAME_ENDS: ReadonlySet<string> = new Set([
  ...inAllLanguages(({ people }) => people.nameEnds).map(foldText),
  ...['isa', 'llc', 'inc', 'ltd', 'gmbh'],
]);

/** Second words of companies that begin with a given name: `Anurag Motor Driving School`. */
export const NO_SURNAMES: ReadonlySet<string> = new Set(
  `motor motors auto autos car cars family home homes city dental smile beauty hair nail nails skin pet pets dog dogs
  tree pool water solar air fitness health care wellness music dance sport sports royal elite premium express quality
  custom professional general national international global group company brothers bros sons associates and the super
  mobile digital creative real estate property properties garage taxi hotel restaurant cafe pizza bar boutique shop
  store market farm spa studio studios media design designs electric electrical mechanical building build
  construction contracting enterprises industries solutions systems technologies trading services service`
    .trim()
    .split(/\s+/),
);
