import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-node-fs.ts';

/** How long consecutive queries may block timers, sockets and signals. */
const SLICE_MS = 8;

/**
 * Without `-F` PostgreSQL calls fsync. Nothing recycles the WAL automatically, so its sizes are small
 * (`maintenance.ts`).
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=128MB', 'min_wal_size=48MB', 'shared_buffers=32MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

/** The index of an import. V8 optimises only functions of the module itself, so this filter matches nothing. */
const OPTIMISE_NONE = '--wasm-tier-up-filter=0';
const OPTIMISE_ALL = '--wasm-tier-up-filter=-1';
/** Without it, a full garbage collection drops the code, and the next call compiles it with optimisation allowed. */
const KEEP_COMPILED = '--no-flush-liftoff-code';

export class TransactionHandleError extends Error {
  override name = 'TransactionHandleError';
}

/**
 * PGlite adapted for a server. A long run of queries lets the event loop run in between, and using the outer handle
 * inside a transaction throws instead of deadlocking. Transactions queue here and enter PGlite one at a time, because
 * PGlite serves its waiters in order: otherwise a page's query would wait for every job that came before it.
 */
export class AppPGlite extends PGlite {
  #sliceStarted = performance.now();
  #current = new AsyncLocalStorage<{ open: boolean }>();
  #lastTransaction: Promise<void> = Promise.resolve();
  #parserCompiled = false;

  /** Opens the database in `folder`; `memory` opens an in-memory database for tests. */
  constructor(folder: string | 'memory', syncFile?: (descriptor: number) => void) {
    super({
      ...(folder === 'memory' ? { dataDir: 'memory://' } : { fs: new DurableNodeFS(folder, syncFile) }),
      startParams: START_PARAMETERS,
    });
  }

  /** PGlite's first query. Compiles the parser before it (docs/decisions/027-the-sql-parser-is-not-optimised.md). */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    if (!this.#parserCompiled) await this.#compileParser();
    await super._initArrayTypes(options);
  }

  /**
   * V8 compiles a function at its first call, and decides then whether it may be optimised later. An empty statement
   * calls little except the parser, so this keeps the parser away from the optimising compiler, which needs 600 MB for
   * it.
   */
  async #compileParser(): Promise<void> {
    this.#parserCompiled = true;
    setFlagsFromString(KEEP_COMPILED);
    setFlagsFromString(OPTIMISE_NONE);
    try {
      await this.exec('');
    } finally {
      setFlagsFromString(OPTIMISE_ALL);
    }
  }

  override async query<T>(query: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#refuseInsideTransaction();
    return super.query<T>(query, parameters, options);
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    this.#refuseInsideTransaction();
    return super.exec(query, options);
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction();
    const mine = this.#lastTransaction.then(() => this.#runTransaction(callback));
    this.#lastTransaction = mine.then(
      () => {},
      () => {},
    );
    return mine;
  }

  async #runTransaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    const state = { open: true };
    try {
      return await super.transaction((tx) => this.#current.run(state, () => callback(tx)));
    } finally {
      state.open = false;
    }
  }

  /** Each `await` of a query is only a microtask. Without this, a loop of queries starves all timers and sockets. */
  override async _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#sliceStarted > SLICE_MS) {
        await new Promise((resolve) => setImmediate(resolve));
        this.#sliceStarted = performance.now();
      }
      return run();
    });
  }

  #refuseInsideTransaction(): void {
    if (this.#current.getStore()?.open) {
      throw new TransactionHandleError('Inside a transaction, use the handle the transaction gives.');
    }
  }
}
