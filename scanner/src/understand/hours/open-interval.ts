/** Minutes from midnight; `day` 0 is Monday. A closing time after midnight is more than 1,440. */
export type OpenInterval = { day: number; opens: number; closes: number };
