import type { Evidence } from '@named-first/contract';
import { hoursBlock, stayBlock } from '../../fix/hours-block.ts';
import { pasted, pastedPart } from '../../fix/pasted-value.ts';
import type { FormSummary } from '../../read/html/document.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { isAlwaysOpen } from '../../understand/hours/around-the-clock.ts';
import type { StatedHours } from '../../understand/hours/hours.ts';
import { clock } from '../../understand/hours/week-in-words.ts';
import { DAY_MINUTES } from '../../understand/hours/weekly-hours.ts';
import { saysAtAnyHour } from '../../understand/hours/words/always-open.ts';
import { isForStaff } from '../../understand/site/pages-of-owner.ts';
import { customersOf } from '../../understand/trade/customers.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, quoted, type Status, success } from '../verdict.ts';
import { arrivalTime } from './arrival-time.ts';
import { type BrokenPhoneLink, dialledBy } from './broken-phone-link.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** With more different times a day, the sentence would be too long. */
const MAX_TIMES = 3;

type Facts = Pick<SiteFacts, 'hours' | 'identity' | 'subject' | 'pages' | 'language' | 'site' | 'certain' | 'trade'>;
type Found = {
  phoneText: Evidence | null;
  phoneLink: Evidence | null;
  /** A link that should dial the number, but does not. */
  brokenLink: BrokenPhoneLink | null;
  form: boolean;
  clash: boolean;
  /** An answer without times, where the site has no hours: available at any hour, or by appointment. */
  untimed: { words: string; evidence: Evidence } | null;
  /** Where guests read when they can arrive; undefined for other businesses than lodgings. */
  arrival?: Evidence | null;
};

/** A number that can be read and dialled, readable hours, and promises that agree with them. */
export const hoursAndContact = defineCheck({
  id: 'hours-and-contact',
  needs: ['hours', 'identity', 'subject', 'pages', 'language', 'site', 'certain', 'trade'],
  judge: (facts: Facts): Judgement =>
    wordsNotReadable(facts) ?? unlessUnread(judgeContact(facts), facts, ['home', 'contact', 'imprint']),
});

function judgeContact(facts: Facts): Judgement {
  const { hours } = facts;
  const found = read(facts);
  const { phoneText, phoneLink, brokenLink, form, clash, untimed, arrival } = found;
  const told = hours.text ?? untimed ?? arrival;
  const nothing = !phoneText && !phoneLink && !form && !told;
  const status = nothing
    ? 'error'
    : phoneText && phoneLink && !brokenLink && told && !clash && !hours.text?.rival
      ? 'success'
      : 'warning';
  const excerpts = [
    ...(clash ? hours.alwaysOpenClaims.slice(0, 2) : []),
    ...(hours.text ? [hours.text.evidence] : hours.markup ? [hours.markup.evidence] : []),
    ...(hours.text?.rival ? [hours.text.rival.evidence] : []),
    ...(untimed ? [untimed.evidence] : []),
    ...(told ? [] : hours.opensOnly ? [hours.opensOnly] : advertised(hours)),
    ...(arrival ? [arrival] : []),
    ...(phoneText ? [phoneText] : []),
    ...(phoneLink ? [phoneLink] : []),
    ...(brokenLink ? [brokenLink.evidence] : []),
    ...(hours.afterHoursExplained && (hours.text ?? hours.markup) ? [hours.afterHoursExplained] : []),
  ];
  const description = describe(facts, found, status);
  return status === 'success'
    ? success(description, excerpts)
    : finding(status, description, excerpts, fix(facts, found));
}

function read({ identity, hours, pages, trade }: Facts): Found {
  const of = (source: 'text' | 'link') =>
    identity.phones.find((phone) => phone.source === source && phone.value === identity.phone)?.evidence ?? null;
  const form = contactForms(pages).some(({ labelledFields }) => labelledFields > 0);
  const stated = hours.text ?? hours.markup;
  const clash =
    hours.alwaysOpenClaims.length > 0 &&
    stated !== null &&
    !isAlwaysOpen(stated) &&
    // `Winter: 24/7. Summer: Mon-Fri 7-6`
    !saysAtAnyHour(stated.evidence.excerpt) &&
    hours.afterHoursExplained === null;
  const { dials, broken } = dialledBy(pages, identity.phone);
  // Readers of markup repair some links, so that a broken one may count as the number.
  const phoneLink = broken && !dials ? null : of('link');
  // The rest of a number dials as well where the area code is not needed.
  const brokenLink = broken?.fault === 'cut' && phoneLink ? null : broken;
  const found = { phoneText: of('text'), phoneLink, brokenLink, form, clash };
  if (customersOf(trade) === 'lodging') return { ...found, untimed: null, arrival: arrivalTime(pages) };
  return { ...found, untimed: stated === null ? untimedAnswer(hours) : null };
}

function untimedAnswer({ availableAlways, byAppointment }: Facts['hours']): Found['untimed'] {
  if (availableAlways) return { words: 'that you are available day and night', evidence: availableAlways };
  return byAppointment ? { words: 'that customers come by appointment', evidence: byAppointment } : null;
}

