// `npm run ask -- --trade plumbing --town "Tacoma, WA"`: asks assistants on the command line, with the API keys from
// the settings.
import { existsSync } from 'node:fs';
import { runAsk } from '@named-first/answers/command-line';
import { parseSettings, SettingsError } from '../server/src/settings/settings.ts';

const WRONG_USAGE = 2;

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { assistants } = parseSettings(process.env);
  process.exitCode = await runAsk(process.argv.slice(2), {
    lanes: assistants.lanes,
    say: (text) => console.log(text),
    warn: (text) => console.error(text),
    now: () => new Date(),
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = WRONG_USAGE;
}
