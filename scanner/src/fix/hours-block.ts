import type { Paste } from '@named-first/contract';
import type { CertainFacts, Week } from '../understand/certain-facts.ts';
import { weekInWords } from '../understand/hours/week-in-words.ts';
import { pasted } from './pasted-value.ts';

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

/** What guests of a hotel, guest house or campground ask instead of opening hours. */
export function stayBlock({ name, phone }: CertainFacts): Paste {
  const lines = [
    `Your stay at ${pasted(name, 'your business name')}`,
    'Check-in: from [arrival time]',
    'Check-out: until [departure time]',
    'Reception: [opening time] – [closing time]',
    `Phone: ${pasted(phone, 'your phone number')}`,
  ];
  return { label: 'Check-in times for your contact page', language: 'text', text: lines.join('\n') };
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
  return weekInWords(hours, '[hours, or closed]');
}
