import {
  type InsightStatus,
  type ScoreLevel,
  STATUS_WORDS,
  scoreLevel,
  type VerdictStatus,
} from '@named-first/contract';
import { ErrorIcon, SuccessIcon, UnknownIcon, WarningIcon } from './ui/icons';
import type { Tone } from './ui/progress-bar';

const STATUS = {
  success: { colour: 'text-good', tint: 'bg-good-tint', Sign: SuccessIcon },
  warning: { colour: 'text-warn', tint: 'bg-warn-tint', Sign: WarningIcon },
  error: { colour: 'text-bad', tint: 'bg-bad-tint', Sign: ErrorIcon },
  unknown: { colour: 'text-soft', tint: 'bg-sunk', Sign: UnknownIcon },
} as const satisfies Record<VerdictStatus, unknown>;

const LEVEL_STATUS: Record<ScoreLevel, InsightStatus> = { good: 'success', moderate: 'warning', low: 'error' };
const LEVEL_TONE: Record<ScoreLevel, Tone> = { good: 'good', moderate: 'warn', low: 'bad' };

export type { VerdictStatus };

/** The status of a score, so that a sign shows it in addition to the color. */
export function scoreStatus(score: number): InsightStatus {
  return LEVEL_STATUS[scoreLevel(score)];
}

export function scoreTone(score: number): Tone {
  return LEVEL_TONE[scoreLevel(score)];
}

/** The sign of a verdict, with alternative text. */
export function VerdictSign({ status, className }: { status: VerdictStatus; className?: string }) {
  const { colour, Sign } = STATUS[status];
  return (
    <span className={colour}>
      <Sign className={className ?? 'size-6'} />
      <span className="sr-only">{STATUS_WORDS[status]}:</span>
    </span>
  );
}

/** The sign of a verdict with its words. */
export function VerdictChip({ status, words }: { status: VerdictStatus; words?: string }) {
  const { colour, tint, Sign } = STATUS[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm border border-current px-2 py-0.5 text-sm font-semibold ${colour} ${tint}`}
    >
      <Sign className="size-4" /> {words ?? STATUS_WORDS[status]}
    </span>
  );
}
