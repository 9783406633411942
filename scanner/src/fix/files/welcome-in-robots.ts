/** A run of `User-agent` lines with the rules below, by line number (from 0). */
type Block = { agents: { line: number; token: string }[]; rules: number[] };

const AGENT = /^\s*user-?agent\s*:\s*([a-z_-]+|\*)/i;
/** `Disallow` including the misspellings that Google's parser accepts (google/robotstxt, robots.cc). */
const RULE = /^\s*(?:allow|d\w{4,9}[ao]w|crawl-delay)\s*:/i;

/**
 * An edit of robots.txt that allows the given crawlers, as a diff: removes their names from the groups that block them,
 * removes groups left without a name, and adds one group that allows them. The rules for everyone else stay.
 */
export function welcomeInRobots(text: string, tokens: readonly string[]): string {
  const lines = text === '' ? [] : text.split(/\r\n|\r|\n/);
  const wanted = new Set(tokens.map((token) => token.toLowerCase()));
  const removed = new Set<number>();
  for (const block of blocksOf(lines)) {
    const leaving = block.agents.filter((agent) => wanted.has(agent.token));
    for (const agent of leaving) removed.add(agent.line);
    if (leaving.length > 0 && leaving.length === block.agents.length) for (const line of block.rules) removed.add(line);
  }
  const gone = [...removed].sort((a, b) => a - b).map((line) => `- ${(lines[line] ?? '').trim()}`);
  const added = [...tokens.map((token) => `+ User-agent: ${token}`), '+ Allow: /'];
  return [...gone, ...added].join('\n');
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let inRun = false;
  lines.forEach((text, line) => {
    const token = AGENT.exec(text)?.[1]?.toLowerCase();
    if (token !== undefined) {
      if (!inRun) blocks.push({ agents: [], rules: [] });
      inRun = true;
      blocks.at(-1)?.agents.push({ line, token });
    } else if (RULE.test(text)) {
      inRun = false;
      blocks.at(-1)?.rules.push(line);
    }
  });
  return blocks;
}
