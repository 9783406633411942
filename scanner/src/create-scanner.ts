import { parseWebsite, type ScanReport, type Website } from '@named-first/contract';
import { createWire } from './collect/wire/guarded-fetch.ts';
import type { ResolveRule } from './collect/wire/resolve-rules.ts';
import { createScanPool, type ScanPoolOptions } from './threads/scan-pool.ts';

export type ScannerOptions = Pick<ScanPoolOptions, 'limits' | 'module' | 'onCheckFault'> & {
  resolve?: readonly ResolveRule[];
};

export type Scanner = {
  /**
   * Collects and judges a website, apart from the calling thread. Resolves for every site, however broken; rejects with
   * `ForbiddenAddressError` for a private or forbidden address, with `TypeError` for text that names no website, and with
   * `ScannerClosedError` when the scanner is closed meanwhile. A signal breaks off collecting; what was read by then is
   * judged.
   */
  scan(website: Website | string, options: { signal?: AbortSignal }): Promise<ScanReport>;
  /** Ends the threads and closes the connections. */
  close(): Promise<void>;
};

/** One scanner serves all scans of a process, so that no host is ever asked more than twice at once. */
export function createScanner({ resolve = [], ...options }: ScannerOptions = {}): Scanner {
  const wire = createWire({ resolve });
  const pool = createScanPool({ wire, ...options });
  return {
    scan: async (website, { signal }) => {
      return pool.scan(typeof website === 'string' ? read(website) : website, signal);
    },
    close: async () => void (await Promise.all([pool.close(), wire.close()])),
  };
}

function read(text: string): Website {
  const parsed = parseWebsite(text);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.website;
}
