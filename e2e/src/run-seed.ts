import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { COMPILE_CACHE, SHORT_LIVED_OPTIONS } from './product.ts';

export type SeedRun = { code: number; output: string };

/** Runs `npm run seed` on a data folder. */
export function runSeed(dataDir: string): Promise<SeedRun> {
  const root = resolve(import.meta.dirname, '../..');
  const args = [...SHORT_LIVED_OPTIONS, 'server/src/commands/seed.ts'];
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}
