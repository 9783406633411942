/** Minutes from midnight; `day` 0 is Monday. Closing after midnight is more than 1,440. */
export type OpenInterval = { day: number; opens: number; closes: number };
