import { organizationId } from '../../components/structured-data';
import { planOf, SERVICES } from './service-list';

/** The services as schema.org `OfferCatalog`: each with the plan it begins in, at the price the card shows. */
export function serviceCatalog(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: SERVICES.map(({ title, text, from }) => {
      const { name, price } = planOf(from);
      return {
        '@type': 'Offer',
        name: `${name} plan`,
        url: new URL('/pricing', origin).href,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'USD',
          unitText: 'month',
        },
        itemOffered: {
          '@type': 'Service',
          name: title,
          description: text,
          provider: { '@id': organizationId(origin) },
        },
      };
    }),
  };
}
