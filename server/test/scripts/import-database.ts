// Prints how many megabytes of heap importing the database and the jobs took, garbage included.
import '../../src/db/database.ts';
import '../../src/jobs/start-jobs.ts';

console.log(`heap ${Math.round(process.memoryUsage().heapUsed / 1e6)}`);
