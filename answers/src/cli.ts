import type { AskedAnswer, Place } from './answer.ts';
import { askedAnswer } from './ask/asked-answer.ts';
import type { Asker } from './ask/asker.ts';
import { createAsker, type Lane, type LanesSettings, lanesOf } from './ask/create-askers.ts';
import { stopsLane } from './ask/failure.ts';
import { type AskOptions, parseOptions, type ReplayOptions, USAGE } from './cli/options.ts';
import { loadAnswers, saveAnswer } from './cli/saved-answers.ts';
import { terminalAnswers } from './cli/terminal-answers.ts';
import { costOfPanel, formatMicros } from './cost.ts';
import { priceWarning } from './models.ts';
import { findPlace } from './questions/find-place.ts';
import { findTrade } from './questions/find-trade.ts';
import { type PlannedAsk, planPanel } from './questions/plan-panel.ts';

const DONE = 0;
const NOBODY_ASKED = 1;
const WRONG_USAGE = 2;

/** Concurrent requests to one assistant. */
const AT_ONCE = 2;

export type AskParts = {
  lanes: LanesSettings;
  say(text: string): void;
  warn(text: string): void;
  now(): Date;
};

/**
 * `npm run ask`: asks assistants the questions of a market, or shows saved answers again.
 *
 * @param args without node and script.
 * @returns the exit code: 0 if answers are shown, 1 if no assistant was asked, 2 for wrong usage.
 */
export async function runAsk(args: readonly string[], parts: AskParts): Promise<number> {
  const options = parseOptions(args);
  switch (options.command) {
    case 'help':
      parts.say(USAGE);
      return DONE;
    case 'wrong-usage':
      parts.warn(`${options.message}\n\n${USAGE}`);
      return WRONG_USAGE;
    case 'replay':
      return replay(options, parts);
    case 'ask':
      return ask(options, parts);
  }
}

async function replay({ from, site, json }: ReplayOptions, { say, warn }: AskParts): Promise<number> {
  try {
    const answers = (await loadAnswers(from)).map(({ asked }) => asked);
    say(json ? JSON.stringify(answers, null, 2) : terminalAnswers(answers, site));
    return answers.length > 0 ? DONE : NOBODY_ASKED;
  } catch (error) {
    warn(`The answers in ${from} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return WRONG_USAGE;
  }
}

async function ask(options: AskOptions, parts: AskParts): Promise<number> {
  const trade = findTrade(options.trade);
  if (!trade) return wrong(parts, `No trade is called "${options.trade}".`);
  const found = findPlace(options.town, options.country);
  if (found.kind === 'unknown') return wrong(parts, `No town called "${options.town}" is known in ${options.country}.`);
  if (found.kind === 'ambiguous') {
    return wrong(
      parts,
      `"${options.town}" is in several regions (${found.regions.join(', ')}). Name one: "${options.town}, ${found.regions[0]}".`,
    );
  }
  const lanes = lanesOf(parts.lanes).filter(({ provider }) => options.assistants?.includes(provider) ?? true);
  if (lanes.length === 0) {
    parts.warn(
      'Nobody was asked: no assistant has a key. Set OPENAI_API_KEY, ANTHROPIC_API_KEY or PERPLEXITY_API_KEY.',
    );
    return NOBODY_ASKED;
  }
  tellCost(lanes, options, parts);
  if (!options.yes) {
    parts.warn('Nobody was asked yet. Add --yes to go on.');
    return NOBODY_ASKED;
  }
  const answers = await askAll(lanes, options, { ...parts, trade, place: found.place });
  parts.say(options.json ? JSON.stringify(answers, null, 2) : terminalAnswers(answers, options.site));
  return answers.length > 0 ? DONE : NOBODY_ASKED;
}

function wrong({ warn }: AskParts, message: string): number {
  warn(message);
  return WRONG_USAGE;
}

function tellCost(lanes: readonly Lane[], options: AskOptions, { warn, now }: AskParts): void {
  const { asks, usualMicros, mostMicros } = costOfPanel(lanes, options);
  const names = lanes.map(({ label, model }) => `${label} (${model})`).join(', ');
  warn(
    `Up to ${asks} questions to ${names}: usually ${formatMicros(usualMicros)}, at most ${formatMicros(mostMicros)}.`,
  );
  for (const { provider, model } of lanes) {
    const warning = priceWarning(provider, model, now());
    if (warning) warn(warning);
  }
}

type Market = AskParts & { trade: NonNullable<ReturnType<typeof findTrade>>; place: Place };

async function askAll(lanes: readonly Lane[], options: AskOptions, market: Market): Promise<AskedAnswer[]> {
  const all = await Promise.all(
    lanes.map(async ({ provider }) => {
      const asker = await createAsker(market.lanes, provider);
      return asker ? askLane(asker, options, market) : [];
    }),
  );
  return all.flat();
}

/** Asks one assistant, a few questions at a time. A failure that would affect every request ends its lane. */
async function askLane(asker: Asker, options: AskOptions, market: Market): Promise<AskedAnswer[]> {
  const size = { questions: options.questions, samples: options.samples };
  const queue = planPanel(market.trade, market.place, { size, placeMode: asker.setup.placeMode }).map(
    (planned, index) => ({
      ...planned,
      id: `${asker.provider}-${String(index).padStart(3, '0')}`,
    }),
  );
  const answers: AskedAnswer[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const asked = await askOne(asker, next, { ...market, saveTo: options.saveTo });
      answers.push(asked);
      if (asked.answer.state === 'failed' && stopsLane(asked.answer.reason)) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers.toSorted((a, b) => a.id.localeCompare(b.id));
}

async function askOne(
  asker: Asker,
  planned: PlannedAsk & { id: string },
  { place, saveTo, now }: Market & { saveTo: string | null },
): Promise<AskedAnswer> {
  const askedAt = now();
  const { answer, raw } = await asker.ask(planned.question, place, new AbortController().signal);
  const asked = askedAnswer(asker, { ...planned, place, askedAt }, answer);
  if (saveTo !== null) await saveAnswer(saveTo, { asked, raw });
  return asked;
}
