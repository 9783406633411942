import { SERVICES } from '@named-first/contract';
import { planOffer, serviceMarkup } from '../../components/service-markup';

/** The services as schema.org `OfferCatalog`: each with the plan it begins in, at the price the card shows. */
export function serviceCatalog(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: SERVICES.map((service) => ({
      ...planOffer(origin, service.from),
      itemOffered: serviceMarkup(origin, service),
    })),
  };
}
