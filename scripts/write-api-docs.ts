// `node scripts/write-api-docs.ts`: writes docs/api.md from the contract's table of calls.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from '../contract/src/api-page.ts';

writeFileSync(fileURLToPath(new URL('../docs/api.md', import.meta.url)), apiPage());
