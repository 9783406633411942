const MOST_FIXES = 100;

/** What the address of a report page asks for, besides the report itself. */
export type ReportAddress = {
  /** Numbers of the fixes ticked in the what-if: `?fix=3&fix=7`. */
  ticked: number[];
  /** An earlier scan: `?scan=…`. */
  namedScan: string | null;
  /** A check to wait for: `?check=…`. */
  namedCheck: string | null;
  /** Whether the last "check again" was refused as one too many. */
  refused: boolean;
};

export function readReportAddress(url: string): ReportAddress {
  const { searchParams } = new URL(url);
  return {
    ticked: searchParams
      .getAll('fix')
      .slice(0, MOST_FIXES)
      .flatMap((text) => (/^\d{1,3}$/.test(text) ? [Number(text)] : [])),
    namedScan: searchParams.get('scan'),
    namedCheck: searchParams.get('check'),
    refused: searchParams.has('refused'),
  };
}

/** The call of the API that answers such an address. */
export function reportCall(path: string, { namedScan, namedCheck }: ReportAddress): string {
  const call = new URL(path, 'http://internal');
  if (namedScan !== null) call.searchParams.set('scan', namedScan);
  if (namedCheck !== null) call.searchParams.set('check', namedCheck);
  return call.href;
}
