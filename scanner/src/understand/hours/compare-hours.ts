import type { HoursFacts, StatedHours } from './hours.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

export type HoursRelation = 'same' | 'partial' | 'different';

/**
 * How the hours in the markup relate to those in the text; null if either is missing. Hours of the telephone do not
 * contradict those of the door.
 */
export function compareHours(hours: HoursFacts): HoursRelation | null {
  if (!hours.text || !hours.markup) return null;
  let partial = false;
  for (const day of WEEK) {
    const [text, markup] = [dayOf(hours.text, day), dayOf(hours.markup, day)];
    if (text === markup) continue;
    // A day that one side omits is unknown, not closed, unless the other side says that it is a working day.
    if (text === null || markup === null) partial ||= (text ?? markup) !== 'closed';
    else return hours.text.ofPhone ? null : 'different';
  }
  return partial ? 'partial' : 'same';
}

/** The open times of a day, `closed`, or null if it is not mentioned. */
function dayOf({ intervals, closedDays }: StatedHours, day: number): string | null {
  const open = intervals.filter((interval) => interval.day === day);
  if (open.length > 0)
    return open
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort()
      .join(' ');
  return closedDays.includes(day) ? 'closed' : null;
}
