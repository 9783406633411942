import { scoreLabel } from '@named-first/contract';
import { Bar } from '../../../components/ui/progress-bar';
import { scoreStatus, scoreTone, VerdictChip } from '../../../components/verdict';

export function ScoreCard({ score }: { score: number }) {
  return (
    <section aria-label="Score" className="ticket mt-6 p-5 sm:p-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="font-display leading-none">
          <span className="text-[clamp(5rem,18vw,9rem)] font-extrabold tracking-tight">{score}</span>
          <span className="text-2xl font-bold text-soft">/100</span>
        </p>
        <VerdictChip status={scoreStatus(score)} words={scoreLabel(score)} />
      </div>
      <Bar percent={score} tone={scoreTone(score)} className="mt-5 h-5" />
      <div aria-hidden="true" className="relative mt-1.5 h-6 text-sm text-soft">
        <span className="absolute left-0">0</span>
        <span className="absolute left-1/2 -translate-x-1/2 max-sm:hidden">50 moderate</span>
        <span className="absolute left-[70%] -translate-x-1/2">70 good</span>
        <span className="absolute right-0">100</span>
      </div>
    </section>
  );
}
