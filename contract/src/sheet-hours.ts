/**
 * Opening hours of one day as people type them, for example `8 am - 12 pm and 1 pm - 5:30 pm`, `closed` or `by
 * appointment`.
 */

/** Minutes since midnight. `closes` is above 1440 if a business closes after midnight. */
export type OpenTime = { opens: number; closes: number };

export type DayHours = { kind: 'open'; times: OpenTime[] } | { kind: 'closed' } | { kind: 'appointment' };

const DAY = 1440;
const MAX_TIMES = 4;
const TIME = /^(\d{1,2})(?:[:.h](\d{2}))? ?(?:([ap])\.?m\.?)?$/;
const ALWAYS = /^(?:open )?(?:24 ?h(?:ours?)?|24\/7|all day)$/;
const APPOINTMENT = /^(?:by |on )?appointments?(?: only)?$/;

/** Parses the hours of one day, or returns the problem as a sentence for the person who typed them. */
export function readDayHours(line: string): DayHours | { problem: string } {
  const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === 'closed') return { kind: 'closed' };
  if (APPOINTMENT.test(text)) return { kind: 'appointment' };
  if (ALWAYS.test(text)) return { kind: 'open', times: [{ opens: 0, closes: DAY }] };
  const parts = text.split(/ ?(?:,|;|&|\band\b) ?/);
  if (parts.length > MAX_TIMES) return { problem: `Please give at most ${MAX_TIMES} times a day` };
  const times: OpenTime[] = [];
  for (const part of parts) {
    const time = readOpenTime(part);
    if ('problem' in time) return time;
    times.push(time);
  }
  times.sort((a, b) => a.opens - b.opens);
  if (times.some(({ opens }, at) => at > 0 && opens < times[at - 1]!.closes)) return { problem: 'These times overlap' };
  return { kind: 'open', times };
}

type Clock = { minutes: number; half: 'a' | 'p' | null };

function readOpenTime(part: string): OpenTime | { problem: string } {
  const [from, to, more] = part.split(/ ?(?:-|–|—|\bto\b|\buntil\b) ?/);
  const [opens, closes] = [readClock(from ?? ''), readClock(to ?? '')];
  if (!opens || !closes || more !== undefined)
    return { problem: 'Please write hours as in 8:00 am – 5:00 pm, or “closed”, or “by appointment”' };
  const told = opens.half !== null || closes.half !== null;
  const [start, end] = [openingMinutes(opens, closes), minutesOf(closes, closes.half)];
  if (start === end) return { problem: 'It opens and closes at the same time. For day and night, write “24 hours”' };
  if (start < end) return { opens: start, closes: end };
  // Only am and pm make clear that a business closes after midnight: `8 - 5` more likely omits them.
  if (told || end === 0) return { opens: start, closes: end + DAY };
  return { problem: 'It closes before it opens. Please write am and pm, or 24-hour times such as 08:00 – 17:00' };
}

/** `1 - 5 pm` opens in the afternoon, `8 - 5 pm` in the morning. */
function openingMinutes(opens: Clock, closes: Clock): number {
  if (opens.half !== null || closes.half === null) return minutesOf(opens, opens.half);
  const same = minutesOf(opens, closes.half);
  return same < minutesOf(closes, closes.half) ? same : minutesOf(opens, 'a');
}

function minutesOf({ minutes }: Clock, half: Clock['half']): number {
  if (half === null) return minutes % DAY;
  return (minutes % (DAY / 2)) + (half === 'p' ? DAY / 2 : 0);
}

function readClock(text: string): Clock | null {
  if (text === 'noon') return { minutes: DAY / 2, half: null };
  if (text === 'midnight') return { minutes: 0, half: null };
  const found = TIME.exec(text);
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  const half = found[3] === 'a' || found[3] === 'p' ? found[3] : null;
  const fits = half === null ? hour <= 24 && hour * 60 + minute <= DAY : hour >= 1 && hour <= 12;
  return fits && minute < 60 ? { minutes: hour * 60 + minute, half } : null;
}

/** Formats the hours of one day for a sheet: `8:00 am – 5:00 pm`, `closed`, `by appointment`, `open 24 hours`. */
export function dayHoursWords(hours: DayHours): string {
  if (hours.kind === 'closed') return 'closed';
  if (hours.kind === 'appointment') return 'by appointment';
  return hours.times
    .map(({ opens, closes }) =>
      closes - opens >= DAY ? 'open 24 hours' : `${clockWords(opens)} – ${clockWords(closes)}`,
    )
    .join(' and ');
}

/** Formats a time: `8:00 am`. */
function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
