import { pino } from 'pino';
import { openDatabase } from '../src/db/database.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
const d = process.argv[2]!; const withJobs = process.argv[3] === 'jobs';
const db=await openDatabase({dataDir:d,databaseUrl:null,log:pino({level:'silent'})});
console.log('open rss', Math.round(process.memoryUsage().rss/1e6));
const jobs=withJobs?await startJobs({database:db,log:pino({level:'warn'}),role:'all',handlers:{'scan-lead':async()=>{},'send-mail':async()=>{}}}):null;
for (let i=0;i<3;i++){ const c=process.cpuUsage(); await new Promise(r=>setTimeout(r,10000)); const e=process.cpuUsage(c); const m=process.memoryUsage(); console.log(withJobs, 'idle cpu %', ((e.user+e.system)/1e5).toFixed(1), 'rss', Math.round(m.rss/1e6), 'heap', Math.round(m.heapUsed/1e6), 'ext', Math.round(m.external/1e6), 'ab', Math.round(m.arrayBuffers/1e6)); }
await jobs?.stop(1000); await db.close();
