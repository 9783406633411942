import type { ReportView, ScanReport } from '@named-first/contract';
import { AllInsights } from './all-insights';
import { NamedSection } from './answers/named-section';
import { Assistants } from './assistants';
import { BuyerQuestions } from './buyer-questions';
import { Changes } from './changes';
import { chaptersOf } from './chapters';
import { ContentsNav } from './contents-nav';
import type { FixCheckContext } from './fix-check/fix-check';
import { HowScored } from './how-scored';
import { MadeWith } from './how-to/made-with';
import { KindNotice } from './kind-notice';
import { NotVisible } from './not-visible';
import { ScoreSummary } from './score-summary';
import { SignedFacts } from './signed-facts';
import { TopFixes, topFixes } from './top-fixes';
import { TruthCard } from './truth-card';
import { WhatIf } from './what-if';

export type ReportBodyProps = {
  report: ScanReport;
  view: Pick<ReportView, 'history' | 'changes' | 'scanId' | 'answers' | 'signed'>;
  /** The page's own path, without query. */
  path: string;
  /** Numbers of the fixes selected in the what-if. */
  ticked: readonly number[];
  /** The scan named in the URL. */
  namedScan: string | null;
  fixCheck?: FixCheckContext | null;
};

/** The report itself, the same for the lead and for the salesperson. */
export function ReportBody({ report, view, path, ticked, namedScan, fixCheck = null }: ReportBodyProps) {
  return (
    <div className="mt-6 grid-cols-[11rem_minmax(0,1fr)] gap-x-12 lg:grid">
      <ContentsNav chapters={chaptersOf(report, view)} />
      <div className="min-w-0">
        <KindNotice business={report.business} />
        <ScoreSummary report={report} />
        <Changes {...view} path={path} />
        <Assistants assistants={report.assistants} />
        <MadeWith builder={report.builder} howTo={report.howTo} />
        <TopFixes report={report} />
        <WhatIf report={report} ticked={ticked} keep={namedScan ? { scan: namedScan } : {}} />
        {view.signed && <SignedFacts signed={view.signed} />}
        <TruthCard business={report.business} />
        {view.answers && <NamedSection answers={view.answers} />}
        <BuyerQuestions questions={report.business.questions} />
        <AllInsights
          insights={report.insights}
          toldAbove={new Set(topFixes(report).map(({ fix }) => fix.insightId))}
          howTo={report.howTo}
          fixCheck={fixCheck}
        />
        <NotVisible notVisible={report.notVisible} />
        <HowScored report={report} />
      </div>
    </div>
  );
}
