import type { SiteFacts } from '../understand/facts.ts';
import { normaliseText } from '../understand/identity/names.ts';
import type { PageFacts } from '../understand/page-facts.ts';
import { descriptionOf } from '../understand/prose/page-description.ts';

type CertainService = SiteFacts['certain']['services'][number];

const MOST = 3;
/** If fewer of the services than this are certain, only those in the title count as main services. */
const MIN_SHARE = 0.3;

export type MainServices = {
  chosen: readonly CertainService[];
  /** True if the site names other services too. */
  more: boolean;
  /** True if several services are certain, but we cannot tell which ones are the main ones. */
  unclear: boolean;
};

/**
 * The services that a sentence about the whole business may name: those that the site itself puts first, in its title,
 * its menu, a heading of the home page or on their own page. Services that a client signed keep their order.
 */
export function mainServices({
  certain,
  services,
  pages,
}: Pick<SiteFacts, 'certain' | 'services' | 'pages'>): MainServices {
  const all = certain.services;
  if (certain.signed) return { chosen: all.slice(0, MOST), more: all.length > MOST, unclear: false };
  const signs = signsOfHome(pages[0]);
  const inTitle = all.filter(({ shown }) => signs.title.includes(` ${normaliseText(shown)} `));
  const others = all.filter((service) => !inTitle.includes(service) && isProminent(service, signs));
  const isShare = all.length >= services.services.length * MIN_SHARE;
  const chosen = [...inTitle, ...(isShare ? others : [])].slice(0, MOST);
  if (chosen.length < 2) return { chosen: [], more: false, unclear: all.length > 1 };
  return { chosen, more: services.services.length > chosen.length, unclear: false };
}

type HomeSigns = { title: string; menu: readonly string[]; headings: readonly string[] };

function signsOfHome(home: PageFacts | undefined): HomeSigns {
  if (!home) return { title: '', menu: [], headings: [] };
  const { title, headings, links } = home.document;
  const description = descriptionOf(home.document);
  const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return {
    title: ` ${normaliseText([title?.text ?? '', ...main, description].join(' . '))} `,
    menu: links.filter(({ region }) => region === 'nav' || region === 'header').map(({ text }) => normaliseText(text)),
    headings: headings.filter(({ level }) => level === 2 || level === 3).map(({ text }) => normaliseText(text)),
  };
}

function isProminent({ shown, value }: CertainService, { menu, headings }: HomeSigns): boolean {
  const name = normaliseText(shown);
  return value.url !== null || menu.includes(name) || headings.includes(name);
}
