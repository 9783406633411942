const MAX_FIXES = 100;

/** The query parameters of a report page. */
export type ReportAddress = {
  /** Numbers of the fixes selected in the what-if: `?fix=3&fix=7`. */
  ticked: number[];
  /** An earlier scan: `?scan=…`. */
  namedScan: string | null;
  /** A check to wait for: `?check=…`. */
  namedCheck: string | null;
  /** True if the rate limit refused the last "check again". */
  refused: boolean;
};

export function readReportAddress(url: string): ReportAddress {
  const { searchParams } = new URL(url);
  return {
    ticked: searchParams
      .getAll('fix')
      .slice(0, MAX_FIXES)
      .flatMap((text) => (/^\d{1,3}$/.test(text) ? [Number(text)] : [])),
    namedScan: searchParams.get('scan'),
    namedCheck: searchParams.get('check'),
    refused: searchParams.has('refused'),
  };
}

/** The API call for such a URL. */
export function reportCall(path: string, { namedScan, namedCheck }: ReportAddress): string {
  const call = new URL(path, 'http://internal');
  if (namedScan !== null) call.searchParams.set('scan', namedScan);
  if (namedCheck !== null) call.searchParams.set('check', namedCheck);
  return call.href;
}
