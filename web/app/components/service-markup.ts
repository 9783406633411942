import { brand, planOf, type Service, servicePath } from '@named-first/contract';
import { organizationId } from './structured-data';

/** The schema.org `Service` of the page of one service, with the agency as its provider. */
export function serviceMarkup(origin: string, { slug, title, text }: Service): object {
  const url = new URL(servicePath(slug), origin).href;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description: text,
    url,
    provider: { '@type': 'LocalBusiness', '@id': organizationId(origin), name: brand.name },
  };
}

/** schema.org `Offer`: the smallest plan that includes the service, at the price the page shows. */
export function planOffer(origin: string, from: Service['from']): object {
  const { name, price } = planOf(from);
  return {
    '@type': 'Offer',
    name,
    url: new URL('/pricing', origin).href,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitText: 'month' },
  };
}
