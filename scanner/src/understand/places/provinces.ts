import { areWithin } from '../../lexicon/gazetteer/distance.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { PageFacts } from '../page-facts.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { addressKey } from './postal-address.ts';

type ShownAddress = { parts: PostalAddressParts; value: string; shown: string };

/** `en la provincia de Guadalajara`, `in provincia di Bergamo`, `no distrito de Aveiro`. */
const PROVINCE =
  /(?:provincia d[ie]|distrito d[eo]|province d[e'’]) ?(\p{Lu}[\p{L}'’-]{1,24}(?: (?:d[eo]l? )?\p{Lu}[\p{L}'’-]{1,24}){0,2})/gu;
/** The last name before the town: `Travesía de las Huertas 1. Zarzuela de Galve, `. */
const NAME_BEFORE = /[.,;–-]\s+(\p{Lu}[\p{L}'’-]{1,24}(?: \p{L}[\p{L}'’-]{0,24}){0,4}),\s*$/u;
const PREPOSITIONS = ['en', 'En', 'em', 'Em', 'in', 'In', 'a', 'A', 'localidad de', 'località di', 'localidade de'];

/**
 * Addresses with the town instead of its province: many provinces are named like their capital, and the gazetteer lacks
 * hamlets. `Zarzuela de Galve, Guadalajara` is in the hamlet if the site writes `la provincia de Guadalajara` and `en
 * Zarzuela de Galve`, but never `en Guadalajara`.
 */
export function withTownsOfProvinces<T extends ShownAddress>(
  addresses: readonly T[],
  pages: readonly PageFacts[],
): T[] {
  if (addresses.every(isSure)) return [...addresses];
  const texts = pages.map(({ document }) => `${document.title?.text ?? ''}\n${document.visibleText}`);
  const provinces = new Set(texts.flatMap((text) => [...text.matchAll(PROVINCE)].map(([, name = '']) => name)));
  const isIn = onceForEach((name) =>
    texts.some((text) => PREPOSITIONS.some((preposition) => text.includes(` ${preposition} ${name}`))),
  );
  return addresses.map((mention) => {
    const { city } = mention.parts;
    if (city === null || isSure(mention) || !provinces.has(city)) return mention;
    const name = NAME_BEFORE.exec(mention.shown.slice(0, mention.shown.lastIndexOf(city)))?.[1];
    if (name === undefined || !isIn(name) || isIn(city)) return mention;
    const parts = { ...mention.parts, city: name };
    return { ...mention, parts, value: addressKey(parts) };
  });
}

/** A postal code belongs to the town. */
function isSure({ parts }: ShownAddress): boolean {
  return parts.city === null || parts.postalCode !== null;
}

/** Quarters of a large city are nearer to its centre. */
const MIN_KM_FROM_CAPITAL = 15;

/**
 * True if `last` is the region in which the town `before` lies, although a town has the same name: `Santo André, São
 * Paulo`, `Sueca, Valencia`. A quarter of that town is too near to it: `Hortaleza, Madrid`.
 */
export function isRegionOfTown(last: string, before: string, country: string): boolean {
  const towns = gazetteer(country);
  const capital = towns?.area(last) ? towns.find(last)[0] : undefined;
  const town = towns?.find(before)[0];
  if (!capital || !town || town.population === 0 || town.region !== capital.region) return false;
  return !areWithin([town], [capital], MIN_KM_FROM_CAPITAL);
}
