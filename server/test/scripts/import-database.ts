// Prints how many megabytes of heap it takes to import the database and the jobs, including garbage.
import '../../src/db/database.ts';
import '../../src/jobs/start-jobs.ts';

console.log(`heap ${Math.round(process.memoryUsage().heapUsed / 1e6)}`);
