import {
  dayHoursWords,
  type Evidence,
  fittingLines,
  SHEET_DAYS,
  type SheetFieldId,
  type SheetReading,
} from '@named-first/contract';
import type { CertainFact } from '../certain-facts.ts';
import type { SiteFacts } from '../facts.ts';
import { emergencyPromises, type StatedHours } from '../hours/hours.ts';
import { isJudgedAsLocal } from '../kind/kind-facts.ts';
import type { Mention } from '../mention.ts';

const MAX_EVIDENCE = 3;
const YEAR = /\b(1[789]\d\d|20\d\d)\b/;

type Found = { lines: readonly (string | null)[]; certain: boolean; evidence: readonly Evidence[] };

/**
 * What the scan read for each field of a fact sheet. Certain values become the draft; the rest is shown next to it, and
 * everything is compared with what the client signed.
 */
export function readSheetFields(facts: SiteFacts): SheetReading[] {
  if (facts.site.state === 'parked' || !isJudgedAsLocal(facts.kind)) return [];
  const found: Partial<Record<SheetFieldId, Found>> = {
    ...identityFields(facts),
    ...addressFields(facts),
    ...hoursFields(facts),
    ...workFields(facts),
    ...proofFields(facts),
  };
  return (Object.entries(found) as [SheetFieldId, Found][]).flatMap(([field, { lines, certain, evidence }]) => {
    const fitting = fittingLines(
      field,
      lines.filter((line) => line !== null),
    );
    return fitting.length === 0 ? [] : [{ field, lines: fitting, certain, evidence: evidence.slice(0, MAX_EVIDENCE) }];
  });
}

function signsOf(fact: CertainFact<unknown> | null): Evidence[] {
  return (fact?.signs ?? []).map(({ evidence }) => evidence);
}

/** Evidence of the main value first, and visible text before other places. */
function evidenceOf(mentions: readonly Mention[], isMain: (mention: Mention) => boolean): Evidence[] {
  const own = mentions.filter(isMain);
  return [...own.filter(({ source }) => source === 'text'), ...own.filter(({ source }) => source !== 'text')].map(
    ({ evidence }) => evidence,
  );
}

function identityFields({ certain, identity, subject }: SiteFacts) {
  const { name, phone } = identity;
  const main = identity.names.find(({ shown }) => shown === name);
  const others = identity.phones.filter(
    ({ value, label, source }) => value !== phone && label !== null && label !== 'fax' && source === 'text',
  );
  return {
    name: {
      lines: [name],
      certain: certain.name !== null,
      evidence: evidenceOf(identity.names, ({ value }) => value === main?.value),
    },
    trade: { lines: [certain.noun?.value.noun ?? null], certain: true, evidence: signsOf(certain.noun) },
    company: { lines: [certain.noun?.value.companyNoun ?? null], certain: true, evidence: signsOf(certain.noun) },
    // Without a phone number the country would be an unnecessary guess.
    country: { lines: [phone === null ? null : subject.country], certain: certain.phone !== null, evidence: [] },
    phone: {
      lines: [identity.phoneShown ?? phone],
      certain: certain.phone !== null,
      evidence: evidenceOf(identity.phones, ({ value }) => value === phone),
    },
    otherPhones: {
      lines: [...new Map(others.map((mention) => [mention.value, mention])).values()].map(
        ({ label, shown }) => `${label}: ${shown}`,
      ),
      certain: false,
      evidence: others.map(({ evidence }) => evidence),
    },
  } satisfies Partial<Record<SheetFieldId, Found>>;
}

function addressFields({ certain, identity }: SiteFacts) {
  const { address, addresses } = identity;
  const isCertain = certain.address !== null;
  const evidence = isCertain
    ? signsOf(certain.address)
    : evidenceOf(addresses, (mention) => mention.shown !== '' && mention.value !== '');
  const part = (line: string | null | undefined) => ({ lines: [line ?? null], certain: isCertain, evidence });
  const { town } = certain;
  return {
    street: part(address?.street),
    city: isCertain
      ? part(address?.city)
      : { lines: [town?.value.city ?? address?.city ?? null], certain: town !== null, evidence: signsOf(town) },
    region: isCertain
      ? part(address?.region)
      : { lines: [town?.value.region ?? null], certain: town !== null, evidence: signsOf(town) },
    postalCode: part(address?.postalCode),
    // A street that the site itself shows is public. Only the client can decide about a hidden one.
    addressShown: { lines: [isCertain && address?.street ? 'yes' : null], certain: isCertain, evidence },
    towns: {
      lines: [town?.value.city ?? null, ...certain.towns.map(({ value }) => value)],
      certain: true,
      evidence: [...signsOf(town), ...certain.towns.flatMap(signsOf)],
    },
  } satisfies Partial<Record<SheetFieldId, Found>>;
}

function hoursFields({ certain, hours }: SiteFacts) {
  const { text, markup } = hours;
  const told = text ?? markup;
  const days = SHEET_DAYS.map((field, day) => [
    field,
    {
      lines: [told && dayLine(told, day)],
      certain: certain.hours !== null,
      evidence: told ? [told.evidence] : [],
    },
  ]);
  const promises = emergencyPromises(hours);
  return {
    ...(Object.fromEntries(days) as Partial<Record<SheetFieldId, Found>>),
    emergency: { lines: [promises.length > 0 ? 'yes' : null], certain: false, evidence: promises },
  };
}

/** Null for a day that is not mentioned. */
function dayLine({ intervals, closedDays, appointmentDays }: StatedHours, day: number): string | null {
  const times = intervals.filter((interval) => interval.day === day).map(({ opens, closes }) => ({ opens, closes }));
  if (times.length > 0) return dayHoursWords({ kind: 'open', times });
  if (appointmentDays?.includes(day)) return dayHoursWords({ kind: 'appointment' });
  return closedDays.includes(day) ? dayHoursWords({ kind: 'closed' }) : null;
}

/** Prices are not read: an amount without its service is useless in a fact sheet. */
function workFields({ certain }: SiteFacts) {
  return {
    services: {
      lines: certain.services.map(({ shown }) => shown),
      certain: true,
      evidence: certain.services.flatMap(signsOf),
    },
  } satisfies Partial<Record<SheetFieldId, Found>>;
}

/** A profile needs two signs: a link or `sameAs`, and either the other of the two or a URL that contains the name. */
function proofFields({ credentials: { numbered, credentials }, profiles }: SiteFacts) {
  const own = profiles.profiles.filter(
    ({ fit, linked, sameAs }) => fit === 'fits' || (fit === 'unknown' && linked !== null && sameAs !== null),
  );
  const proofs = credentials.filter(({ group }) => group === 'certification' || group === 'membership');
  const years = credentials.find(({ group, shown }) => group === 'years' && YEAR.test(shown));
  return {
    licenceNumber: {
      lines: [numbered?.number ?? null],
      certain: false,
      evidence: numbered ? [numbered.evidence] : [],
    },
    credentials: {
      lines: proofs.map(({ shown }) => shown),
      certain: false,
      evidence: proofs.map(({ evidence }) => evidence),
    },
    founded: {
      lines: [YEAR.exec(years?.shown ?? '')?.[1] ?? null],
      certain: false,
      evidence: years ? [years.evidence] : [],
    },
    profiles: {
      lines: own.map(({ url }) => url),
      certain: true,
      evidence: own.flatMap(({ linked, sameAs }) => linked ?? sameAs ?? []),
    },
  } satisfies Partial<Record<SheetFieldId, Found>>;
}
