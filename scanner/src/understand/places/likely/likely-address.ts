import { type SignedAddress, type SignedAddressesInput, signAddresses } from './address-signs.ts';
import { type AddressSign, MIN_LIKELY, pointsOf } from './sign-points.ts';

/** The likeliest address in the texts of a site, as the site writes it; null if none has enough points. */
export function likelyAddress(input: SignedAddressesInput): SignedAddress | null {
  return judgeSigned(signAddresses(input), pointsOf);
}

/** The address with the most points, if it has enough. Of addresses with equal points, the first goes first. */
export function judgeSigned(
  addresses: readonly SignedAddress[],
  pointsOf: (signs: readonly AddressSign[]) => number,
): SignedAddress | null {
  const [best] = addresses
    .map((address) => ({ address, points: pointsOf(address.signs) }))
    .sort((a, b) => b.points - a.points);
  return best !== undefined && best.points >= MIN_LIKELY ? best.address : null;
}
