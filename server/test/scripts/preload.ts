// `node --import` this ahead of a script, as `main.ts` does ahead of the server.
import { resolveDrizzleDirectly } from '../../src/db/drizzle-imports.ts';

resolveDrizzleDirectly();
