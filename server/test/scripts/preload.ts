// `node --import` this before a script, like `main.ts` before the server.
import { resolveDrizzleDirectly } from '../../src/db/drizzle-imports.ts';

resolveDrizzleDirectly();
