import type { Paste } from '@named-first/contract';
import type { CertainFact, CertainFacts } from '../understand/certain-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import type { PageFacts } from '../understand/page-facts.ts';
import { townWithRegion } from './definition-sentence.ts';
import { pasted, pastedPart } from './pasted-value.ts';

type TitleFacts = Pick<SiteFacts, 'pages' | 'certain'>;

/** A proposed title for each page, built from certain facts. */
export function proposedTitles({ pages, certain }: TitleFacts, wanted: readonly PageFacts[]): Paste {
  const lines = pages
    .filter((page) => wanted.includes(page))
    .map((page) => `${page.path}\n  ${proposedTitle(page, certain)}`);
  return { label: 'Proposed page titles', language: 'text', text: lines.join('\n') };
}

function proposedTitle(page: PageFacts, certain: CertainFacts): string {
  const name = pasted(certain.name, 'your business name');
  const town = pasted(certain.town, 'your town');
  const what = pasted(certain.noun, 'what you do');
  switch (page.role) {
    case 'home':
      return `${capital(what)} in ${pastedPart(certain.town, townWithRegion, 'your town')} | ${name}`;
    case 'contact':
      return `Contact ${name}, ${lower(what)} in ${town}`;
    case 'about':
      return `About ${name}, ${lower(what)} in ${town}`;
    case 'faq':
      return `Questions about our work in ${town}, answered | ${name}`;
    case 'reviews':
      return `Reviews of ${name} in ${town}`;
    case 'pricing':
      return `${capital(what)} prices in ${town} | ${name}`;
    case 'area':
      return `${capital(what)} in ${pasted(townOf(page, certain), 'town')} | ${name}`;
    case 'imprint':
    case 'other':
      return `[what this page is about] | ${name}`;
    case 'service':
      return `${inTown(pasted(jobOf(page, certain), 'this service'), town)} | ${name}`;
  }
}

function jobOf(page: PageFacts, { services }: CertainFacts): CertainFact<unknown> | null {
  return services.find((service) => service.value.url === page.url) ?? null;
}

/** The name of a service may already contain the town. */
function inTown(job: string, town: string): string {
  return job.toLowerCase().includes(town.toLowerCase()) ? job : `${job} in ${town}`;
}

/** The town of a town page: a certain one that its heading or its title names. */
function townOf({ document }: PageFacts, { town, towns }: CertainFacts): CertainFact<unknown> | null {
  const heading = document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const words = `${heading} ${document.title?.text ?? ''}`.toLowerCase();
  return [...towns, ...(town ? [town] : [])].find(({ shown }) => words.includes(shown.toLowerCase())) ?? null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
