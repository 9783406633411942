const RUN = 0;
const TURN = 1;
const SPENT_MS = 2;
const FIELDS = 3;

/** The scan that currently uses the thread. */
export type Turn = {
  /** The active run; 0 while no run is active. */
  run: number;
  /** Increases with every turn. */
  turn: number;
  /**
   * Processor time charged to the run before this turn, in milliseconds. Negative by as much as this turn may use
   * without being charged.
   */
  spentMs: number;
};

/**
 * Memory that a scan thread shares with its parent. The thread records whose turn it is; the parent reads it while the
 * thread is too busy to answer, and after it has died.
 */
export class TurnRecord {
  readonly memory: SharedArrayBuffer;
  readonly #fields: Int32Array;

  constructor(memory = new SharedArrayBuffer(FIELDS * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#fields = new Int32Array(memory);
  }

  begin(run: number, spentMs: number): void {
    Atomics.store(this.#fields, SPENT_MS, Math.round(spentMs));
    Atomics.add(this.#fields, TURN, 1);
    Atomics.store(this.#fields, RUN, run);
  }

  end(): void {
    Atomics.store(this.#fields, RUN, 0);
  }

  read(): Turn {
    return {
      run: Atomics.load(this.#fields, RUN),
      turn: Atomics.load(this.#fields, TURN),
      spentMs: Atomics.load(this.#fields, SPENT_MS),
    };
  }
}
