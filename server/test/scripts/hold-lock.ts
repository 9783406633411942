// Takes an advisory lock and holds it until it is killed. Arguments: a PostgreSQL URL and the name of the lock.
import { pino } from 'pino';
import { createSessionLocks } from '../../src/db/postgres/session-locks.ts';

const [, , databaseUrl = '', name = ''] = process.argv;
const locks = createSessionLocks({ databaseUrl, log: pino({ level: 'silent' }) });
if (await locks.tryLock(name)) console.log('held');
