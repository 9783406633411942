import { InlineScript } from '../../../components/inline-script';
import type { ResultsAddress } from '../funnel-address';
import { useFunnelStep } from '../use-funnel-step';
import { EngineVerdicts } from './engine-verdicts';
import markOutcome from './has-outcome.inline.ts?script';
import { KeyInsights } from './key-insights';
import { ResultNotice } from './result-notice';
import { NO_OUTCOME, useScanOutcome } from './scan-outcome';
import { ScoreCard } from './score-card';

/** In a tab with a stored outcome, hides the server's assumption until React has read the storage. */
const HIDDEN_UNTIL_READ = '[script[data-outcome-held]+&]:invisible';

export function ResultsPage({ website, score }: ResultsAddress) {
  const found = useScanOutcome(website);
  const outcome = found ?? NO_OUTCOME;
  useFunnelStep('results', website);
  return (
    <div className="wrap max-w-4xl pt-8 md:pt-12">
      <h1 className="text-2xl font-extrabold">Your AI Visibility Score</h1>
      <p className="mt-1 text-lg wrap-anywhere text-soft">{website}</p>
      <ScoreCard score={score} />
      {!found && <InlineScript text={import.meta.env.SSR ? markOutcome : ''} />}
      <div className={found ? undefined : HIDDEN_UNTIL_READ}>
        <ResultNotice outcome={outcome} website={website} />
        <EngineVerdicts stored={outcome.stored} />
        <KeyInsights outcome={outcome} website={website} score={score} />
      </div>
    </div>
  );
}
