import type { Evidence } from '@named-first/contract';
import type { RefusedClaim } from '../claim.ts';
import type { Mention } from '../mention.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import type { SignedAddress } from '../places/likely/address-signs.ts';

/** All names, phones and addresses on the site, and the main one of each. */
export type IdentityFacts = {
  /** Best supported business name as shown, or null. */
  name: string | null;
  /** True if the signs of the name leave no doubt that it is right. */
  isNameSure: boolean;
  names: readonly Mention[];
  /** Texts in the place of a name that are not names, with the reason. */
  refusedNames: readonly RefusedClaim[];
  /** E.164, or null. */
  phone: string | null;
  /** The main phone number as the page shows it. */
  phoneShown: string | null;
  phones: readonly Mention[];
  /** Digits that look like a phone number but are not one to call, with the reason. */
  refusedPhones: readonly RefusedClaim[];
  addresses: readonly (Mention & { parts: PostalAddressParts })[];
  /** Addresses of others, each with the reason. */
  refusedAddresses: readonly RefusedClaim[];
  /** Main address, or null (a service-area business needs none at all). */
  address: PostalAddressParts | null;
  /** A street address that is only likely, if no rule states one. A report shows it, and it is never pasted. */
  likelyAddress: SignedAddress | null;
  /** Scripts that replace numbers for call tracking. */
  callTracking: readonly Evidence[];
};
