import { type FactKind, type Label, WEEKDAYS, type Weekday } from './label.ts';
import type { PastedValue } from './pasted-values.ts';
import {
  e164Of,
  isMainTown,
  isRightAddress,
  isRightCredential,
  isRightDay,
  isRightName,
  isRightPastedHours,
  isRightPhone,
  isRightPrice,
  isRightService,
  isRightStreet,
  isRightTown,
  isRightTrade,
  isRightType,
  isSameService,
} from './right-values.ts';
import type { Stated } from './stated.ts';

/** The report shows at most this many services of a site. */
const MAX_SERVICES = 8;

export type Count = { kind: FactKind; right: string[]; wrong: string[]; missed: string[] };
type PageText = (page: string) => string;

/**
 * Compares what the engine states about a site with its label. A stated fact is right if it is among the labels,
 * otherwise wrong. A labelled fact that is not stated is missed. `pageText` returns the visible text of a page of the
 * site.
 */
export function countFacts(label: Label, stated: Stated, pageText: PageText): Count[] {
  const counts = [
    countName(label, stated),
    countTrade(label, stated),
    countPhone(label, stated),
    countAddress(label, stated),
    countTowns(label, stated),
    countHours(label, stated),
    countAppointmentDays(label, stated),
    countPrices(label, stated, pageText),
    countCredentials(label, stated),
    countEmergency(label, stated),
    countServices(label, stated),
    countReviews(label, stated),
    countFillers(label, stated),
    countLanguage(label, stated),
    countCountry(label, stated),
    countKind(label, stated),
    countBuilder(label, stated),
  ];
  return counts.filter(({ kind }) => !label.not_labelled.includes(kind));
}

/** The distinct values in the pastes that contradict the label. */
export function wrongPastes(label: Label, stated: Stated): PastedValue[] {
  const isRight: Record<PastedValue['kind'], (value: string) => boolean> = {
    type: (value) => isRightType(label, value),
    name: (value) => isRightName(label, value),
    phone: (value) => isRightPhone(label, value),
    address: (value) => isRightStreet(label, value),
    town: (value) => isRightTown(label, value),
    service: (value) => isRightService(label, value),
    hours: (value) => isRightPastedHours(label, value),
    noun: (value) => isRightTrade(label, value),
  };
  const wrong = stated.pasted.filter(({ kind, value }) => !isRight[kind](value));
  return eachValueOnce(label, wrong).filter(({ kind }) => !label.not_labelled.includes(KIND_OF_PASTE[kind]));
}

const KIND_OF_PASTE: Record<PastedValue['kind'], FactKind> = {
  type: 'trade',
  name: 'name',
  phone: 'phone',
  address: 'address',
  town: 'town',
  service: 'service',
  hours: 'hours',
  noun: 'trade',
};

