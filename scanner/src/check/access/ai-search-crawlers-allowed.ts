import type { Evidence } from '@named-first/contract';
import { welcomeInRobots } from '../../fix/files/welcome-in-robots.ts';
import { CRAWLERS } from '../../lexicon/crawlers.ts';
import type { CrawlerAccess, RobotsFacts } from '../../understand/access/robots.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { type Fix, finding, type Judgement, notMeasured, success } from '../verdict.ts';

/**
 * Without one of these three a business is missing from Google, Copilot or ChatGPT, so blocking any of them is an
 * error.
 */
const DECISIVE = new Set(['Googlebot', 'Bingbot', 'OAI-SearchBot']);
const BLOCKED_CORE_ERROR = 2;
const PAGE_SHARE_ERROR = 0.5;

type Facts = Pick<SiteFacts, 'robots' | 'subject'>;

/**
 * Whether the crawlers that feed answers may read the site. Training crawlers are the owner's choice and never count.
 */
export const aiSearchCrawlersAllowed = defineCheck({
  id: 'ai-search-crawlers-allowed',
  needs: ['robots', 'subject'],
  judge: ({ robots, subject }: Facts): Judgement => {
    if (robots.state === 'unmeasured')
      return notMeasured('We did not get to read your robots file, so we cannot say who may visit your site.');
    if (robots.state === 'unreachable') return unreachable(robots);
    const scored = robots.crawlers.filter((crawler) => crawler.weight !== 'listed');
    const blocked = scored.filter((crawler) => !crawler.home || crawler.blockedPages.length > 0);
    if (blocked.length === 0) return allowed(robots, scored.length);
    const status = isError(blocked) ? 'error' : 'warning';
    return finding(status, describe(blocked, subject), evidenceOf(robots, blocked), fixOf(robots, blocked));
  },
});

function isError(blocked: readonly CrawlerAccess[]): boolean {
  const core = blocked.filter((crawler) => crawler.weight === 'core');
  const shutOut = core.filter((crawler) => !crawler.home);
  if (shutOut.some((crawler) => DECISIVE.has(crawler.token)) || shutOut.length >= BLOCKED_CORE_ERROR) return true;
  return core.some((crawler) => crawler.home && 1 - crawler.allowedShare >= PAGE_SHARE_ERROR);
}

function allowed(robots: RobotsFacts, count: number): Judgement {
  const why = robots.state === 'valid' ? 'Your robots file lets' : 'You have no robots rules, which lets';
  const description = `${why} all ${count} bots that feed AI answers read the pages we checked. They include those of Google, Bing, ChatGPT, Claude and Perplexity.${trainingNote(robots)}`;
  return success(description, robots.evidence ? [robots.evidence] : []);
}

/** Mentions, without an effect on the score, bots that only collect text to train models and feed no answers. */
function trainingNote({ crawlers }: RobotsFacts): string {
  const kept = crawlers.filter(({ role, home }) => role === 'training' && !home).map(({ token }) => token);
  if (kept.length === 0) return '';
  return ` You keep out ${nameList(kept, 3)}, which only ${kept.length === 1 ? 'trains' : 'train'} AI: that is your choice and costs you no answers.`;
}

function unreachable(robots: RobotsFacts): Judgement {
  return finding(
    'error',
    'Your robots file gives an error instead of an answer. Bots that follow the rules must then stay away from your whole site, so AI assistants may not read it. This may be brief.',
    robots.evidence ? [robots.evidence] : [],
    {
      summary: 'Make your robots file answer again. The fix for "Is your robots file healthy?" has a ready file.',
      steps: [
        `Open ${robots.url} in a browser and see what your server answers.`,
        'Serve the file as plain text with status 200.',
      ],
    },
  );
}

function describe(blocked: readonly CrawlerAccess[], subject: Facts['subject']): string {
  const shutOut = blocked.filter((crawler) => !crawler.home);
  const place = subject.city ? `in ${subject.city}` : 'nearby';
  if (shutOut.length > 0) {
    const names = nameList([...new Set(shutOut.map(feedsOf))], 4);
    return `Your robots file tells the bots behind ${names} to stay out. When someone asks there for a ${subject.noun} ${place}, your pages cannot be used. Blocking bots that only train AI is fine and is your choice.`;
  }
  const names = nameList([...new Set(blocked.map(feedsOf))], 4);
  const most = Math.max(...blocked.map((crawler) => crawler.blockedPages.length));
  return `Your robots file keeps the bots behind ${names} off ${most === 1 ? 'one' : most} of the pages we checked. What stands there cannot be used in an answer.`;
}

function feedsOf(crawler: CrawlerAccess): string {
  return CRAWLERS.find((row) => row.token === crawler.token)?.feeds ?? crawler.token;
}

function evidenceOf(robots: RobotsFacts, blocked: readonly CrawlerAccess[]): Evidence[] {
  const rules = new Map<string, Evidence>();
  for (const { token, rule } of blocked) {
    if (!rule) continue;
    const named = agentLine(robots.text, token);
    for (const excerpt of [named, rule.text]) {
      if (excerpt)
        rules.set(excerpt, {
          url: robots.url,
          place: 'robots.txt',
          excerpt: excerpt.replace(/\s+/g, ' ').trim().slice(0, 240),
        });
    }
  }
  return [...rules.values()];
}

function agentLine(text: string, token: string): string | null {
  const lower = token.toLowerCase();
  return (
    text.split(/\r\n|\r|\n/).find((line) => /^\s*user-?agent/i.test(line) && line.toLowerCase().includes(lower)) ?? null
  );
}

function fixOf(robots: RobotsFacts, blocked: readonly CrawlerAccess[]): Fix {
  const tokens = blocked.map((crawler) => crawler.token);
  const summary = robots.pastedBlockList
    ? 'Take the search bots out of the list of AI bots in your robots file. It mixes them with training bots, which you can go on keeping out.'
    : 'Let the bots that answer customers back in. You can go on keeping out bots that only train AI.';
  return {
    summary,
    steps: [
      `Open the file behind ${robots.url} (your host, SEO plugin or website builder has a box for it).`,
      'Delete the lines that start with "-" and add the lines that start with "+", without the signs.',
      `Scan again to see that ${tokens.length === 1 ? 'the bot is' : `all ${tokens.length} bots are`} let in.`,
    ],
    paste: [{ label: 'Changes to robots.txt', language: 'diff', text: welcomeInRobots(robots.text, tokens) }],
  };
}
