import { fileURLToPath } from 'node:url';

/** The SQL files written by drizzle-kit, the same for both databases. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
