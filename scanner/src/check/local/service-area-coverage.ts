import type { Evidence } from '@named-first/contract';
import { placeSentence, townSentence } from '../../fix/town-list.ts';
import { foldPlaceName } from '../../lexicon/gazetteer/fold-place-name.ts';
import { COPY_SIMILARITY } from '../../understand/areas/area-pages.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { isOwnPlace } from '../../understand/places/addresses.ts';
import { isPostOfficeBox } from '../../understand/places/postal-address.ts';
import { customersOf, worksByJob } from '../../understand/trade/customers.ts';
import { defineCheck } from '../check.ts';
import { countOf, nameList } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, type Status, success } from '../verdict.ts';

const ENOUGH_PLACES = 3;
/** From this similarity on, area pages look alike; from `COPY_SIMILARITY` on they are copies. */
const ALIKE_SIMILARITY = 0.8;
/** This many copied pages are a pattern that search engines penalize, not an accident. */
const MANY_AREA_PAGES = 3;

type Facts = Pick<SiteFacts, 'areas' | 'trade' | 'identity' | 'subject' | 'pages' | 'language' | 'site' | 'certain'>;
type Verdict = { status: Status; description: string };

/** The towns the business serves, by name, in readable text. */
export const serviceAreaCoverage = defineCheck({
  id: 'service-area-coverage',
  needs: ['areas', 'trade', 'identity', 'subject', 'pages', 'language', 'site', 'certain'],
  judge: (facts: Facts): Judgement =>
    wordsNotReadable(facts) ?? unlessUnread(judgeAreas(facts), facts, ['home', 'area', 'contact']),
});

function judgeAreas(facts: Facts): Judgement {
  const { status, description } = copies(facts) ?? placesFound(facts);
  const evidence = evidenceOf(facts, status);
  return status === 'success' ? success(description, evidence) : finding(status, description, evidence, fix(facts));
}

/** Compares area pages after removing the names of their towns. */
function copies({ areas: { mostAlike, areaPageUrls } }: Facts): Verdict | null {
  if (!mostAlike || mostAlike.similarity < ALIKE_SIMILARITY) return null;
  const total = Math.max(areaPageUrls.length, mostAlike.alikePages);
  const percent = Math.floor(mostAlike.similarity * 100);
  if (mostAlike.similarity < COPY_SIMILARITY) {
    return {
      status: 'warning',
      description: `Two of your town pages are ${percent} percent the same once the town's name is taken out. AI has little reason to quote either.`,
    };
  }
  if (total >= MANY_AREA_PAGES) {
    const read =
      mostAlike.alikePages < total
        ? ` We compared ${mostAlike.alikePages} of your ${total} town pages.`
        : ` All ${total} of your town pages are like that.`;
    return {
      status: 'error',
      description: `Your town pages are the same page with the name swapped; that can hurt you.${read}`,
    };
  }
  return {
    status: 'warning',
    description: 'Your two town pages are the same page with the name swapped. That can hurt you.',
  };
}

function placesFound({ areas, trade, identity, subject }: Facts): Verdict {
  const { places, areaServed, areaPageUrls, vague, mapOnly } = areas;
  const names = nameList(places.map(({ name }) => name));
  const backed = areaServed.length > 0 || areaPageUrls.length > 0;
  // A hairdresser who also comes to her customers has an address all the same.
  const storefront =
    (trade.shape === 'storefront' || (trade.shape === 'hybrid' && isVisited(trade))) && identity.address?.city != null;
  if (storefront && places.length > 0) return { status: 'success', description: whereYouAre(identity, places) };
  if (places.length >= ENOUGH_PLACES && backed)
    return {
      status: 'success',
      description: `Your site names ${countOf(places.length, 'place')} you serve: ${names}.`,
    };
  if (places.length >= ENOUGH_PLACES)
    return {
      status: 'warning',
      description: `Your site names ${countOf(places.length, 'place')}: ${names}. But you have no page for a town, and your hidden label does not list them.`,
    };
  const customer = subject.city ? `in a town near ${subject.city}` : 'in the next town';
  if (vague[0]) {
    const recognized = places.length > 0 ? `The towns that we recognized: ${names}. For the rest you` : 'You';
    return {
      status: places.length > 0 ? 'warning' : 'error',
      description: `${recognized} say "${vagueWords(vague[0].excerpt)}". No assistant can match that to a customer ${customer}.`,
    };
  }
  if (mapOnly.length > 0)
    return {
      status: 'warning',
      description: 'You show your area on a map. AI readers cannot see a map: they need the names of the towns.',
    };
  const named = new Set(places.map(({ name }) => foldPlaceName(name)));
  if (
    places.length > 0 &&
    areaServed.some(({ name }) => !named.has(foldPlaceName(name.replace(/,.*$/, '')))) &&
    areaServed.length > places.length
  )
    return {
      status: 'warning',
      description: `In plain words you name only ${names}. Your other towns are only in the hidden label for machines.`,
    };
  if (places.length > 0 && isVisited(trade) && identity.likelyAddress === null)
    return {
      status: 'warning',
      description: `You name ${names}, but we found no address with a town that tells people where to come.`,
    };
  if (places.length > 0)
    return {
      status: 'warning',
      description: `The only ${places.length === 1 ? 'place' : 'places'} that we recognized: ${names}. Name each town you serve, or people there will not hear of you.`,
    };
  if (areaServed.length > 0)
    return {
      status: 'warning',
      description: 'Your towns are only in the hidden label for machines. Name them in plain words on the page too.',
    };
  const [weak] = areas.refused.filter(({ reason }) => reason === 'too-weak');
  if (weak)
    return {
      status: 'error',
      description: `Your site names ${weak.shown}, but no words next to it tell AI that you are there or go there. No assistant can match you to a customer without a town.`,
    };
  return {
    status: 'error',
    description:
      'We found no town on your site that we could recognize. No assistant can match you to a customer without one.',
  };
}

