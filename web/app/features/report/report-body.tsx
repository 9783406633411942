import type { ScanReport } from '@named-first/contract';
import { AllInsights } from './all-insights';
import { Assistants } from './assistants';
import { Method } from './method';
import { ScoreSummary } from './score-summary';
import { TopFixes } from './top-fixes';
import { TruthCard } from './truth-card';

export function ReportBody({ report }: { report: ScanReport }) {
  return (
    <>
      <ScoreSummary report={report} />
      <TopFixes report={report} />
      <Assistants assistants={report.assistants} />
      <TruthCard business={report.business} />
      <AllInsights insights={report.insights} />
      <Method report={report} />
    </>
  );
}
