import { InlineScript } from '../../../components/inline-script';
import type { ResultsAddress } from '../funnel-address';
import { EngineVerdicts } from './engine-verdicts';
import { KeyInsights } from './key-insights';
import outcomeHeld from './outcome-held.inline.ts?script';
import { ResultNotice } from './result-notice';
import { NOTHING_ON_HAND, useScanOnHand } from './scan-on-hand';
import { ScoreCard } from './score-card';

/** Keeps what the server could only suppose from a tab that holds an outcome, until React has looked at it. */
const UNTIL_LOOKED = '[script[data-outcome-held]+&]:invisible';

export function ResultsPage({ website, score }: ResultsAddress) {
  const found = useScanOnHand(website);
  const onHand = found ?? NOTHING_ON_HAND;
  return (
    <div className="wrap max-w-4xl pt-8 md:pt-12">
      <h1 className="text-2xl font-extrabold">Your AI Visibility Score</h1>
      <p className="mt-1 text-lg wrap-anywhere text-soft">{website}</p>
      <ScoreCard score={score} />
      {!found && <InlineScript text={import.meta.env.SSR ? outcomeHeld : ''} />}
      <div className={found ? undefined : UNTIL_LOOKED}>
        <ResultNotice onHand={onHand} website={website} />
        <EngineVerdicts stored={onHand.stored} />
        <KeyInsights onHand={onHand} website={website} score={score} />
      </div>
    </div>
  );
}
