// The body of the worker thread that `create-database-files.ts` starts.
import { workerData } from 'node:worker_threads';
import { AppPGlite } from './app-pglite.ts';

const { folder } = workerData as { folder: string };
const pglite = new AppPGlite(folder);
await pglite.waitReady;
await pglite.close();
