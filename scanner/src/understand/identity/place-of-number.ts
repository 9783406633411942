import { PHONE_LABELS } from '../../lexicon/languages/language.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { Mention } from '../mention.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { type AddressMention, isOwnPlace, mainAddress } from '../places/addresses.ts';
import { relateAddresses } from '../places/postal-address.ts';

const PURPOSES: ReadonlySet<string> = new Set(PHONE_LABELS);

/**
 * The main address of a business with several places: that of the place whose number is the main one, if captions or
 * labels tell which it is. `address` is the one that most places of the site give; `phone` is in E.164.
 */
export function addressOfNumber(
  address: PostalAddressParts | null,
  addresses: readonly AddressMention[],
  phone: string | null,
  phones: readonly Mention[],
): PostalAddressParts | null {
  if (address === null || phone === null) return address;
  const places = wordsOf(phones.filter(({ value, label }) => value === phone && label !== 'fax'));
  if (places.size === 0) return address;
  const others = wordsOf(phones.filter(({ value, label }) => value !== phone && label !== 'fax'));
  const isThere = (mention: AddressMention): boolean => placeWords(mention).some((word) => places.has(word));
  const isElsewhere = (mention: AddressMention): boolean =>
    !isThere(mention) && placeWords(mention).some((word) => others.has(word));
  const own = addresses.filter((mention) => isOwnPlace(mention) && mention.parts.street !== null);
  const isMain = ({ parts }: AddressMention): boolean => relateAddresses(parts, address) !== 'different';
  if (!own.some((mention) => isMain(mention) && isElsewhere(mention)) || own.some((one) => isMain(one) && isThere(one)))
    return address;
  return mainAddress(own.filter(isThere)) ?? address;
}

function wordsOf(mentions: readonly Mention[]): ReadonlySet<string> {
  return new Set(mentions.flatMap(placeNames));
}

function placeWords(mention: AddressMention): string[] {
  const { city } = mention.parts;
  return [...placeNames(mention), ...(city === null ? [] : [foldText(city)])];
}

function placeNames({ label, caption }: Mention): string[] {
  return [label, caption].flatMap((words) => (words && !PURPOSES.has(words) ? [foldText(words)] : []));
}
