/** The longest run of digits that count up or down by one. A zero may follow nine. */
export function longestClimb(digits: string): number {
  const up = longestRun(digits, (from, to) => to === (from + 1) % 10);
  return Math.max(
    up,
    longestRun(digits, (from, to) => to === from - 1),
  );
}

/** The longest run of one digit. */
export function longestRepeat(digits: string): number {
  return longestRun(digits, (from, to) => to === from);
}

function longestRun(digits: string, continues: (from: number, to: number) => boolean): number {
  let [longest, run] = [1, 1];
  for (let at = 1; at < digits.length; at++) {
    run = continues(Number(digits[at - 1]), Number(digits[at])) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const PAIRS = 4;

/** True if the last four pairs of digits differ by the same number: `06 12 34 56 78`, `01 02 03 04`, `06 06 06 06`. */
export function hasSteps(digits: string): boolean {
  if (digits.length < 2 * PAIRS) return false;
  const pairs = (digits.slice(-2 * PAIRS).match(/\d\d/g) ?? []).map(Number);
  const step = pairs[1]! - pairs[0]!;
  return pairs.every((pair, at) => at === 0 || pair - pairs[at - 1]! === step);
}
