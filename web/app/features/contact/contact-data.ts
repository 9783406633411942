import { brand } from '@named-first/contract';
import { organizationId } from '../../components/structured-data';

/** The page as schema.org data. */
export function contactData(origin: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: 'Contact',
      url: `${origin}/contact`,
      about: { '@id': organizationId(origin) },
      mainEntity: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: brand.phone.e164,
        email: brand.email,
        availableLanguage: 'en',
      },
    },
  ];
}
