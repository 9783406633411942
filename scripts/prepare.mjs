// Runs on the installed Node.js (20.19 or newer), before the pinned one is available: plain JavaScript, built-ins only.
//   node scripts/prepare.mjs          installs dependencies if the lockfile changed
//   node scripts/prepare.mjs pictures also draws the pictures if an original changed
//   node scripts/prepare.mjs build    also builds the web pages, pictures and downloads if a source changed
// Every stamp is a hash of the inputs, so a second run does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = join(root, 'node_modules', '.named-first-install');
const picturesStamp = join(root, 'node_modules', '.named-first-pictures');
const buildStamp = join(root, 'web', 'build', '.named-first-build');
const downloadsStamp = join(root, 'documents', 'build', '.named-first-build');
const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const manifests = ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((name) => `${name}/package.json`)];

/**
 * One process prepares at a time. The lock file contains the process id of its holder, so the lock of a killed process
 * is ignored. If the holder is on another machine (a shared folder), or its id was reused, the lock expires after ten
 * minutes.
 */
async function withLock(work) {
  const lock = join(root, '.prepare-lock');
  for (let saidSo = false; !takeLock(lock); ) {
    if (isLeftBehind(lock)) rmSync(lock, { recursive: true, force: true });
    else if (!saidSo) console.error('Another process is preparing this folder. Waiting for it …');
    saidSo = true;
    await sleep(200);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('SIGINT', () => {
    release();
    process.exit(130);
  });
  process.once('SIGTERM', () => {
    release();
    process.exit(143);
  });
  try {
    return work();
  } finally {
    release();
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isLeftBehind(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 600_000) return true;
    const holder = Number(readFileSync(lock, 'utf8'));
    // Process ids start over when a machine or a container restarts, so a killed holder may have had ours.
    if (holder === process.pid) return true;
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function stampHolds(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function run(command, args, message) {
  console.log(message);
  // npm omits dev dependencies if NODE_ENV is production.
  const { NODE_ENV: _, ...env } = process.env;
  const path = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PATH: path },
  });
  if (result.status !== 0) {
    console.error(`${message} This did not work (${command} ended with ${result.status ?? result.error?.message}).`);
    process.exit(1);
  }
}

function install() {
  const args = [
    // Not `npm ci`, which fails if a registry lacks the optional package of another platform. `--no-save` also follows
    // the lockfile.
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  run('npm', args, 'Installing dependencies from the lockfile …');
  writeFileSync(installStamp, installHash());
}

const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router']);
/** Drawn by `web/pictures/main.ts`. If they are removed by hand, they are drawn again. */
const DRAWN = ['web/public/og', 'web/public/pictures'];

/** Every file below a folder, as paths relative to the root. */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) || DRAWN.includes(path) ? [] : filesUnder(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const installHash = () => hashOf(manifests);

const buildHash = () => hashOf([...['web', 'documents/src', 'contract/src'].flatMap(filesUnder), 'package-lock.json']);

const picturesHash = () => {
  const folders = ['web/pictures', 'web/art', 'contract/src'].filter((folder) => existsSync(join(root, folder)));
  return hashOf([...folders.flatMap(filesUnder), 'package-lock.json']);
};

const downloadsHash = () => hashOf([...['documents/src', 'contract/src'].flatMap(filesUnder), 'package-lock.json']);

function drawPictures() {
  run('npm', ['run', '--silent', 'pictures', '--workspace', 'web'], 'Drawing the pictures …');
  writeFileSync(picturesStamp, picturesHash());
}

/** The build draws the pictures first, no matter how it was started. */
function build() {
  run('npm', ['run', '--silent', 'build', '--workspace', 'web'], 'Building the web pages …');
  writeFileSync(picturesStamp, picturesHash());
  writeFileSync(buildStamp, buildHash());
}

/** Builds the white paper and the guide as PDF files that the site serves. */
function buildDownloads() {
  run('node', ['documents/src/build-publications.ts'], 'Setting the white paper and the guide …');
  writeFileSync(downloadsStamp, downloadsHash());
}

/**
 * The lockfile provides Node.js 24 for Linux and Windows. On other systems the installed Node.js is used, and an older
 * version cannot run TypeScript.
 */
function requireNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const found = spawnSync('node', ['-p', 'process.versions.node'], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  if (Number(found.stdout?.split('.')[0]) >= 24) return;
  console.error(
    `This needs Node.js 24. None came with the packages for ${process.platform}-${process.arch}, and yours is ${process.versions.node}. Install Node.js 24 and try again.`,
  );
  process.exit(1);
}

const picturesHold = () =>
  stampHolds(picturesStamp, picturesHash()) && DRAWN.every((folder) => existsSync(join(root, folder)));

/** In order of their dependencies. */
const steps = [
  { asked: true, holds: () => stampHolds(installStamp, installHash()), make: install },
  { asked: process.argv.includes('pictures'), holds: picturesHold, make: drawPictures },
  { asked: process.argv.includes('build'), holds: () => stampHolds(buildStamp, buildHash()), make: build },
  {
    asked: process.argv.includes('build'),
    holds: () => stampHolds(downloadsStamp, downloadsHash()),
    make: buildDownloads,
  },
].filter(({ asked }) => asked);

// A service may run from a folder that it cannot write to, prepared by another user. Then there is nothing to lock.
if (!steps.every(({ holds }) => holds())) {
  await withLock(() => {
    for (const { holds, make } of steps) {
      if (!holds()) make();
      requireNode24();
    }
  });
}
requireNode24();
