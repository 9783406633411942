import type { AreaFacts } from '../areas/areas.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import type { SubjectFacts } from './subject-facts.ts';

type SubjectInput = {
  country: string | null;
  identity: IdentityFacts;
  trade: TradeFacts;
  areas: Pick<AreaFacts, 'main'>;
};

/**
 * The facts that texts and fixes are built from. The town is that of the address, otherwise the main town of the text.
 */
export function deriveSubject({ country, identity, trade, areas }: SubjectInput): SubjectFacts {
  const address = identity.address;
  const fromAddress = address?.city ? { city: address.city, region: address.region } : null;
  const town = fromAddress ?? realTown(areas.main);
  return {
    name: identity.name,
    noun: trade.noun,
    companyNoun: trade.companyNoun,
    city: town?.city ?? null,
    region: town?.region ?? null,
    phoneShown: identity.phoneShown,
    country,
  };
}

/** A template's `Anytown` must not appear in our sentences. */
function realTown(main: AreaFacts['main']): AreaFacts['main'] {
  return main && isPlaceholderAddress({ ...main, street: null, postalCode: null }) ? null : main;
}
