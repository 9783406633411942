// `npm run check`: format and lint, types, import rules, unused code, the references and words of documents, and the words
// of comments.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

type Step = { name: string; command: string; args: string[] };

const biome = `@biomejs/cli-linux-${process.arch}/biome`;
/** Several checkers would check the types that rooms share several times. Two steps run at a time anyway. */
const ONE_CHECKER = '--singleThreaded';
/**
 * `tsconfig.json` of the repository covers all rooms without a browser's types, because each of them would check the
 * rooms that it imports again.
 */
const types = ['.', 'documents', 'e2e'].map((folder) => ({
  name: folder === '.' ? 'types of contract, scanner, answers, server, scripts, test' : `types of ${folder}`,
  command: 'tsc',
  args: ['-p', folder, ONE_CHECKER],
}));

const steps: Step[] = [
  {
    name: 'format and lint',
    command: `node_modules/${biome}`,
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  ...types,
  {
    name: 'types of web',
    command: 'npm',
    args: ['run', '--silent', 'typecheck', '--workspace', 'web', '--', ONE_CHECKER],
  },
  {
    name: 'arrows between the rooms',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
      'contract',
      'scanner/src',
      'answers',
      'documents',
      'server',
      'web',
      'e2e',
    ],
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'documents', command: process.execPath, args: ['scripts/check-documents.ts'] },
  { name: 'words of documents', command: process.execPath, args: ['scripts/check-words.ts'] },
  { name: 'words of comments', command: process.execPath, args: ['scripts/check-words.ts', '--comments'] },
];

function run(step: Step): Promise<{ step: Step; ok: boolean; output: string; seconds: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const finish = (ok: boolean) => resolve({ step, ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

async function runAll(queue: Step[]): Promise<boolean> {
  let passed = true;
  const next = async (): Promise<void> => {
    const step = queue.shift();
    if (!step) return;
    const result = await run(step);
    passed &&= result.ok;
    console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${step.name} (${result.seconds.toFixed(1)} s)`);
    if (!result.ok) console.log(result.output.trimEnd());
    return next();
  };
  await Promise.all([next(), next()]);
  return passed;
}

if (process.argv.includes('--format')) {
  const { ok, output } = await run({
    name: 'format',
    command: `node_modules/${biome}`,
    args: ['check', '--write', '.'],
  });
  console.log(output);
  process.exit(ok ? 0 : 1);
}
if (!existsSync(`node_modules/${biome}`)) {
  console.log(
    `Format and lint are left out: there is no Biome for ${process.platform}-${process.arch} in the lockfile.`,
  );
  steps.shift();
}
process.exitCode = (await runAll([...steps])) ? 0 : 1;
