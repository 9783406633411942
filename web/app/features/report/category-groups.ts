import { CHECK_CATEGORIES, type Insight, weightedShare } from '@named-first/contract';

export type CategoryGroup = {
  category: string;
  insights: Insight[];
  /** Points earned out of those that could be measured. */
  earned: number;
  measuredWeight: number;
  percent: number | null;
};

/**
 * The insights by category, in the catalogue's order. Categories of an older engine come last, under their own names.
 */
export function categoryGroups(insights: Insight[]): CategoryGroup[] {
  const names: string[] = [...CHECK_CATEGORIES, ...insights.map(({ category }) => category)];
  return [...new Set(names)].flatMap((category) => {
    const own = insights.filter((insight) => insight.category === category);
    return own.length > 0 ? [{ category, insights: own, ...weightedShare(own) }] : [];
  });
}

/** The earned share of a category as text. */
export function earnedWords({ earned, measuredWeight }: Pick<CategoryGroup, 'earned' | 'measuredWeight'>): string {
  return measuredWeight === 0 ? 'not measured' : `${earned} of ${measuredWeight} points`;
}
