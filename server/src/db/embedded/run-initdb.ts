// The process that `create-database-files.ts` starts. Its argument is the folder of the new database.
import { AppPGlite } from './app-pglite.ts';

// The parent was killed, so this database will never be used.
process.on('disconnect', () => process.exit(1));
const pglite = new AppPGlite(process.argv[2]!);
await pglite.waitReady;
await pglite.close();
process.exit(0);
