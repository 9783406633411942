import { fsyncSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresMod = postgresMod.PostgresMod;
type Stream = { nfd?: number };
type StreamOperations = { fsync?: (stream: Stream) => number };

/**
 * PGlite's file system on a real folder, with a working fsync. The original `NodeFS` does not implement it, so a power
 * failure would lose commits that PostgreSQL considers durable.
 */
export class DurableNodeFS extends NodeFS {
  readonly #syncFile: (descriptor: number) => void;

  constructor(folder: string, syncFile: (descriptor: number) => void = fsyncSync) {
    super(folder);
    this.#syncFile = syncFile;
  }

  override async init(pg: PGlite, options: Partial<PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: PostgresMod) => {
      const operations = (module.NODEFS as unknown as { stream_ops: StreamOperations }).stream_ops;
      operations.fsync = (stream) => {
        if (stream.nfd !== undefined) this.#syncFile(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
