import { FAQ, PLANS } from '@named-first/contract';
import { organizationId } from '../../components/structured-data';

/** The page as schema.org data: the plans as offers of one service, and the questions. */
export function pricingData(origin: string): object[] {
  const url = `${origin}/pricing`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${url}#service`,
      name: 'AI search marketing plans',
      serviceType: 'AI search optimization',
      provider: { '@id': organizationId(origin) },
      offers: PLANS.map(({ name, price, description }) => ({
        '@type': 'Offer',
        name,
        description,
        url,
        price,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'USD',
          unitText: 'month',
          billingDuration: 'P1M',
        },
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: FAQ.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
