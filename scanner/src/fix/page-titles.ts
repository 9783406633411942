import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import type { PageFacts } from '../understand/page-facts.ts';
import { townOfLabel } from '../understand/places/place-names.ts';

type TitleFacts = Pick<SiteFacts, 'pages' | 'subject' | 'services'>;

/** One proposed title for each page, built from found facts. */
export function proposedTitles({ pages, subject, services }: TitleFacts, wanted: readonly PageFacts[]): Paste {
  const lines = pages
    .filter((page) => wanted.includes(page))
    .map((page) => `${page.path}\n  ${proposedTitle(page, subject, services.services)}`);
  return { label: 'Proposed page titles', language: 'text', text: lines.join('\n') };
}

function proposedTitle(
  page: PageFacts,
  subject: SiteFacts['subject'],
  services: SiteFacts['services']['services'],
): string {
  const name = subject.name ?? '[your business name]';
  const town = subject.city ?? '[your town]';
  const place = subject.city && subject.region ? `${town}, ${subject.region}` : town;
  const what = subject.noun === 'business' ? '[what you do]' : capital(subject.noun);
  switch (page.role) {
    case 'home':
      return `${what} in ${place} | ${name}`;
    case 'contact':
      return `Contact ${name}, ${what.toLowerCase() === what ? what : lower(what)} in ${town}`;
    case 'about':
      return `About ${name}, ${lower(what)} in ${town}`;
    case 'faq':
      return `Questions about our work in ${town}, answered | ${name}`;
    case 'reviews':
      return `Reviews of ${name} in ${town}`;
    case 'pricing':
      return `${what} prices in ${town} | ${name}`;
    case 'area':
      return `${what} in ${townOf(page) ?? '[town]'} | ${name}`;
    case 'other':
      return `${pageSubject(page) ?? '[what this page is about]'} | ${name}`;
    case 'service':
      return `${inTown(jobOf(page, services) ?? '[this service]', town)} | ${name}`;
  }
}

function jobOf(page: PageFacts, services: SiteFacts['services']['services']): string | null {
  return services.find((service) => service.page?.url === page.url)?.name ?? pageSubject(page);
}

/** A job's name may hold the town already. */
function inTown(job: string, town: string): string {
  return job.toLowerCase().includes(town.toLowerCase()) ? job : `${job} in ${town}`;
}

/** The town of a town page, from its heading or its title. */
function townOf({ document }: PageFacts): string | null {
  const heading = document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  return (townOfLabel(heading) ?? townOfLabel(document.title?.text ?? ''))?.name ?? null;
}

/** What the page is about, from its own heading or address. */
function pageSubject(page: PageFacts): string | null {
  const heading = page.document.headings.find(({ level, text }) => level === 1 && text !== '')?.text;
  if (heading && heading.length <= 50 && !/[.!?]$|^(?:our |all )?services$/i.test(heading)) return heading;
  const slug =
    page.path
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' ') ?? '';
  return /^[a-z][a-z ]{1,40}$/i.test(slug)
    ? capital(slug.replace(/\b(?:hvac|ac|ev)\b/g, (word) => word.toUpperCase()))
    : null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
