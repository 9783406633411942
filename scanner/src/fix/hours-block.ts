import type { Paste } from '@named-first/contract';
import type { CertainFacts, Week } from '../understand/certain-facts.ts';
import { pasted } from './pasted-value.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MINUTES = 1440;

/**
 * A block with hours, phone and a sentence on what happens outside the hours. Only certain facts; the rest stays blank.
 */
export function hoursBlock({ hours, name, phone, signed }: CertainFacts, alwaysPromised: boolean): Paste {
  const number = pasted(phone, 'your phone number');
  const lines = [
    `Hours of ${pasted(name, 'your business name')}`,
    ...hoursLines(hours?.value ?? null),
    `Phone: ${number}`,
  ];
  if (signed?.emergency ?? alwaysPromised) {
    const who = pasted(signed?.emergencyWho ?? null, 'who answers');
    lines.push(
      `Outside these hours, call ${number}: ${who} and [what you do for an emergency at night and on weekends].`,
    );
  }
  return { label: 'Hours block for your contact page and footer', language: 'text', text: lines.join('\n') };
}

/** `Monday to Friday: 8:00 am – 5:00 pm`, with days of equal hours together; blanks if nothing is known. */
export function hoursLines(hours: Week | null): string[] {
  if (!hours) {
    return [
      'Monday to Friday: [opening time] – [closing time]',
      'Saturday: [opening time] – [closing time], or closed',
      'Sunday: [opening time] – [closing time], or closed',
    ];
  }
  const lines: string[] = [];
  const told = DAYS.map((_, day) => dayHours(hours, day));
  for (let first = 0; first < told.length; ) {
    let last = first;
    while (last + 1 < told.length && told[last + 1] === told[first]) last++;
    const days = first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
    lines.push(`${days}: ${told[first]}`);
    first = last + 1;
  }
  return lines;
}

function dayHours(hours: Week, day: number): string {
  const open = hours.intervals.filter((interval) => interval.day === day);
  if (open.length === 0 && hours.appointmentDays?.includes(day)) return 'by appointment';
  if (open.length === 0) return hours.closedDays.includes(day) ? 'closed' : '[hours, or closed]';
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
