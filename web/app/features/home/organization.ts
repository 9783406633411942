import { brand } from '@named-first/contract';

const { street, city, region, postalCode, country } = brand.postalAddress;

/** Who we are, in the words of schema.org, and in step with the page. */
export function organization(description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${brand.companySite}/#organization`,
    name: brand.name,
    url: brand.companySite,
    description,
    slogan: brand.tagline,
    telephone: brand.phone.e164,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  };
}
