/** Minutes from midnight; `day` 0 is Monday. If the business closes after midnight, `closes` exceeds 1,440. */
export type OpenInterval = { day: number; opens: number; closes: number };
