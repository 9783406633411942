import type { Paste } from '@named-first/contract';
import type { OpenInterval } from '../understand/hours/open-interval.ts';
import type { SubjectFacts } from '../understand/site/subject-facts.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MINUTES = 1440;

type KnownHours = { intervals: readonly OpenInterval[]; closedDays: readonly number[] } | null;

/** A block of hours, phone and a sentence on what happens outside them; only what the site says, the rest blank. */
export function hoursBlock(hours: KnownHours, subject: SubjectFacts, alwaysPromised: boolean): Paste {
  const lines = [
    `Hours of ${subject.name ?? '[your business name]'}`,
    ...hoursLines(hours),
    `Phone: ${subject.phoneShown ?? '[your phone number]'}`,
  ];
  if (alwaysPromised) {
    lines.push(
      `Outside these hours, call ${subject.phoneShown ?? '[your phone number]'}: [who answers] and [what you do for an emergency at night and on weekends].`,
    );
  }
  return { label: 'Hours block for your contact page and footer', language: 'text', text: lines.join('\n') };
}

/** `Monday to Friday: 8:00 am – 5:00 pm`, days with the same hours together; blanks when nothing is known. */
export function hoursLines(hours: KnownHours): string[] {
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

function dayHours(hours: NonNullable<KnownHours>, day: number): string {
  const open = hours.intervals.filter((interval) => interval.day === day);
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