/** Where a site promises service around the clock. */
function advertised({ alwaysOpenClaims, emergencyClaims }: Facts['hours']): Evidence[] {
  return [...alwaysOpenClaims, ...emergencyClaims.filter(({ excerpt }) => saysAtAnyHour(excerpt))].slice(0, 1);
}

/** Forms in which a customer could write: with two fields or more, and not for signing in. */
function contactForms(pages: Facts['pages']): FormSummary[] {
  return pages
    .filter((page) => !isForStaff(page))
    .flatMap(({ document }) => document.forms.filter(({ fields, hasPassword }) => fields >= 2 && !hasPassword));
}

function describe(
  { hours, identity, pages }: Facts,
  { phoneText, phoneLink, brokenLink, form: usableForm, clash, untimed, arrival }: Found,
  status: Status,
): string {
  if (status === 'error') {
    const form = contactForms(pages).length > 0;
    return `We found no phone number, no hours and no form${form ? ' with labels' : ''} on your site. A voice assistant has nothing to tell a caller.`;
  }
  if (status === 'success' && untimed)
    return `A voice assistant can read your number, ${identity.phoneShown ?? ''}, and ${untimed.words}.`;
  if (status === 'success' && !hours.text)
    return `A voice assistant can read your number, ${identity.phoneShown ?? ''}, and when guests can check in.`;
  if (status === 'success' && hours.text?.ofPhone)
    return `A voice assistant can read your number, ${identity.phoneShown ?? ''}, and when you answer it: ${shortHours(hours)}.`;
  if (status === 'success')
    return `A voice assistant can read your number, ${identity.phoneShown ?? ''}, and your hours. They are ${shortHours(hours)}.`;
  if (clash)
    return `You advertise service around the clock but list ${shortHours(hours)}. A voice assistant will say you are closed at ${closedAt(hours)}`;
  const rival = phoneText && phoneLink ? hours.text?.rival : undefined;
  if (rival)
    return `You give two different sets of hours: ${shortHours(hours)}; and ${shortHours({ ...hours, text: rival })}. An assistant may tell a customer the wrong one.`;
  const told = hours.text ?? untimed ?? arrival;
  const lodging = arrival !== undefined;
  const lacks = [
    ...(phoneText ? [] : ['your phone number in plain text']),
    ...(phoneLink ? [] : ['a phone number that dials when tapped']),
    ...(told ? [] : [missingHours(hours, lodging)]),
  ];
  const missing = lacks.length === 0 ? '' : ` Missing: ${nameList(lacks)}.`;
  const broken = brokenLink === null ? '' : ` ${faultInWords(brokenLink, phoneLink === null)}`;
  if (lodging) {
    const start = told ? 'Guests can read when to arrive.' : 'Your site does not say when guests can check in.';
    return `${start}${missing}${broken}`;
  }
  const start = hours.text
    ? `People can read when you ${hours.text.ofPhone ? 'answer your phone' : 'are open'}.`
    : untimed
      ? `People can read ${untimed.words}.`
      : hours.markup
        ? 'Your hours are only in the hidden label for machines.'
        : hours.opensOnly
          ? 'Your site says when you open, but not when you close.'
          : advertised(hours).length > 0
            ? 'You advertise service around the clock, but list no hours.'
            : 'Your site does not say when you are open.';
  return `${start}${missing}${!phoneText && !phoneLink && usableForm ? ' A form alone is not enough to call you.' : ''}${broken}`;
}

function missingHours({ opensOnly, markup }: Facts['hours'], lodging: boolean): string {
  if (lodging) return 'your check-in and reception times in plain text';
  return opensOnly && !markup ? 'your closing time in plain text' : 'your hours in plain text';
}

const FAULTS: Record<BrokenPhoneLink['fault'], string> = {
  cut: 'does not dial your whole number',
  zero: 'has a 0 too many after the code of your country, and many phones cannot dial that',
  plus: 'has no plus before the code of your country, so many phones dial another number',
};

function faultInWords({ href, fault }: BrokenPhoneLink, isOnly: boolean): string {
  return `${isOnly ? 'The link that you have,' : 'One of your links,'} ${quoted(href)}, ${FAULTS[fault]}.`;
}

/** What to do about the link that dials; null if there is nothing to do. */
function linkStep({ phoneLink, brokenLink }: Pick<Found, 'phoneLink' | 'brokenLink'>, phone: string): string | null {
  if (brokenLink) {
    const whole = 'the whole number, with a plus and the code of your country';
    return `Change the link ${quoted(brokenLink.href)}: write ${brokenLink.fault === 'cut' ? whole : quoted(`tel:${phone}`)}.`;
  }
  return phoneLink ? null : 'Make the phone number a tel: link, so that a tap dials it.';
}

/** A time at which the business is closed on some day: 2 a.m., or 2 p.m. for a taxi that only drives at night. */
function closedAt({ text, markup }: Facts['hours']): string {
  const intervals = (text ?? markup)?.intervals ?? [];
  const night = 2 * 60;
  const isOpen = (day: number) =>
    intervals.some(
      (one) =>
        (one.day === day && one.opens <= night && night < one.closes) ||
        (one.day === (day + 6) % 7 && night + DAY_MINUTES < one.closes),
    );
  return [...DAYS.keys()].every(isOpen) ? '2 p.m.' : '2 a.m.';
}

