import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** The folder for the evidence of failing browser tests. Emptied when a run of browser tests starts. */
const EVIDENCE_FOLDER = resolve(import.meta.dirname, '../../test-results');

type FailingTask = { name: string; file: { name: string }; result?: { state?: string } | undefined };

/** The contexts of this test file that are recording a trace. */
const recording = new Set<BrowserContext>();
let lastSaved: FailingTask | null = null;

/** Removes the evidence of earlier runs. */
export function clearEvidence(): void {
  rmSync(EVIDENCE_FOLDER, { recursive: true, force: true });
}

/**
 * Records what happens in a context: the test's calls with source lines, DOM snapshots, console and network.
 * `TRACE=off` disables it to save processor time.
 */
export async function recordTrace(context: BrowserContext): Promise<void> {
  if (process.env.TRACE === 'off') return;
  await context.tracing.start({ snapshots: true, sources: true });
  recording.add(context);
  context.once('close', () => recording.delete(context));
}

/** Starts the trace of the next test in a reused context. */
export async function restartTrace(context: BrowserContext): Promise<void> {
  if (!recording.has(context)) return;
  await context.tracing.stopChunk();
  await context.tracing.startChunk();
}

/**
 * If the test failed, saves the trace of every open context and a screenshot of every open page in a folder named after
 * the test. Call it while they are open; a second call for the same test does nothing. Errors while saving are ignored,
 * because the failure itself matters more.
 */
export async function saveEvidence(task: FailingTask): Promise<void> {
  if (task.result?.state !== 'fail' || recording.size === 0 || task === lastSaved) return;
  lastSaved = task;
  const folder = join(EVIDENCE_FOLDER, folderName(task));
  mkdirSync(folder, { recursive: true });
  await Promise.all([...recording].map((context, index) => saveContext(context, folder, index + 1)));
}

async function saveContext(context: BrowserContext, folder: string, number: number): Promise<void> {
  const shots = context
    .pages()
    .map((page, index) =>
      page.screenshot({ path: join(folder, `page-${number}-${index + 1}.png`), timeout: 10_000 }).catch(() => null),
    );
  await Promise.all(shots);
  await context.tracing
    .stopChunk({ path: join(folder, `trace-${number}.zip`) })
    .then(() => context.tracing.startChunk())
    .catch(() => {});
}

/** The folder of one test: its file and its name, without characters that a file system rejects. */
function folderName({ name, file }: Pick<FailingTask, 'name' | 'file'>): string {
  const words = `${file.name.replace(/^.*\//, '').replace(/\.test\.ts$/, '')} ${name}`;
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}
