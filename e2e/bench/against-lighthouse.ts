// Compares a complete scan (fetch, judge, store, answer) with a Lighthouse run, on the same fixture sites served on
// loopback.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startProduct } from '../src/product.ts';
import { serveSites } from '../src/site-server.ts';

const SITES = ['plumbing-good', 'dental-middling', 'roofing-bad'];
const lighthouse = process.env.LIGHTHOUSE_PATH ?? 'lighthouse';
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

if (spawnSync(lighthouse, ['--version']).status !== 0) {
  console.log('Skipped: Lighthouse is not installed here. Set LIGHTHOUSE_PATH to its executable.');
  process.exit(0);
}

const fixtures = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
const sites = await serveSites((site) => resolve(fixtures, site));
const product = await startProduct({ SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}`, SCAN_CACHE_SECONDS: '0' });

async function scanMs(site: string): Promise<number> {
  const started = performance.now();
  const body = JSON.stringify({ website: `${site}.test` });
  const answer = await fetch(`${product.url}/api/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - started;
}

/** Not spawnSync, because this process serves the site that Lighthouse loads. */
async function lighthouseMs(site: string): Promise<number> {
  const started = performance.now();
  const rules = `--host-resolver-rules="MAP *.test 127.0.0.1:${sites.port}"`;
  const args = [
    `http://${site}.test/`,
    '--quiet',
    '--output=json',
    '--output-path=/dev/null',
    `--chrome-flags=${flags} ${rules}`,
  ];
  const run = spawn(lighthouse, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return performance.now() - started;
}

try {
  for (const site of SITES) await scanMs(site);
  console.log('site                scan ms    Lighthouse ms   times faster');
  for (const site of SITES) {
    const ours = await scanMs(site);
    const theirs = await lighthouseMs(site);
    console.log(
      `${site.padEnd(20)}${ours.toFixed(0).padStart(7)}${theirs.toFixed(0).padStart(17)}${(theirs / ours).toFixed(0).padStart(15)}`,
    );
  }
} finally {
  await product.dispose();
  await sites.close();
}
