/** Lead badges and the results screen share these two thresholds. */
export const GOOD_SCORE = 70;
export const MODERATE_SCORE = 50;

export type ScoreLevel = 'good' | 'moderate' | 'low';

/** good from 70, moderate from 50 to 69, low below 50. */
export function scoreLevel(score: number): ScoreLevel {
  if (score >= GOOD_SCORE) return 'good';
  return score >= MODERATE_SCORE ? 'moderate' : 'low';
}

const LABELS: Record<ScoreLevel, string> = {
  good: 'Good visibility across AI platforms',
  moderate: 'Moderate visibility across AI platforms',
  low: 'Low visibility across AI platforms',
};

/** The label under the score on the results screen. */
export function scoreLabel(score: number): string {
  return LABELS[scoreLevel(score)];
}

/** The five bands of the report; the results screen has three. */
export function scoreBand(score: number): string {
  if (score >= 85) return 'Easy to recommend';
  if (score >= 70) return 'Good';
  if (score >= 50) return 'Patchy';
  if (score >= 30) return 'Hard to find';
  return 'Nearly invisible';
}
