import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { OwnAnswers } from '../../test/owner-answers.ts';
import { type Label, WEEKDAYS, type Week } from '../truth/label.ts';

const DAY_CODES = { mo: 'Mo', tu: 'Tu', we: 'We', th: 'Th', fr: 'Fr', sa: 'Sa', su: 'Su' };

/** What the owner of a labelled site would write into the blanks, taken from the label. */
export function ownAnswers({ name, phones, addresses, towns, hours, country }: Label): OwnAnswers {
  const phone = /^\+\d/.test(phones.main) ? parsePhoneNumberFromString(phones.main) : null;
  const [address] = addresses;
  const answers: [RegExp, string | null | undefined][] = [
    [/^your business name/, name[0]?.replaceAll('"', '”')],
    [/^your phone number/, phone?.formatNational()],
    [/^digits of your number/, phone?.number],
    [/^your opening hours/, hours && openingHours(hours.week)],
    [/^your street address/, address?.street],
    [/^your (?:ZIP|postal) code/i, address?.postal],
    [/^your town/, address?.town ?? towns.main[0]],
    [/^your (?:region|state|province)/, country],
  ];
  return {
    ...(towns.main.length > 0 ? { towns: [...towns.main, ...towns.accepted] } : {}),
    answers: answers.filter((answer): answer is [RegExp, string] => typeof answer[1] === 'string' && answer[1] !== ''),
  };
}

/** In the format of schema.org's `openingHours`: `Mo 08:00-17:00, Tu 08:00-17:00`. */
function openingHours(week: Week): string {
  return WEEKDAYS.flatMap((day) => (week[day] ?? []).map(([from, to]) => `${DAY_CODES[day]} ${from}-${to}`)).join(', ');
}