/** `Monday to Friday 8:00 am to 5:00 pm` and the closed days, briefly. */
function shortHours({ text, markup }: Facts['hours']): string {
  const hours = text ?? markup;
  const [first] = hours?.intervals ?? [];
  if (!hours || !first) return 'no hours';
  if (isAlwaysOpen(hours)) return 'day and night, all week';
  const closed = hours.closedDays.map((day) => DAYS[day] ?? '');
  const groups = Map.groupBy(DAYS.keys(), (day) => timesOf(hours, day));
  groups.delete('');
  const told = [...groups].slice(0, MAX_TIMES).map(([times, days]) => `${daysInWords(days)} ${times}`);
  return [
    ...told,
    ...(groups.size > MAX_TIMES ? ['other times on other days'] : []),
    ...(closed.length > 0 ? [`closed ${nameList(closed)}`] : []),
  ].join(', ');
}

/** `Monday to Wednesday and Friday`: three or more days in a row are a span. */
function daysInWords(days: readonly number[]): string {
  const spans: number[][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else spans.push([day]);
  }
  return nameList(
    spans.flatMap((span) => {
      const names = span.map((day) => DAYS[day] ?? '');
      return names.length < 3 ? names : `${names[0]} to ${names.at(-1)}`;
    }),
  );
}

/** `9:00 am to 12:00 pm and 1:00 pm to 5:00 pm`; empty on a day without hours. */
function timesOf({ intervals }: Pick<StatedHours, 'intervals'>, wanted: number): string {
  return nameList(
    intervals
      .filter(({ day }) => day === wanted)
      .map(({ opens, closes }) =>
        closes - opens >= DAY_MINUTES ? 'around the clock' : `${clock(opens)} to ${clock(closes)}`,
      ),
  );
}

function fix(
  { hours, certain, language, identity }: Facts,
  { phoneText, phoneLink, brokenLink, clash, untimed, arrival }: Found,
): Fix {
  const lodging = arrival !== undefined;
  const number = pasted(certain.phone, 'your phone number');
  const dial = pastedPart(certain.phone, (value) => value, 'digits of your number');
  const told = hours.text !== null || Boolean(untimed ?? arrival);
  const explains = hours.alwaysOpenClaims.length > 0 || hours.emergencyClaims.length > 0;
  const link = linkStep({ phoneLink, brokenLink }, identity.phone ?? '');
  const needsBlock = !told || clash || (explains && !untimed) || !phoneText;
  return {
    summary: summaryOf({ clash, told, phoneText, phoneLink, brokenLink, lodging }),
    steps: [
      ...(hours.text?.rival
        ? ['Find out which hours are right: your pages give different ones. Write the same hours everywhere.']
        : []),
      ...(phoneText ? [] : ['Write the phone number as text, not only in a picture or a button.']),
      ...(link === null ? [] : [link]),
      ...(told
        ? []
        : [
            lodging
              ? 'Write from when guests can check in, until when they check out, and when somebody is at the desk.'
              : `Write the hours day by day${language.isEnglish ? ', with am and pm' : ''}.`,
          ]),
      ...(clash
        ? ['If you truly come at any hour, say who answers and how fast. If you do not, take the claim down.']
        : []),
    ],
    paste: [
      ...(needsBlock ? [lodging ? stayBlock(certain) : hoursBlock(certain, explains)] : []),
      ...(phoneLink
        ? []
        : [{ label: 'Number that dials', language: 'html' as const, text: `<a href="tel:${dial}">${number}</a>` }]),
    ],
    changes: [...(needsBlock ? ['hours-block' as const] : []), ...(phoneLink ? [] : ['phone-link' as const])],
  };
}

type Lacks = Pick<Found, 'clash' | 'phoneText' | 'phoneLink' | 'brokenLink'> & { told: boolean; lodging: boolean };

/** The task of the fix, without what the site already has. */
function summaryOf({ clash, told, phoneText, phoneLink, brokenLink, lodging }: Lacks): string {
  if (clash) return 'Keep your hours as they are, and add one sentence on what happens when you are closed.';
  if (told && phoneText && brokenLink) return 'Correct the number in the link that dials it.';
  // Nothing else is left to do where the site states two different weeks.
  if (told && phoneText && phoneLink) return 'Write the same hours everywhere.';
  if (told && phoneText) return 'Make your phone number dial when it is tapped.';
  if (told) return 'Put your phone number in plain text on your contact page and in the footer.';
  const what = lodging ? 'your check-in and reception times' : 'one block of hours';
  const where = lodging ? 'on your contact page' : 'on your contact page and in the footer';
  if (phoneText && phoneLink) return `Put ${what} in plain text ${where}.`;
  return phoneText
    ? `Put ${what} in plain text ${where}, and make your phone number dial when it is tapped.`
    : `Put your phone number and ${what} in plain text ${where}.`;
}
