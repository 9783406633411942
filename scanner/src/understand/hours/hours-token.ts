/** The meaning of a word in a timetable for `weekly-hours.ts`. Days count from Monday, 0. */
export type Token =
  | { kind: 'day'; day: number }
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'time'; hour: number; minute: number; half: 'am' | 'pm' | null; colon: boolean }
  | {
      kind:
        | 'until'
        | 'and'
        | 'closed'
        | 'crossed'
        | 'except'
        | 'appointment'
        | 'holiday'
        | 'all-day'
        | 'filler'
        | 'break'
        | 'word';
    };

/** `Mo ❌`: a cross says that a day is closed, unless a word says so already. */
export const CROSS = '[✗✘❌✖🚫⛔]';

export const WORKDAYS: readonly number[] = [0, 1, 2, 3, 4];
export const WHOLE_WEEK: readonly number[] = [...WORKDAYS, 5, 6];
/** Enough for a page of opening hours; the rest of a hostile text is not read. */
export const MAX_TOKENS = 4000;
