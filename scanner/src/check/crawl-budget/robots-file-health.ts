import type { Evidence } from '@named-first/contract';
import type { RobotsFacts, RobotsProblem } from '../../understand/access/robots.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { type Fault, finding, type Judgement, notMeasured, success } from '../verdict.ts';

const MAX_STEPS = 6;

/** Lines that some parser reads differently than intended. Unknown keys and plain contradictions do no harm. */
const HARMFUL: ReadonlySet<RobotsProblem['kind']> = new Set([
  'misspelt-key',
  'near-miss-name',
  'no-colon',
  'rule-before-agent',
  'crawl-delay',
  'too-big',
  'too-many-redirects',
]);

type Facts = Pick<SiteFacts, 'robots' | 'sitemap'>;

/** Whether robots.txt is served and means what its author intended. */
export const robotsFileHealth = defineCheck({
  id: 'robots-file-health',
  needs: ['robots', 'sitemap'],
  judge: (facts: Facts): Judgement => {
    const { robots } = facts;
    switch (robots.state) {
      case 'unmeasured':
        return notMeasured('We did not get to ask for your robots file, so we say nothing about it.');
      case 'absent':
        return success(
          'You have no robots file, and that is fine. Every bot may then read your whole site.',
          evidenceOf(robots),
        );
      case 'unreachable':
        return trouble('error', facts, unreachableText(robots), evidenceOf(robots));
      case 'not-text':
        return trouble(
          'warning',
          facts,
          'Your site answers with a web page where the robots file should be. Bots find no rules in it, and some may not know what to make of it.',
          evidenceOf(robots),
        );
      case 'refused':
        return trouble('warning', facts, refusedText(robots), evidenceOf(robots));
      case 'valid':
        return judgeFile(facts);
    }
  },
});

function judgeFile(facts: Facts): Judgement {
  const { robots } = facts;
  const harmful = robots.problems.filter((problem) => HARMFUL.has(problem.kind));
  const [first] = harmful;
  if (!first) {
    const map = robots.sitemaps.length > 0 ? ' It also names your site map.' : '';
    return success(
      `Your robots file is a clean text file of ${countOf(robots.bytes, 'byte')}, and every line in it can be read.${map}`,
      evidenceOf(robots),
    );
  }
  const evidence = harmful
    .filter((problem) => problem.text !== '')
    .map((problem) => ({
      url: robots.url,
      place: 'robots.txt' as const,
      excerpt: problem.text.replace(/\s+/g, ' ').trim().slice(0, 240),
    }));
  return trouble(
    'warning',
    facts,
    problemText(first, harmful.length),
    evidence.length > 0 ? evidence : evidenceOf(robots),
  );
}

function unreachableText(robots: RobotsFacts): string {
  const what =
    robots.status === null
      ? 'does not answer'
      : robots.status === 429
        ? 'answers "too many visits"'
        : 'returns a server error';
  return `Your robots file ${what}. The rule book says bots must then stay away from the whole site. This may be brief, so check it again soon.`;
}

function refusedText(robots: RobotsFacts): string {
  if (robots.status === null)
    return 'Your robots file sends visitors on and on and never arrives. Bots then act as if you had none.';
  return `Your site refused us the robots file (error ${robots.status}). Bots then act as if you had none, so rules you may have set do not count.`;
}

function problemText(problem: RobotsProblem, count: number): string {
  const others = count > 1 ? ` ${count - 1} more ${count === 2 ? 'line needs' : 'lines need'} a look.` : '';
  switch (problem.kind) {
    case 'near-miss-name':
      return `Your robots file has rules for "${problem.detail.split(' → ')[0]?.slice(0, 40)}", but no bot goes by that name. The rule does nothing.${others}`;
    case 'misspelt-key':
      return `Your robots file has a misspelt word in line ${problem.line}. Some bots forgive it and some skip the line.${others}`;
    case 'no-colon':
      return `Line ${problem.line} of your robots file is not a rule that bots can read. Some will skip it.${others}`;
    case 'rule-before-agent':
      return `Your robots file has a rule in line ${problem.line} before it says whom it is for. Bots skip such a rule.${others}`;
    case 'crawl-delay':
      return `Your robots file asks bots to wait ${problem.detail} seconds between pages. A bot with little time will see only a few of them.${others}`;
    case 'too-big':
      return 'Your robots file is larger than 500 KB. Bots stop reading there, so the rest of your rules do not count.';
    default:
      return `Your robots file has a line that bots may read in another way than you meant.${others}`;
  }
}

function trouble(status: Fault, facts: Facts, description: string, evidence: readonly Evidence[]): Judgement {
  const { robots } = facts;
  const lines = robots.problems.filter((problem) => HARMFUL.has(problem.kind) && problem.line > 0).slice(0, MAX_STEPS);
  const steps =
    lines.length > 0
      ? lines.map((problem) => `Line ${problem.line}: ${problem.text.slice(0, 120)} — ${adviceFor(problem)}`)
      : [`Make ${robots.url} answer with status 200 and type text/plain; the text below is enough.`];
  const paste =
    lines.length > 0
      ? []
      : [{ label: 'A robots.txt that welcomes everyone', language: 'robots' as const, text: readyFile(facts) }];
  return finding(status, description, evidence, { summary: summaryOf(lines.length, robots), steps, paste });
}

function summaryOf(lines: number, robots: RobotsFacts): string {
  if (lines > 0) return 'Correct the faulty lines of your robots file. They are listed below.';
  return robots.state === 'valid'
    ? 'Make your robots file short and plain.'
    : 'Put a short plain robots file on your site. A ready one is below.';
}

function adviceFor(problem: RobotsProblem): string {
  switch (problem.kind) {
    case 'near-miss-name':
      return `no crawler has this name; ${problem.detail.split(' → ')[1] ?? 'a documented one'} may be meant.`;
    case 'crawl-delay':
      return 'remove it, or set it below 10.';
    case 'no-colon':
      return 'write it as "Key: value" or remove it.';
    case 'rule-before-agent':
      return 'put a "User-agent:" line above it.';
    default:
      return 'spell the key as User-agent, Disallow, Allow or Sitemap.';
  }
}

function readyFile({ sitemap }: Facts): string {
  const maps = sitemap.files
    .filter((file) => file.state === 'read' && file.foundBy !== 'index')
    .map((file) => `Sitemap: ${file.url}`);
  return ['User-agent: *', 'Allow: /', ...(maps.length > 0 ? ['', ...maps] : []), ''].join('\n');
}

function evidenceOf(robots: RobotsFacts): Evidence[] {
  return robots.evidence ? [robots.evidence] : [];
}
