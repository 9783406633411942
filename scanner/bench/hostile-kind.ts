// Measures one kind of hostile text at each size and prints a line for each; started by `hostile.ts`.
import { judge } from '../src/report/judge.ts';
import { hostileSite } from '../test/hostile-site.ts';
import { HOSTILE_TEXTS, type HostileText } from '../test/hostile-texts.ts';

const KB = 1024;
export const SIZES = [64 * KB, 256 * KB, KB * KB, 5 * KB * KB];
/** Prefix of a kind's name: measures twelve pages of it at once. */
export const WHOLE_SITE = 'whole site of ';

/** Processor time in milliseconds (user and system, all threads), and peak resident memory so far in megabytes. */
export type Measured = { ms: number; peakMb: number };

/** Each figure is the best of as many rounds as fit into this time. */
const ENOUGH_MS = 300;
const MAX_ROUNDS = 8;

async function once({ collect }: ReturnType<typeof hostileSite>): Promise<number> {
  const start = process.cpuUsage();
  judge(await collect());
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function best(text: HostileText, size: number, everyPage = false): Promise<Measured> {
  const site = hostileSite(text, size, { everyPage });
  let least = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let round = 0; round < MAX_ROUNDS && spent < ENOUGH_MS; round += 1) {
    const ms = await once(site);
    least = Math.min(least, ms);
    spent += ms;
  }
  return { ms: least, peakMb: Math.round(process.resourceUsage().maxRSS / KB) };
}

function textNamed(name: string): HostileText {
  const text = HOSTILE_TEXTS.find((candidate) => candidate.name === name);
  if (!text) throw new Error(`There is no hostile text called ${name}`);
  return text;
}

const [name] = process.argv.slice(2);
if (import.meta.main && name !== undefined) {
  const whole = name.startsWith(WHOLE_SITE);
  const text = textNamed(whole ? name.slice(WHOLE_SITE.length) : name);
  for (const size of whole ? SIZES.slice(-1) : SIZES) console.log(JSON.stringify(await best(text, size, whole)));
}
