// `node scripts/write-check-docs.ts`: writes docs/checks.md from the catalogue and the checks themselves.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksPage } from '../scanner/src/check/checks-page.ts';

writeFileSync(fileURLToPath(new URL('../docs/checks.md', import.meta.url)), checksPage());
