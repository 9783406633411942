import { SERVICES } from '@named-first/contract';
import { planOffer, serviceMarkup } from '../../components/service-markup';

/**
 * The services as schema.org `OfferCatalog`: each with the smallest plan that includes it, at the price on the card.
 */
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
