import type { Fix, ScanReport, SheetFacts, SheetReading } from '@named-first/contract';
import type { SiteArtifacts } from '../artifacts.ts';
import type { CheckFault } from '../check/check.ts';
import { readSheetFields } from '../understand/sheet/sheet-readings.ts';
import { withSignedFacts } from '../understand/sheet/signed-facts.ts';
import { deriveSiteFacts } from '../understand/site-facts.ts';
import { reportOf } from './judge.ts';

/** What a scan returns for a client in addition to the report. */
export type ClientReading = {
  readings: SheetReading[];
  /** The fixes by insight, with the signed facts in their pastes; null without a signed sheet. */
  fixes: Record<string, Fix> | null;
};

/**
 * Judges saved artifacts for a client, who may have signed a fact sheet. Pure, as `judge` is. The report equals that of
 * `judge`, byte for byte: a sheet changes the pastes and never what was measured.
 */
export function judgeForClient(
  artifacts: SiteArtifacts,
  sheet: SheetFacts | null,
  onFault: (fault: CheckFault) => void = () => {},
): { report: ScanReport; client: ClientReading } {
  const facts = deriveSiteFacts(artifacts);
  const report = reportOf(facts, artifacts, onFault);
  const signed = sheet && reportOf(withSignedFacts(facts, sheet), artifacts);
  return {
    report,
    client: {
      readings: readSheetFields(facts),
      fixes: signed && Object.fromEntries(signed.insights.map(({ id, fix }) => [id, fix])),
    },
  };
}
