import type { Evidence } from '@named-first/contract';
import type { MarkupNode } from '../../read/html/document.ts';
import type { RefusalReason } from '../claim.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { isCountry } from '../places/place-names.ts';
import { regionCode, regionsAfterCommas } from '../places/regions.ts';
import { whyNoTown } from '../places/town-check.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import { MAX_PLACES } from './place-finder.ts';

/** An area served according to markup. `noTown` says why its name is not stated as a town. */
export type MarkedArea = { name: string; evidence: Evidence; noTown?: RefusalReason };

/** The areas that `areaServed` and `serviceArea` of the businesses name, each once. */
export function areasInMarkup(markup: MarkupFacts, country: string | null, home: string | null): MarkedArea[] {
  const found = new Map<string, MarkedArea>();
  for (const { node, page } of markup.businesses) {
    for (const property of ['areaServed', 'serviceArea']) {
      for (const name of textsOf(node, property).flatMap(splitServed)) {
        if (found.size >= MAX_PLACES || found.has(name) || isCountry(name)) continue;
        const evidence = markupEvidence(page, node as MarkupNode, property);
        found.set(name, { name, evidence, ...noTownOf(name, country, home) });
      }
    }
  }
  return [...found.values()];
}

/** Why `Ada, Idaho` in markup is not stated as a town. Markup may name hamlets that no gazetteer has. */
function noTownOf(name: string, country: string | null, home: string | null): { noTown?: RefusalReason } {
  const [bare = name, behind] = name.split(/\s*,\s*/, 2);
  const region = behind === undefined ? null : regionCode(behind.split(' ')[0] ?? '');
  const reason = whyNoTown({ name: bare, region, country, home });
  return reason === null || (reason === 'not-a-town' && bare.split(' ').length <= 3) ? {} : { noTown: reason };
}

/** `Contes (06390)` */
const POSTAL_CODE = /\s*\((?=[A-Z]{0,2}\d)[A-Z\d -]{3,10}\)\s*$/;

function splitServed(text: string): string[] {
  return text
    .split(/[;|]/)
    .flatMap(splitAtCommas)
    .map((name) => withComma(name.replace(POSTAL_CODE, '').trim()))
    .filter((name) => name !== '');
}

/** `Boise ID` is `Boise, ID`. */
function withComma(name: string): string {
  const [, town = '', region = ''] = /^([^,]{3,}) ([A-Z]{2})$/.exec(name) ?? [];
  return regionCode(region) === null ? name : `${town}, ${region}`;
}

/** `Boise, Nampa` are two; `Boise, Idaho` and `Boise, ID and nearby` are one. */
function splitAtCommas(text: string): string[] {
  const states = new Set(regionsAfterCommas(text).map(({ at }) => at));
  const cuts = [...text.matchAll(/,/g)].map(({ index }) => index).filter((at) => !states.has(at));
  return [...cuts, text.length].map((end, index) => text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, end));
}
