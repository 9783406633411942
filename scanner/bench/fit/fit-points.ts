/** One text: the signs that it has, whether it is what is looked for, and how much it counts in a fit (1 by default). */
export type Row = { signs: readonly string[]; isRight: boolean; weight?: number };
/** Log-odds: of a text without signs, and what each sign adds. */
export type Points = { base: number; signs: ReadonlyMap<string, number> };

/** Keeps the points of rare signs small. */
const RIDGE = 2;
const MAX_STEPS = 12;
const SMALL_STEP = 1e-4;

/** Ridge-penalized logistic regression by Newton's method (Hastie, Tibshirani, Friedman: ESL, sections 4.4 and 3.4.1). */
export function fitPoints(rows: readonly Row[]): Points {
  const names = [...new Set(rows.flatMap(({ signs }) => signs))].sort();
  const column = new Map(names.map((name, at) => [name, at + 1]));
  const coded = rows.map(({ signs, isRight, weight = 1 }) => ({
    at: [0, ...signs.map((name) => column.get(name)!)],
    isRight,
    weight,
  }));
  const beta = new Float64Array(names.length + 1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = newtonStep(coded, beta);
    for (let at = 0; at < beta.length; at++) beta[at]! += change[at]!;
    if (change.every((value) => Math.abs(value) < SMALL_STEP)) break;
  }
  return { base: beta[0]!, signs: new Map(names.map((name, at) => [name, beta[at + 1]!])) };
}

/** The log-odds that a text with these signs is right. */
export function logOdds({ base, signs }: Points, seen: readonly string[]): number {
  return seen.reduce((sum, sign) => sum + (signs.get(sign) ?? 0), base);
}

export const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

type Coded = { at: readonly number[]; isRight: boolean; weight: number };

function newtonStep(rows: readonly Coded[], beta: Float64Array): Float64Array {
  const size = beta.length;
  const gradient = Float64Array.from(beta, (value, at) => (at === 0 ? 0 : -RIDGE * value));
  const hessian = Array.from({ length: size }, (_, at) => {
    const row = new Float64Array(size);
    if (at > 0) row[at] = RIDGE;
    return row;
  });
  for (const { at, isRight, weight: counted } of rows) {
    const expected = probability(at.reduce((sum, column) => sum + beta[column]!, 0));
    const weight = counted * expected * (1 - expected);
    for (const column of at) {
      gradient[column]! += counted * (Number(isRight) - expected);
      for (const other of at) hessian[column]![other]! += weight;
    }
  }
  return solve(hessian, gradient);
}

/** Solves a symmetric positive definite system by Gaussian elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const result = Float64Array.from(right);
  for (let pivot = 0; pivot < size; pivot++) {
    const row = matrix[pivot]!;
    for (let below = pivot + 1; below < size; below++) {
      const factor = matrix[below]![pivot]! / row[pivot]!;
      if (factor === 0) continue;
      for (let at = pivot; at < size; at++) matrix[below]![at]! -= factor * row[at]!;
      result[below]! -= factor * result[pivot]!;
    }
  }
  for (let pivot = size - 1; pivot >= 0; pivot--) {
    for (let at = pivot + 1; at < size; at++) result[pivot]! -= matrix[pivot]![at]! * result[at]!;
    result[pivot]! /= matrix[pivot]![pivot]!;
  }
  return result;
}
