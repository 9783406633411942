import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseWebsite, type ScanReport, type Website } from '@named-first/contract';
import type { SiteArtifacts } from '../src/artifacts.ts';
import { collectSite } from '../src/collect/collect-site.ts';
import { judge } from '../src/report/judge.ts';
import { folderFetcher } from './folder-fetcher.ts';

const folder = resolve(import.meta.dirname, '../fixtures/sites');

/** The day on which every fixture is scanned. */
export const FIXTURE_DAY = new Date('2026-11-20T15:00:00.000Z');

export const FIXTURE_SITES: readonly string[] = existsSync(folder) ? readdirSync(folder).sort() : [];

function fixtureFolder(site: string): string {
  return resolve(folder, site);
}

/** The artifacts of a fixture site, from files alone: no socket, no clock. */
export function collectFixture(site: string, from = fixtureFolder(site)): Promise<SiteArtifacts> {
  return collectSite(websiteOf(`${site}.test`), {
    fetcher: folderFetcher(`${site}.test`, from),
    clock: () => FIXTURE_DAY.getTime(),
  });
}

export async function reportOfFixture(site: string): Promise<ScanReport> {
  return judge(await collectFixture(site));
}

function websiteOf(host: string): Website {
  const parsed = parseWebsite(host);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.website;
}
