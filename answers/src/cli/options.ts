import { parseArgs } from 'node:util';
import { type AskedProvider, PROVIDERS } from '../answer.ts';

export const USAGE = `Usage:
  npm run ask -- --trade plumbing --town "Tacoma, WA" [--site example.com] [options]
  npm run ask -- --from DIR [--site example.com]

  --trade NAME        a trade of the lexicon: plumbing, dentist, roofer …
  --town "TOWN, RG"   the town, with its region where several have one of that name
  --country CC        ISO 3166-1 code of the country (US)
  --site HOST         tells in which answers this website is cited
  --questions N       how many questions, 1 to 8 (4)
  --samples N         how often each is asked, 1 to 10 (3)
  --assistants LIST   openai, anthropic, perplexity, compatible; all with a key unless given
  --save-to DIR       saves every answer as a file
  --from DIR          shows saved answers again; nobody is asked
  --json              prints the answers as JSON
  --yes               asks at once; without it the cost is shown and nobody is asked`;

export type AskOptions = {
  command: 'ask';
  trade: string;
  town: string;
  country: string;
  site: string | null;
  questions: number;
  samples: number;
  assistants: AskedProvider[] | null;
  saveTo: string | null;
  json: boolean;
  yes: boolean;
};
export type ReplayOptions = { command: 'replay'; from: string; site: string | null; json: boolean };
export type CliOptions = AskOptions | ReplayOptions | { command: 'help' } | { command: 'wrong-usage'; message: string };

const MAX_COUNTS = { questions: 8, samples: 10 };

export function parseOptions(args: readonly string[]): CliOptions {
  try {
    return optionsOf(args);
  } catch (error) {
    return { command: 'wrong-usage', message: error instanceof Error ? error.message : String(error) };
  }
}

function optionsOf(args: readonly string[]): CliOptions {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ trade: text, town: text, country: text, site: text, questions: text, samples: text, assistants: text },
      ...{ 'save-to': text, from: text, json: flag, yes: flag, help: flag },
    },
  });
  if (values.help) return { command: 'help' };
  const site = values.site?.trim().toLowerCase() ?? null;
  const json = values.json ?? false;
  if (values.from !== undefined) return { command: 'replay', from: values.from, site, json };
  if (!values.trade || !values.town) throw new Error('Name a trade and a town.');
  return {
    command: 'ask',
    trade: values.trade,
    town: values.town,
    country: values.country ?? 'US',
    site,
    questions: count(values.questions, { name: 'questions', fallback: 4 }),
    samples: count(values.samples, { name: 'samples', fallback: 3 }),
    assistants: values.assistants === undefined ? null : providers(values.assistants),
    saveTo: values['save-to'] ?? null,
    json,
    yes: values.yes ?? false,
  };
}

function count(
  text: string | undefined,
  { name, fallback }: { name: keyof typeof MAX_COUNTS; fallback: number },
): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MAX_COUNTS[name]) {
    throw new Error(`--${name} takes a whole number from 1 to ${MAX_COUNTS[name]}.`);
  }
  return number;
}

function providers(text: string): AskedProvider[] {
  const known = PROVIDERS.filter((provider): provider is AskedProvider => provider !== 'pasted');
  return text.split(',').map((part) => {
    const found = known.find((provider) => provider === part.trim());
    if (!found) throw new Error(`--assistants takes ${known.join(', ')}; "${part.trim()}" is none of them.`);
    return found;
  });
}
