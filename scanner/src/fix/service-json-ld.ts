import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';

const MOST_SERVICES = 12;

type ServiceCardFacts = Pick<SiteFacts, 'site' | 'services' | 'subject'>;

/** A list of the services the site names, tied to the business card by its `@id`. */
export function serviceJsonLd({ site, services, subject }: ServiceCardFacts): Paste {
  const url = site.finalUrl ?? site.website;
  const named = services.services.slice(0, MOST_SERVICES);
  const entries =
    named.length > 0
      ? named.map(({ name, page }) => ({ name, url: page?.url }))
      : [{ name: '[a service you offer]', url: undefined }];
  const graph = entries.map((entry) => ({
    '@type': 'Service',
    name: entry.name,
    ...(entry.url ? { url: entry.url } : {}),
    areaServed: subject.city ?? '[a town you serve]',
    provider: { '@id': `${url}#business` },
  }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, null, 2).replace(/<\//g, '<\\/');
  return {
    label: 'List of your services for machines (goes into the page head)',
    language: 'json-ld',
    text: `<script type="application/ld+json">\n${json}\n</script>`,
  };
}
