import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import { cardType } from './business-json-ld.ts';
import { businessId, type MarkedFacts, markedBusiness } from './marked-business.ts';
import { pasted } from './pasted-value.ts';

const MAX_SERVICES = 12;

type ServiceCardFacts = MarkedFacts & Pick<SiteFacts, 'trade'>;

/** A list of the services that the site names, linked to the label of the business by its `@id`. */
export function serviceJsonLd(facts: ServiceCardFacts): Paste {
  const { certain } = facts;
  const named = certain.services.slice(0, MAX_SERVICES);
  const entries =
    named.length > 0
      ? named.map((service) => ({ name: pasted(service, ''), url: service.value.url }))
      : [{ name: '[a service you offer]', url: null }];
  const graph = entries.map((entry, at) => ({
    '@type': 'Service',
    name: entry.name,
    ...(entry.url ? { url: entry.url } : {}),
    areaServed: pasted(certain.town, 'a town you serve'),
    provider: at === 0 ? providerOf(facts) : { '@id': businessId(facts) },
  }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, null, 2).replace(/<\//g, '<\\/');
  return {
    label: 'List of your services for machines (goes into the page head)',
    language: 'json-ld',
    text: `<script type="application/ld+json">\n${json}\n</script>`,
  };
}

/**
 * The business that offers the services. A label of the site without an `@id` cannot be referred to, so the first service
 * says who its provider is.
 */
function providerOf(facts: ServiceCardFacts): object {
  const { site, certain } = facts;
  const id = businessId(facts);
  const own = markedBusiness(facts);
  if (!own || own.id === id) return { '@id': id };
  return {
    '@type': cardType(facts),
    '@id': id,
    name: pasted(certain.name, 'your business name'),
    url: site.finalUrl ?? site.website,
  };
}
