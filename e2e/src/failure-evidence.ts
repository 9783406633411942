import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** The folder for the evidence of failing browser tests. Emptied when a run of browser tests starts. */
const EVIDENCE_FOLDER = resolve(import.meta.dirname, '../../test-results');

type Task = { name: string; file: { name: string }; result?: { state?: string; retryCount?: number } | undefined };

/** The open contexts of this test file. */
const open = new Set<BrowserContext>();
/** Those that are recording a trace. */
const recording = new Set<BrowserContext>();
let isTraced = false;
let lastSaved = '';

/** Removes the evidence of earlier runs. */
export function clearEvidence(): void {
  rmSync(EVIDENCE_FOLDER, { recursive: true, force: true });
}

/**
 * Decides whether the contexts of this attempt record a trace. Tracing takes a sixth of a test's processor time, so
 * only second attempts are traced, or every attempt with `TRACE=on`.
 */
export function beginAttempt(task: Task): void {
  isTraced = process.env.TRACE === 'on' || attemptOf(task) > 0;
}

/** Whether a tab of this attempt may serve the next test: not if it failed, and not if it recorded a trace. */
export const leavesCleanTab = (task: Task): boolean => !isTraced && task.result?.state !== 'fail';

const attemptOf = (task: Task) => task.result?.retryCount ?? 0;

/**
 * Remembers a context for `saveEvidence`. In a traced attempt it also records what happens in it: the test's calls with
 * source lines, DOM snapshots, console and network.
 */
export async function watchContext(context: BrowserContext): Promise<void> {
  open.add(context);
  context.once('close', () => {
    open.delete(context);
    recording.delete(context);
  });
  if (!isTraced) return;
  await context.tracing.start({ snapshots: true, sources: true });
  recording.add(context);
}

/**
 * If the attempt failed, saves a screenshot of every open page, and the traces if it recorded any, in a folder named
 * after the test. Call it while they are open; a second call for the same attempt does nothing. Errors while saving are
 * ignored, because the failure itself matters more.
 */
export async function saveEvidence(task: Task): Promise<void> {
  const folder = join(EVIDENCE_FOLDER, folderName(task));
  if (task.result?.state !== 'fail' || open.size === 0 || folder === lastSaved) return;
  lastSaved = folder;
  mkdirSync(folder, { recursive: true });
  await Promise.all([...open].map((context, index) => saveContext(context, folder, index + 1)));
}

async function saveContext(context: BrowserContext, folder: string, number: number): Promise<void> {
  const shots = context
    .pages()
    .map((page, index) =>
      page.screenshot({ path: join(folder, `page-${number}-${index + 1}.png`), timeout: 10_000 }).catch(() => null),
    );
  await Promise.all(shots);
  if (!recording.has(context)) return;
  await context.tracing.stop({ path: join(folder, `trace-${number}.zip`) }).catch(() => {});
  recording.delete(context);
}

/** The folder of one attempt: its file, name and number, without characters that a file system rejects. */
function folderName(task: Task): string {
  const words = `${task.file.name.replace(/^.*\//, '').replace(/\.test\.ts$/, '')} ${task.name}`;
  const name = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
  return `${name}-attempt-${attemptOf(task) + 1}`;
}
