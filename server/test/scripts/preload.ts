// `node --import` this before a script, like `main.ts` before the server.
import { resolveImportsOnce } from '../../src/start/resolve-imports-once.ts';

resolveImportsOnce();
