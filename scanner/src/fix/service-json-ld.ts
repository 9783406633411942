import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import { pasted } from './pasted-value.ts';

const MAX_SERVICES = 12;

type ServiceCardFacts = Pick<SiteFacts, 'site' | 'certain'>;

/** A list of the services that the site names, linked to the business card by its `@id`. */
export function serviceJsonLd({ site, certain }: ServiceCardFacts): Paste {
  const url = site.finalUrl ?? site.website;
  const named = certain.services.slice(0, MAX_SERVICES);
  const entries =
    named.length > 0
      ? named.map((service) => ({ name: pasted(service, ''), url: service.value.url }))
      : [{ name: '[a service you offer]', url: null }];
  const graph = entries.map((entry) => ({
    '@type': 'Service',
    name: entry.name,
    ...(entry.url ? { url: entry.url } : {}),
    areaServed: pasted(certain.town, 'a town you serve'),
    provider: { '@id': `${url}#business` },
  }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, null, 2).replace(/<\//g, '<\\/');
  return {
    label: 'List of your services for machines (goes into the page head)',
    language: 'json-ld',
    text: `<script type="application/ld+json">\n${json}\n</script>`,
  };
}
