import { isFillerPhone } from '../../understand/contact/phone-candidates.ts';
import { isPlaceholderAddress, isPlaceholderName } from '../../understand/contact/placeholders.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { weekInWords } from '../../understand/hours/week-in-words.ts';
import { isNamedArea } from '../../understand/places/town-check.ts';
import { nameList } from '../name-list.ts';
import { quoted } from '../verdict.ts';

type Facts = Pick<SiteFacts, 'certain' | 'identity' | 'areas' | 'hours'>;

/**
 * Steps with the values that the card leaves blank because too few places state them, so that the owner can compare
 * them and need not look them up. Empty if the scan read no such value, or if the client signed the facts of the card.
 */
export function valuesToCheck({ certain, identity, areas, hours }: Facts): string[] {
  if (certain.signed) return [];
  const address = identity.address && !isPlaceholderAddress(identity.address) ? identity.address : null;
  const town = address?.city ?? areas.main?.city ?? '';
  const values = [
    ...told('name', certain.name ? null : nameOf(identity)),
    ...told('phone number', certain.phone ? null : phoneOf(identity)),
    ...told('street', certain.address ? null : address?.street),
    ...told('postal code', certain.address ? null : address?.postalCode),
    ...told('town', certain.town || isNamedArea(town) ? null : town),
  ];
  const week = certain.hours ? null : weekOf(hours);
  return [
    ...(values.length > 0
      ? [
          `Your site gives these too, but not in enough places for us to be sure. Check and add: ${nameList(values, 5)}.`,
        ]
      : []),
    ...(week ? [`${hoursWeRead(hours)}: ${week}.`] : []),
  ];
}

function told(what: string, value: string | null | undefined): string[] {
  return value ? [`${what} ${quoted(value)}`] : [];
}

function nameOf({ name }: Facts['identity']): string | null {
  return name !== null && isPlaceholderName(name) ? null : name;
}

function phoneOf({ phone, phoneShown }: Facts['identity']): string | null {
  return phone === null || isFillerPhone(phone) ? null : (phoneShown ?? phone);
}

function hoursWeRead({ text }: Facts['hours']): string {
  return text?.ofPhone
    ? 'We read when your phone is answered. If you are open then, add these hours'
    : 'These are the hours we read on your site. Check and add them';
}

function weekOf({ text, markup }: Facts['hours']): string | null {
  const week = text ?? markup;
  return week && week.intervals.length > 0 ? weekInWords(week, null).join('; ') : null;
}
