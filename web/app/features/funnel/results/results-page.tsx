import type { ResultsAddress } from '../funnel-address';
import { EngineVerdicts } from './engine-verdicts';
import { KeyInsights, KeyInsightsPlaceholder } from './key-insights';
import { ResultNotice } from './result-notice';
import { useScanOnHand } from './scan-on-hand';
import { ScoreCard } from './score-card';

export function ResultsPage({ website, score }: ResultsAddress) {
  const onHand = useScanOnHand(website);
  return (
    <div className="wrap max-w-4xl pt-8 md:pt-12">
      <h1 className="text-2xl font-extrabold">Your AI Visibility Score</h1>
      <p className="mt-1 text-lg wrap-anywhere text-soft">{website}</p>
      <ScoreCard score={score} />
      {onHand ? (
        <>
          <ResultNotice onHand={onHand} website={website} />
          <EngineVerdicts stored={onHand.stored} />
          <KeyInsights onHand={onHand} website={website} score={score} />
        </>
      ) : (
        <KeyInsightsPlaceholder />
      )}
    </div>
  );
}
