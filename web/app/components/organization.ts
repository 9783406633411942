import { brand, PLANS } from '@named-first/contract';
import { MAP_URL } from './map-url';
import { organizationId, websiteId } from './structured-data';

const { street, city, region, postalCode, country } = brand.postalAddress;
const { registration, people } = brand;
const [founder] = people;
const prices = PLANS.map(({ price }) => price);

/**
 * The agency as a schema.org object, in step with the page. `ProfessionalService` would be closer, but it is deprecated
 * (https://schema.org/ProfessionalService); `additionalType` gives the trade instead.
 */
export function organization(origin: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': organizationId(origin),
    additionalType: 'https://en.wikipedia.org/wiki/Marketing_agency',
    name: brand.name,
    url: new URL('/', origin).href,
    description,
    slogan: brand.tagline,
    logo: new URL('/icon-512.png', origin).href,
    image: new URL('/og/home.png', origin).href,
    telephone: brand.phone.e164,
    email: brand.email,
    openingHours: brand.openingHours,
    priceRange: `$${Math.min(...prices)}-$${Math.max(...prices)} a month`,
    hasMap: MAP_URL,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    ...(brand.profiles.length > 0 && { sameAs: brand.profiles.map(({ url }) => url) }),
    founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role },
    identifier: { '@type': 'PropertyValue', propertyID: registration.issuer, value: registration.number },
    foundingDate: String(brand.inBusinessSince),
    memberOf: { '@type': 'Organization', name: brand.membership },
    areaServed: brand.towns.map((name) => ({ '@type': 'City', name })),
  };
}

/** The site as a schema.org object, published by the agency. */
export function website(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: brand.name,
    url: new URL('/', origin).href,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(origin) },
  };
}