/** The same wrong hours on five days count as one wrong value, and so does one number in two notations. */
function eachValueOnce(label: Label, values: readonly PastedValue[]): PastedValue[] {
  const sameValue: Partial<Record<PastedValue['kind'], (value: string) => string | undefined>> = {
    hours: (value) => value.split(' ')[1],
    phone: (value) => e164Of(label, value),
  };
  const seen = new Set<string>();
  return values.filter(({ kind, value }) => {
    const key = `${kind} ${sameValue[kind]?.(value) ?? value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Counts a kind of fact of which the report states at most one value. */
function single(kind: FactKind, value: string | null, isRight: (value: string) => boolean, expected: string | null) {
  if (value === null) return { kind, right: [], wrong: [], missed: expected === null ? [] : [expected] };
  return isRight(value)
    ? { kind, right: [value], wrong: [], missed: [] }
    : { kind, right: [], wrong: [value], missed: [] };
}

function countName(label: Label, { name }: Stated): Count {
  return single('name', name, (value) => isRightName(label, value), label.name[0] ?? null);
}

/** Counts the trade as one statement: its word, and the group of trades whose questions and texts the report uses. */
function countTrade(label: Label, { trade }: Stated): Count {
  const group = trade.group === 'generic' ? null : trade.group;
  const told = [trade.words, group].filter((part) => part !== null).join(' / ');
  const isRight =
    (trade.words === null || isRightTrade(label, trade.words)) &&
    (group === null || label.trade.groups.includes(group));
  return single('trade', told === '' ? null : told, () => isRight, label.is_local_business ? label.kind : null);
}

function countPhone(label: Label, { phone }: Stated): Count {
  const { main } = label.phones;
  return single('phone', phone, (value) => isRightPhone(label, value), main.startsWith('+') ? main : null);
}

function countAddress(label: Label, { address }: Stated): Count {
  const expected = label.addresses.find(({ street }) => street !== '');
  return single('address', address, (value) => isRightAddress(label, value), expected?.street ?? null);
}

export function countTowns(label: Label, { towns }: Pick<Stated, 'towns'>): Count {
  const right = towns.filter((town) => isRightTown(label, town));
  const found = right.some((town) => isMainTown(label, town));
  return {
    kind: 'town',
    right,
    wrong: towns.filter((town) => !right.includes(town)),
    missed: label.towns.main.length > 0 && !found ? [label.towns.main[0] ?? ''] : [],
  };
}

/** The week is one fact: wrong if any day is wrong, missed if an open day is left out. */
function countHours(label: Label, { week }: Stated): Count {
  const told = WEEKDAYS.flatMap((day) => (week?.[day] ? [{ day, times: week[day] }] : []));
  const wrong = told.filter(({ day, times }) => !isRightDay(label, day, times)).map(dayText);
  const open = WEEKDAYS.filter((day) => (label.hours?.week[day] ?? []).length > 0);
  const count: Count = { kind: 'hours', right: [], wrong: [], missed: [] };
  if (wrong.length > 0) count.wrong.push(wrong.join(', '));
  else if (open.some((day) => week?.[day] === undefined)) count.missed.push(`${open.length} open days`);
  else if (told.length > 0) count.right.push(told.map(dayText).join(', '));
  return count;
}

function dayText({ day, times }: { day: Weekday; times: readonly (readonly [string, string])[] }): string {
  return `${day} ${times.length === 0 ? 'closed' : times.map((time) => time.join('-')).join(' ')}`;
}

/** A day by appointment is wrong if stated as closed, and right only if stated as by appointment. */
function countAppointmentDays(label: Label, { week, byAppointment }: Stated): Count {
  const labelled = label.hours?.by_appointment ?? [];
  const closed = labelled.filter((day) => week?.[day]?.length === 0);
  return {
    kind: 'appointment days',
    right: byAppointment.filter((day) => labelled.includes(day)),
    wrong: [...closed, ...byAppointment.filter((day) => !labelled.includes(day))],
    missed: labelled.filter((day) => !closed.includes(day) && !byAppointment.includes(day)),
  };
}

function countPrices(label: Label, { prices }: Stated, pageText: PageText): Count {
  const right = prices.filter((price) => isRightPrice(label, price, pageText));
  return {
    kind: 'price',
    right,
    wrong: prices.filter((price) => !right.includes(price)),
    missed: label.prices && prices.length === 0 ? ['prices'] : [],
  };
}

/** A number may be labelled as a licence and as a proof, and be stated as either. */
export function countCredentials(label: Label, { licence, proofs }: Pick<Stated, 'licence' | 'proofs'>): Count {
  const all = [...label.licence, ...label.proofs];
  const stated = [...(licence === null ? [] : [licence]), ...proofs];
  const right = stated.filter((value) => isRightCredential(all, value));
  const hasLicence = licence !== null || right.some((value) => isRightCredential(label.licence, value));
  const hasProof = proofs.length > 0 || right.some((value) => isRightCredential(label.proofs, value));
  return {
    kind: 'credential',
    right,
    wrong: stated.filter((value) => !right.includes(value)),
    missed: [
      ...(label.licence[0] !== undefined && !hasLicence ? [label.licence[0]] : []),
      ...(label.proofs[0] !== undefined && !hasProof ? [label.proofs[0]] : []),
    ],
  };
}

function countEmergency(label: Label, { emergency }: Stated): Count {
  if (label.emergency === null) return { kind: 'emergency', right: [], wrong: [], missed: [] };
  const offered = label.emergency;
  return single('emergency', emergency, () => offered, offered ? 'emergency service' : null);
}

/** Two labels for one service, one of which contains all words of the other, count as found together. */
export function countServices(label: Label, { services }: Pick<Stated, 'services'>): Count {
  const right = services.filter((service) => isRightService(label, service));
  const jobs = label.services.filter(
    (service, at) =>
      !label.services.some(
        (other, place) => place < at && (isSameService(service, other) || isSameService(other, service)),
      ),
  );
  const unseen = jobs.filter((job) => !right.some((value) => isSameService(value, job) || isSameService(job, value)));
  // The report states no services of a shop or a publisher, so they do not count as missed; the same holds for the
  // trade.
  const expected = label.is_local_business ? Math.min(MAX_SERVICES, jobs.length) : 0;
  return {
    kind: 'service',
    right,
    wrong: services.filter((service) => !right.includes(service)),
    missed: unseen.slice(0, Math.max(0, expected - right.length)),
  };
}

function countReviews(label: Label, { reviews }: Stated): Count {
  const expected = label.reviews === 'text' ? 'reviews in text' : null;
  return single('reviews', reviews === 'text' ? 'reviews in text' : null, () => expected !== null, expected);
}

function countFillers(label: Label, { fillersNoticed }: Stated): Count {
  const expected = label.placeholders[0] ?? null;
  return single('fillers', fillersNoticed ? 'says that there is sample text' : null, () => expected !== null, expected);
}

function countLanguage(label: Label, { language }: Stated): Count {
  return single('language', language, (value) => value === label.language, null);
}

/** Counted only for businesses: an article has no country. */
function countCountry(label: Label, { country }: Stated): Count {
  const told = label.is_local_business ? country : null;
  return single('country', told, (value) => value === label.country, null);
}

function countKind(label: Label, { kind }: Stated): Count {
  return single('kind of page', kind, (value) => (value === 'local business') === label.is_local_business, label.kind);
}

function countBuilder(label: Label, { builder }: Stated): Count {
  return single('builder', builder, (value) => value === label.builder, label.builder);
}
