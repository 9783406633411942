import { scoreLabel } from '@named-first/contract';
import { Bar } from '../../components/ui/progress-bar';
import { scoreStatus, scoreTone, VerdictChip } from '../../components/verdict';

const EXAMPLE_SCORE = 92;

/** A sample result of the free scan on the answer in the hero: the score of the named business. */
export function ScoreTicket() {
  return (
    <div className="ticket relative z-10 -mt-14 ml-auto w-[min(22rem,94%)] px-5 pt-4 pb-5 shadow-[0_10px_30px_-18px_rgb(10_12_18/0.55)] sm:-mr-4">
      <p className="flex items-end justify-between gap-4">
        <span className="text-sm leading-tight font-semibold">AI visibility score</span>{' '}
        <span className="font-display leading-none">
          <span className="figures text-3xl font-extrabold tracking-tight">{EXAMPLE_SCORE}</span>
          <span className="text-base font-bold text-soft">/100</span>
        </span>
      </p>
      <Bar percent={EXAMPLE_SCORE} tone={scoreTone(EXAMPLE_SCORE)} className="mt-3 h-3" />
      <p className="mt-3">
        <VerdictChip status={scoreStatus(EXAMPLE_SCORE)} words={scoreLabel(EXAMPLE_SCORE)} />
      </p>
    </div>
  );
}
