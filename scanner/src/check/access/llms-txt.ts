import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../../artifacts.ts';
import { withArticle } from '../../fix/definition-sentence.ts';
import { pasted } from '../../fix/pasted-value.ts';
import { isPlatform } from '../../read/platform-hosts.ts';
import type { LlmsFacts } from '../../understand/access/llms.ts';
import type { CertainFacts } from '../../understand/certain-facts.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { isLegalPage } from '../../understand/site/legal-pages.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { type Fault, finding, type Judgement, notMeasured, success } from '../verdict.ts';

const MAX_PAGES_IN_FILE = 12;
const MIN_NAME_WORD_LENGTH = 4;

type Facts = Pick<SiteFacts, 'llms' | 'identity' | 'subject' | 'pages' | 'certain'>;

/** The optional llms.txt file: its absence costs nothing, but a wrong one confuses. */
export const llmsTxt = defineCheck({
  id: 'llms-txt',
  needs: ['llms', 'identity', 'subject', 'pages', 'certain'],
  judge: (facts: Facts): Judgement => {
    const { llms } = facts;
    switch (llms.state) {
      case 'unmeasured':
        return notMeasured('We did not get an answer when we looked for an AI notes file (llms.txt).');
      case 'absent':
        return success(
          'You have no AI notes file (llms.txt). That costs you nothing today: no big assistant has said it reads one.',
          evidenceOf(llms),
        );
      case 'html':
        return warning(
          facts,
          'Your site answers with a web page where an AI notes file (llms.txt) would be. That helps nobody. A plain "not found" is better.',
        );
      case 'server-error':
        return warning(
          facts,
          'Your site gives an error where an AI notes file (llms.txt) would be. Having none is fine, but then say "not found".',
        );
      case 'refused':
        return warning(
          facts,
          'Your site has something at llms.txt but turned us away from it. Notes that nobody may read are no help.',
        );
      case 'text':
        return judgeText(facts);
    }
  },
});

function judgeText(facts: Facts): Judgement {
  const { llms, identity } = facts;
  if (llms.commands.length > 0) {
    return problem(
      'error',
      facts,
      'Your AI notes file (llms.txt) gives orders to AI. Assistants treat that as a trick, and it can cost you their trust. State facts about your business instead.',
      llms.commands,
    );
  }
  const own = llms.links.filter((link) => link.sameSite);
  const strangers = llms.links.filter((link) => !link.sameSite && !isPlatform(link.url));
  if (own.length === 0 && strangers.length > 0) {
    return problem(
      'error',
      facts,
      `Your AI notes file (llms.txt) links only to another site, ${hostOf(strangers[0]?.url ?? '')}. It may be left over from someone else. Fix it or delete it.`,
      evidenceOf(llms),
    );
  }
  const wrongPhone = wrongPhoneOf(llms, identity);
  if (wrongPhone) {
    return problem(
      'warning',
      facts,
      `Your AI notes file (llms.txt) lists ${wrongPhone.shown}, but your site says ${identity.phoneShown}. Fix it or delete it.`,
      [wrongPhone.evidence],
    );
  }
  if (!llms.title)
    return problem(
      'warning',
      facts,
      'Your AI notes file (llms.txt) has no title line. A reader cannot tell whose notes these are.',
      evidenceOf(llms),
    );
  if (identity.name && !mentions(llms.text, identity.name)) {
    return problem(
      'warning',
      facts,
      `Your AI notes file (llms.txt) never names ${identity.name}. It may be old or left over from a template. Fix it or delete it.`,
      evidenceOf(llms),
    );
  }
  if (own.length === 0)
    return problem(
      'warning',
      facts,
      'Your AI notes file (llms.txt) has no links to your own pages. Without them it leads nowhere.',
      evidenceOf(llms),
    );
  const dead = own.filter((link) => link.alive === false);
  if (dead.length > 0) {
    return problem(
      'warning',
      facts,
      `Your AI notes file (llms.txt) has ${countOf(dead.length, 'link')} that lead nowhere. Fix or remove them.`,
      dead.map((link) => ({
        url: llms.url,
        place: 'llms.txt',
        excerpt: excerptAround(llms.text, link.text || link.url),
      })),
    );
  }
  return success(
    `Your AI notes file (llms.txt) has a title and ${countOf(own.length, 'link')} to your own pages, and agrees with your site. It is optional, and no big assistant has said it reads one.`,
    evidenceOf(llms),
  );
}

function wrongPhoneOf(llms: LlmsFacts, identity: Facts['identity']): LlmsFacts['phones'][number] | null {
  if (!identity.phone) return null;
  const known = new Set(
    [identity.phone, ...identity.phones.filter((phone) => phone.source !== 'llms.txt').map((phone) => phone.value)].map(
      (value) => value.replace(/\D/g, '').slice(-10),
    ),
  );
  return llms.phones.find((phone) => !known.has(phone.digits)) ?? null;
}

function mentions(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_NAME_WORD_LENGTH);
  return words.length === 0 ? lower.includes(name.toLowerCase()) : words.some((word) => lower.includes(word));
}

function excerptAround(text: string, part: string): string {
  const line = text.split(/\r?\n/).find((candidate) => candidate.includes(part)) ?? part;
  return line.replace(/\s+/g, ' ').trim().slice(0, 240);
}

function evidenceOf(llms: LlmsFacts): Evidence[] {
  return llms.evidence ? [llms.evidence] : [];
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

function warning(facts: Facts, description: string): Judgement {
  return problem('warning', facts, description, evidenceOf(facts.llms));
}

function problem(status: Fault, facts: Facts, description: string, evidence: readonly Evidence[]): Judgement {
  return finding(status, description, evidence, {
    summary: 'Delete the file, or replace it with plain notes about your business. Both are fine.',
    steps: [
      `Remove ${facts.llms.url} so that it answers 404, or serve short notes with your name, trade, town and phone number there as text/plain.`,
    ],
    paste: [{ label: 'llms.txt from facts on your site', language: 'markdown', text: notesFile(facts) }],
  });
}

function notesFile({ certain, pages }: Facts): string {
  const name = pasted(certain.name, 'your business name');
  const what = certain.noun ? withArticle(certain.noun.value.companyNoun) : '[what you do]';
  const telling = pages.filter((page) => !isLegalPage(page));
  const listed = telling.slice(0, MAX_PAGES_IN_FILE).map((page) => `- [${linkWords(page, certain)}](${page.url})`);
  return [
    `# ${name}`,
    '',
    `> ${name} is ${what} in ${pasted(certain.town, 'your town')}. Phone: ${pasted(certain.phone, 'your phone number')}.`,
    '',
    '## Pages',
    '',
    ...listed,
    '',
  ].join('\n');
}

/** A description of the page by role. Titles may contain slogans and outdated numbers, so they are not used. */
const ROLE_WORDS: Partial<Record<PageRole, string>> = {
  home: 'Home',
  contact: 'Contact',
  about: 'About',
  faq: 'Questions and answers',
  reviews: 'Reviews',
  pricing: 'Prices',
};

function linkWords({ role, url, path }: PageFacts, { services }: CertainFacts): string {
  const job = services.find((service) => service.value.url === url);
  return job ? pasted(job, '') : (ROLE_WORDS[role] ?? path);
}
