// Opens the embedded database in the given folder, then adds a newsletter row for every line it reads.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { newsletters } from '../../src/db/schema/index.ts';

// The most permissive umask: the permissions of the files must not depend on it.
process.umask(0);
const { db } = await openDatabase({ dataDir: process.argv[2]!, databaseUrl: null, log: pino({ level: 'silent' }) });
console.log('open');
for await (const line of createInterface({ input: process.stdin })) {
  await db.insert(newsletters).values({ email: `${randomUUID()}@example.com` });
  console.log(`written ${line}`);
}