const MOST_TOWNS = 3;

/** The towns of the business's own addresses, and others that it serves. */
function whereYouAre(identity: Facts['identity'], places: Facts['areas']['places']): string {
  const own = eachOnce(ownTowns(identity));
  const isOwn = (name: string) => own.some((town) => isSameTown(town, name));
  const served = places.flatMap((place) => (place.served && !isOwn(place.name) ? place.name : []));
  const street = hasStreet(identity) ? ' Your street address is there too.' : '';
  const towns = eachOnce(served);
  const rest = towns.length === 0 ? '' : ` It also names ${nameList(towns, MOST_TOWNS)}.`;
  return `Your site says where you are: ${nameList(own.slice(0, MOST_TOWNS))}.${street}${rest}`;
}

/** The town of the main address, and those of other visible addresses of the business. */
function ownTowns({ address, addresses }: Facts['identity']): string[] {
  const visible = addresses.filter((mention) => mention.source === 'text' && isOwnPlace(mention));
  return [address?.city ?? null, ...visible.map(({ parts }) => parts.city)].filter((city) => city !== null);
}

/** Keeps one spelling of each town: `Irún` and `Irun`, `Freiburg` and `Freiburg im Breisgau`. */
function eachOnce(names: readonly string[]): string[] {
  return names.filter((name, at) => !names.slice(0, at).some((before) => isSameTown(before, name)));
}

function isSameTown(one: string, other: string): boolean {
  const [a, b] = [foldPlaceName(one), foldPlaceName(other)];
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** Customers come to these businesses, unless the site says that it goes to them. */
function isVisited(trade: Facts['trade']): boolean {
  return trade.shape !== 'service-area' && !worksByJob(trade) && customersOf(trade) !== 'adviser';
}

/** A post office box is only a mailing address that customers cannot visit. */
function hasStreet({ address }: Facts['identity']): boolean {
  return address?.street != null && !isPostOfficeBox(address.street);
}

function vagueWords(excerpt: string): string {
  return (
    /(?:and |the |all )*(?:surrounding|nearby|neighbou?ring|outlying) [a-z]+|and beyond|(?:tri-county|tri-state|metro(?:politan)?) area|the (?:entire|whole) [a-z]+/i.exec(
      excerpt,
    )?.[0] ?? excerpt
  );
}

function evidenceOf({ areas: { mostAlike, areaPages, places, vague, mapOnly } }: Facts, status: Status): Evidence[] {
  const alike =
    (mostAlike?.similarity ?? 0) >= ALIKE_SIMILARITY
      ? areaPages.filter(({ url }) => mostAlike?.urls.includes(url))
      : [];
  const titles = alike.map(
    ({ url, document }): Evidence => ({ url, place: 'title', excerpt: (document.title?.text ?? '').slice(0, 240) }),
  );
  const named = places.map(({ evidence }) => evidence);
  const all = status === 'success' ? named : [...titles, ...vague, ...mapOnly, ...named];
  return [...new Map(all.map((evidence) => [evidence.url + evidence.excerpt, evidence])).values()];
}

function summaryOf({ areas, trade }: Facts, cloned: boolean): string {
  if (cloned)
    return 'Merge town pages that say the same. Keep one for a town only when it has something of its own to say.';
  if (!isVisited(trade)) return 'Name the towns you go to, in one plain sentence on your home page.';
  return areas.places.length > 0
    ? 'Write your street and your town in one plain sentence on your home page.'
    : 'Name your town, in one plain sentence on your home page.';
}

function fix(facts: Facts): Fix {
  const { areas, certain, trade } = facts;
  const cloned = (areas.mostAlike?.similarity ?? 0) >= ALIKE_SIMILARITY;
  return {
    summary: summaryOf(facts, cloned),
    steps: [
      ...(cloned
        ? [
            'Merge the pages into one that lists the towns, and redirect the old addresses to it.',
            'A town page is real when it shows jobs done there, photos, and what is special there: permits, water, weather, old houses.',
          ]
        : []),
      ...(isVisited(trade)
        ? [
            'Put your address and the town in text, not only on a map or in a picture.',
            'Put the same address into your business markup.',
          ]
        : [
            'Put the list of towns in text, not only on a map or in a picture.',
            'List the same towns under areaServed in your business markup.',
          ]),
      ...(trade.shape === 'service-area' ? ['You do not have to publish a home address: towns are enough.'] : []),
    ],
    paste: [isVisited(trade) ? placeSentence(certain) : townSentence(certain)],
  };
}
