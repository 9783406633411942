import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { AskedAnswer } from '../answer.ts';

/** An answer with the raw body that it was read from. */
export type SavedAnswer = { asked: AskedAnswer; raw: string | null };

/** The minimum that is needed to display an answer. Files written by this program contain the rest. */
const saved = z.object({
  asked: z.looseObject({
    id: z.string(),
    question: z.looseObject({ id: z.string(), text: z.string() }),
    sample: z.int(),
    cohort: z.looseObject({ provider: z.string(), served: z.string() }),
    askedAt: z.string(),
    answer: z.discriminatedUnion('state', [
      z.looseObject({
        state: z.literal('answered'),
        text: z.string(),
        cited: z.array(z.looseObject({ url: z.string() })),
      }),
      z.looseObject({ state: z.literal('refused'), words: z.string() }),
      z.looseObject({ state: z.literal('empty') }),
      z.looseObject({ state: z.literal('failed'), reason: z.string(), message: z.string() }),
    ]),
  }),
  raw: z.string().nullable(),
});

/** Writes one file per answer as soon as it arrives, so that an interrupted run keeps the answers it paid for. */
export async function saveAnswer(folder: string, answer: SavedAnswer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${answer.asked.id}.json`), `${JSON.stringify(answer, null, 2)}\n`);
}

/** Reads a folder of saved answers in the planned order. Throws if a file is not a saved answer. */
export async function loadAnswers(folder: string): Promise<SavedAnswer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const parsed = saved.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      if (!parsed.success) throw new Error(`${name} is not a saved answer.`);
      return parsed.data as unknown as SavedAnswer;
    }),
  );
}
