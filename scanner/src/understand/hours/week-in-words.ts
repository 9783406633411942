import type { OpenInterval } from './open-interval.ts';
import { DAY_MINUTES } from './weekly-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Week = {
  intervals: readonly OpenInterval[];
  closedDays: readonly number[];
  appointmentDays?: readonly number[];
};

/**
 * `Monday to Friday: 8:00 am – 5:00 pm`, with days of equal hours together. A day without hours shows `unknown`; if
 * that is null, the day is left out.
 */
export function weekInWords(hours: Week, unknown: string | null): string[] {
  const lines: string[] = [];
  const told = DAYS.map((_, day) => dayInWords(hours, day) ?? unknown);
  for (let first = 0; first < told.length; ) {
    let last = first;
    while (last + 1 < told.length && told[last + 1] === told[first]) last++;
    const days = first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
    if (told[first] !== null) lines.push(`${days}: ${told[first]}`);
    first = last + 1;
  }
  return lines;
}

function dayInWords(hours: Week, day: number): string | null {
  const open = hours.intervals.filter((interval) => interval.day === day);
  if (open.length === 0 && hours.appointmentDays?.includes(day)) return 'by appointment';
  if (open.length === 0) return hours.closedDays.includes(day) ? 'closed' : null;
  return open
    .map(({ opens, closes }) =>
      closes - opens >= DAY_MINUTES ? 'open 24 hours' : `${clock(opens)} – ${clock(closes)}`,
    )
    .join(' and ');
}

/** `8:00 am`, for people. */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
