import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import type { ScanReport } from '@named-first/contract';
import type { Received } from '../artifacts.ts';
import type { CheckFault } from '../check/check.ts';
import { type Fetcher, followRedirects, type HopAnswer } from '../collect/wire/follow-redirects.ts';
import type { FromThread, Overspent, Scanned, ScanTask, ThreadData, ToThread } from './messages.ts';
import { TurnAccount } from './turn-account.ts';
import { TurnRecord } from './turn-record.ts';

/** Scans one website. Every response comes from `fetcher`; `onFault` is called for every check that threw. */
export type RunScan = (
  task: ScanTask,
  fetcher: Fetcher,
  signal: AbortSignal,
  onFault: (fault: CheckFault) => void,
) => Promise<Scanned>;

export type ThreadEngine = {
  scan: RunScan;
  /** The report for a site whose scan was ended because it used too much. */
  reportOverspent(task: ScanTask, overspent: Overspent): ScanReport | Promise<ScanReport>;
};

type Run = { controller: AbortController; answers: Map<number, (answer: HopAnswer) => void>; asked: number };

/**
 * Runs the scans that the parent sends over `port` concurrently, and ends each that uses more than its processor time.
 */
export function serveScans(port: MessagePort, { turns, cpuMs, warmUpMs }: ThreadData, engine: ThreadEngine): void {
  const account = new TurnAccount(new TurnRecord(turns), warmUpMs);
  const runs = new Map<number, Run>();
  const send = (message: FromThread) => port.postMessage(message);

  const sendScanned = (run: number, scanned: Scanned) =>
    send({ kind: 'done', run, scanned, heapBytes: getHeapStatistics().used_heap_size });
  const finish = (run: number) => {
    runs.delete(run);
    account.close(run);
  };
  const endTurn = () => {
    const ended = account.end();
    if (!ended || ended.spentMs <= cpuMs || !runs.has(ended.run)) return;
    // The scan now waits for a response that never comes, and is garbage-collected.
    finish(ended.run);
    send({ kind: 'out-of-time', run: ended.run });
  };
  const begin = async (run: number, task: ScanTask) => {
    const state: Run = { controller: new AbortController(), answers: new Map(), asked: 0 };
    runs.set(run, state);
    try {
      const scanned = await engine.scan(task, remoteFetcher(run, state, task, send), state.controller.signal, (fault) =>
        send({ kind: 'check-fault', run, check: fault.check, error: describe(fault.error) }),
      );
      if (runs.has(run)) sendScanned(run, scanned);
    } catch (error) {
      if (runs.has(run)) send({ kind: 'failed', run, error: describe(error) });
    }
    finish(run);
  };

  const giveUp = async (run: number, task: ScanTask, overspent: Overspent) =>
    sendScanned(run, { report: await engine.reportOverspent(task, overspent) });

  port.on('message', (message: ToThread) => {
    endTurn();
    // Not charged to the site, which has already used up its CPU time.
    if (message.kind === 'scan' && message.task.overspent) {
      void giveUp(message.run, message.task, message.task.overspent);
      return;
    }
    if (message.kind === 'scan') account.open(message.run);
    account.begin(message.run);
    // By then the promises that this message settles have run, and the next message has not.
    setImmediate(endTurn);
    if (message.kind === 'scan') void begin(message.run, message.task);
    else if (message.kind === 'abort') runs.get(message.run)?.controller.abort();
    else runs.get(message.run)?.answers.get(message.ask)?.(message.answer);
  });
}

/** Follows redirects in the thread; the parent sends each request, because its sockets count requests per host. */
function remoteFetcher(run: number, state: Run, { mapped }: ScanTask, send: (message: FromThread) => void): Fetcher {
  const askParent = (request: Extract<FromThread, { kind: 'ask' }>['request']) =>
    new Promise<HopAnswer>((resolve) => {
      state.asked += 1;
      const ask = state.asked;
      state.answers.set(ask, (answer) => {
        state.answers.delete(ask);
        resolve(withPlainBody(answer));
      });
      send({ kind: 'ask', run, ask, request });
    });
  return {
    fetch: (request) => followRedirects(request, askParent),
    isMapped: () => mapped,
    close: async () => {},
  };
}

/** A small body arrives with the whole buffer that it was part of. */
function withPlainBody(answer: HopAnswer): HopAnswer {
  if (!('body' in answer) || answer.body.byteLength === answer.body.buffer.byteLength) return answer;
  return { ...answer, body: (answer as Received).body.slice() };
}

function describe(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}
