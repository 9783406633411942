import type { Evidence } from '@named-first/contract';
import type { RefusedClaim } from '../claim.ts';
import type { Mention } from '../mention.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';

/** Names, phones and addresses wherever they stand, and the main ones chosen among them. */
export type IdentityFacts = {
  /** Best supported business name as shown, or null. */
  name: string | null;
  names: readonly Mention[];
  /** What stands where a name belongs and is none, with the reason. */
  refusedNames: readonly RefusedClaim[];
  /** E.164, or null. */
  phone: string | null;
  /** The main phone as a person sees it on the page. */
  phoneShown: string | null;
  phones: readonly Mention[];
  /** What looks like a phone number and is none to call, with the reason. */
  refusedPhones: readonly RefusedClaim[];
  addresses: readonly (Mention & { parts: PostalAddressParts })[];
  /** Addresses of others, each with the reason. */
  refusedAddresses: readonly RefusedClaim[];
  /** Main address, or null (a service-area business needs none). */
  address: PostalAddressParts | null;
  /** Scripts that swap numbers for call tracking. */
  callTracking: readonly Evidence[];
};
