/**
 * Whether a step counts. Bots, agency staff, seeds, tests on the demo checkout and jobs are not counted, so a verb
 * without a visitor counts nothing.
 */
export type Visitor = { isCounted: boolean };

export const NOT_COUNTED: Visitor = { isCounted: false };
