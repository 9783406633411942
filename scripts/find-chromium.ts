import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The headless shell draws no window for each page: browser tests take a third less processor time than in Chromium. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium for the browser tests: from `CHROMIUM_PATH`, the system or Playwright, otherwise freshly installed.
 * Returns the path of the executable; throws an error with one clear sentence if the installation fails.
 */
export function findChromium(env: NodeJS.ProcessEnv): string {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return present() ?? install();
}

function present(): string | null {
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

function install(): string {
  console.log('The browser tests need Chromium: installing it …');
  if (isDebianRoot()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older releases of Debian have no headless shell.
    if (!installDebianPackage('chromium-headless-shell')) installDebianPackage('chromium');
  } else {
    spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const path = present();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it and set CHROMIUM_PATH to its executable.',
  );
}

/** Returns whether it was installed. */
function installDebianPackage(name: string): boolean {
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Ubuntu's `chromium` package is a snap, which a container cannot run. Playwright's Chromium is used there. */
function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) && hasAptGet();
}

function hasAptGet(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
