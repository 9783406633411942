import { fileURLToPath } from 'node:url';

/** The SQL that drizzle-kit wrote; the same on both databases. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
