/** A confidence interval of a share, from 0 to 1. */
export type Range = { low: number; high: number };

/** The 97.5 % quantile of the normal distribution, for 95 % intervals. */
const Z = 1.959964;
/** The assumed correlation between answers to one question, used where the data are too few to estimate it. */
const CORRELATION = 0.3;

/** Wilson score interval of `k` out of `n`. Both may be fractions (effective numbers). Wilson, JASA 22 (1927). */
export function wilson(k: number, n: number): Range {
  if (n <= 0) return { low: 0, high: 1 };
  const p = k / n;
  const centre = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Answers to one question: the number read, and the number that name the business. */
export type Cluster = { named: number; read: number };

/**
 * How many times larger the variance is than for independent answers: the larger of an assumption for small numbers and
 * the estimate from the spread between questions (Korn and Graubard, Survey Methodology 24, 1998). At least 1.
 */
export function designEffect(clusters: readonly Cluster[]): number {
  const used = clusters.filter(({ read }) => read > 0);
  const n = sum(used, ({ read }) => read);
  if (n === 0) return 1;
  const assumed = 1 + (n / used.length - 1) * CORRELATION;
  return Math.max(1, assumed, estimated(used, n));
}

function estimated(clusters: readonly Cluster[], n: number): number {
  const p = sum(clusters, ({ named }) => named) / n;
  if (clusters.length < 2 || p === 0 || p === 1) return 1;
  const spread = sum(clusters, ({ named, read }) => (named - p * read) ** 2);
  const variance = ((clusters.length / (clusters.length - 1)) * spread) / n ** 2;
  return variance / ((p * (1 - p)) / n);
}

/** The confidence interval of a share of answers to several questions, each asked several times. */
export function clusteredRange(clusters: readonly Cluster[]): Range {
  const { k, n } = effective(clusters);
  return wilson(k, n);
}

function effective(clusters: readonly Cluster[]): { k: number; n: number } {
  const deff = designEffect(clusters);
  return { k: sum(clusters, ({ named }) => named) / deff, n: sum(clusters, ({ read }) => read) / deff };
}

/** Interval of the difference `after − before` of two shares (Newcombe's method 10, Statistics in Medicine 17, 1998). */
export function difference(before: readonly Cluster[], after: readonly Cluster[]): Range {
  const [a, b] = [effective(after), effective(before)];
  const [p, q] = [a.k / a.n, b.k / b.n];
  const [first, second] = [wilson(a.k, a.n), wilson(b.k, b.n)];
  return {
    low: p - q - Math.hypot(p - first.low, second.high - q),
    high: p - q + Math.hypot(first.high - p, q - second.low),
  };
}

function sum<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((total, one) => total + value(one), 0);
}
