import type { Paste } from '@named-first/contract';
import { APP_FRAMEWORKS, type AppFramework } from '../lexicon/builders/app-frameworks.ts';
import type { PageDocument } from '../read/html/document.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { definitionSentence, townWithRegion } from './definition-sentence.ts';
import { hoursLines } from './hours-block.ts';
import { escapeHtml, pasted, pastedPart } from './pasted-value.ts';
import { placeSentence, townSentence } from './town-list.ts';

const SERVICES = 3;

type WordFacts = Pick<SiteFacts, 'certain' | 'subject' | 'trade' | 'areas' | 'services' | 'pages'>;

/**
 * The words that a home page needs before any script runs, as HTML for the element that the app fills. React
 * (react.dev/reference/react-dom/client/createRoot), Vue 3 (v3-migration.vuejs.org/breaking-changes/mount-changes) and
 * Angular empty that element when they start.
 */
export function startingWords(facts: WordFacts): Paste {
  const { certain, trade } = facts;
  const place = trade.shape === 'storefront' ? placeSentence(certain) : townSentence(certain);
  const dial = pastedPart(certain.phone, (value) => value, 'digits of your number');
  const lines = [
    `<h1>${escapeHtml(`${pasted(certain.name, 'your business name')}: [what you do] in ${pastedPart(certain.town, townWithRegion, 'your town')}`)}</h1>`,
    `<p>${escapeHtml(definitionSentence(facts).text)}</p>`,
    '<p>[Who you are, since when, and what you do differently, in three or four sentences]</p>',
    '<h2>What we do</h2>',
    '<ul>',
    ...serviceNames(facts).map((name) => `<li>${escapeHtml(name)}: [what it includes and for whom]</li>`),
    '</ul>',
    '<h2>How we work</h2>',
    '<p>[What happens from the first call to the bill, in four or five sentences]</p>',
    '<h2>Where we work</h2>',
    `<p>${escapeHtml(place.text)}</p>`,
    '<h2>Hours and contact</h2>',
    ...hoursLines(certain.hours?.value ?? null).map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p>Phone: <a href="tel:${dial}">${escapeHtml(pasted(certain.phone, 'your phone number'))}</a></p>`,
  ];
  return { label: 'Words to read before the app starts', language: 'html', text: lines.join('\n') };
}

function serviceNames({ certain }: WordFacts): string[] {
  const known = certain.services.slice(0, SERVICES).map((service) => pasted(service, ''));
  return [...known, ...Array<string>(SERVICES - known.length).fill('[one of your main services]')];
}

/**
 * A message to the developer of the site, or to the AI tool that made it: what is wrong, how the frameworks that the
 * page may be made with send finished pages, and how to verify it.
 */
export function prerenderingRequest(home: PageDocument, url: string, tag: string | null): Paste {
  const frame = tag === null ? '' : ` It holds an empty ${tag}, and scripts write the rest in the browser.`;
  const ways = frameworksOf(home).map(({ name, prerendering, source }) => `- ${name}: ${prerendering} (${source}).`);
  const words = home.mainWords === 1 ? 'one word' : `${home.mainWords || 'no'} words`;
  const text = [
    `Without scripts, the main part of ${url} has ${words}.${frame} Most AI assistants do not run scripts, so they can read no more than that.`,
    'Please send every page with its text, title and links in the HTML, by prerendering or server rendering.',
    ...(ways.length > 0 ? ['If the site is made with:', ...ways] : []),
    'It is done when “View page source” shows our phone number and our services on every page.',
  ];
  return {
    label: 'Message to whoever makes the site, or to the AI tool that made it',
    language: 'text',
    text: text.join('\n'),
  };
}

/** The frameworks whose traces the page has. Several may share an id for their element. */
function frameworksOf({ emptyMounts, scripts }: PageDocument): AppFramework[] {
  return APP_FRAMEWORKS.filter(
    ({ mounts, script }) =>
      emptyMounts.some(({ id }) => mounts.includes(id)) || (script && scripts.some(({ src }) => script.test(src))),
  );
}
