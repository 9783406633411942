import { parseWebsite, type ScanReport, type SheetFacts, type Website } from '@named-first/contract';
import { createWire } from './collect/wire/guarded-fetch.ts';
import type { ResolveRule } from './collect/wire/resolve-rules.ts';
import type { Scanned } from './threads/messages.ts';
import { createScanPool, type ScanExtras, type ScanPoolOptions } from './threads/scan-pool.ts';

export type ScannerOptions = Pick<ScanPoolOptions, 'limits' | 'module' | 'onCheckFault'> & {
  resolve?: readonly ResolveRule[];
};

export type Scanner = {
  /**
   * Collects and judges a website off the calling thread. Resolves for every site, however broken. Rejects with
   * `ForbiddenAddressError` for a private or forbidden address, with `TypeError` for text that names no website, and
   * with `ScannerClosedError` if the scanner is closed meanwhile. A signal stops collecting; what was read by then is
   * judged. With `only`, the scan fetches what one check reads, and only that check of the report is meaningful.
   */
  scan(website: Website | string, options: { signal?: AbortSignal } & ScanExtras): Promise<ScanReport>;
  /**
   * The same for a client: also returns what was read for each field of a fact sheet and, with a signed sheet, uses the
   * signed facts in the pastes. The report is the same as from `scan`.
   */
  scanForClient(website: Website, options: { sheet: SheetFacts | null; signal?: AbortSignal }): Promise<Scanned>;
  /** Ends the threads and closes the connections. */
  close(): Promise<void>;
};

/** One scanner serves all scans of a process, so that no host gets more than two requests at once. */
export function createScanner({ resolve = [], ...options }: ScannerOptions = {}): Scanner {
  const wire = createWire({ resolve });
  const pool = createScanPool({ wire, ...options });
  return {
    scan: async (website, { signal, ...extras }) => {
      return pool.scan(typeof website === 'string' ? read(website) : website, signal, extras);
    },
    scanForClient: (website, { sheet, signal }) => pool.scanForClient(website, sheet, signal),
    close: async () => void (await Promise.all([pool.close(), wire.close()])),
  };
}

function read(text: string): Website {
  const parsed = parseWebsite(text);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.website;
}
