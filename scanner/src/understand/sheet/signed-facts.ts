import {
  readDayHours,
  SHEET_DAYS,
  type SheetFacts,
  type SheetFieldId,
  sheetLine,
  showsStreet,
} from '@named-first/contract';
import type { CertainFact, CertainFacts, SignedExtras, Town, TradeName, Week } from '../certain-facts.ts';
import { parsePhone } from '../contact/phone-candidates.ts';
import type { SiteFacts } from '../facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';

/**
 * The facts of a site, with the facts for pastes replaced by what its owner signed. The sheet counts as a whole: what
 * it leaves blank stays blank, even if a scan read it. Everything that checks judge stays as it was read, so that the
 * score is the same with and without a sheet.
 */
export function withSignedFacts(facts: SiteFacts, sheet: SheetFacts): SiteFacts {
  return { ...facts, certain: signedFacts(sheet, facts) };
}

type ReadFacts = Pick<SiteFacts, 'services' | 'subject' | 'trade'>;

function signedFacts(sheet: SheetFacts, { services, subject, trade }: ReadFacts): CertainFacts {
  const noun = nounOf(sheet);
  const town = townOf(sheet);
  const pages = new Map(services.services.map(({ name, page }) => [name.toLowerCase(), page?.url ?? null]));
  return {
    name: signedLine(sheet, 'name'),
    trade: noun && sameNoun(noun, trade) ? signed(noun.shown, trade.id ?? trade.noun) : null,
    branch: null,
    noun,
    phone: phoneOf(sheet, subject.country),
    address: addressOf(sheet),
    town,
    towns: (sheet.towns ?? [])
      .filter((name) => name.toLowerCase() !== town?.value.city.toLowerCase())
      .map((name) => signed(name, name)),
    services: (sheet.services ?? []).map((name) => signed(name, { url: pages.get(name.toLowerCase()) ?? null })),
    hours: hoursOf(sheet),
    signed: extrasOf(sheet),
  };
}

function signed<Value>(shown: string, value: Value): CertainFact<Value> {
  return { key: shown.toLowerCase(), value, shown, signs: [], certainty: 'signed' };
}

function signedLine(sheet: SheetFacts, field: SheetFieldId): CertainFact | null {
  const line = sheetLine(sheet, field);
  return line === null ? null : signed(line, line);
}

function signedLines(sheet: SheetFacts, field: SheetFieldId): CertainFact[] {
  return (sheet[field] ?? []).map((line) => signed(line, line));
}

/** Either word can replace the other: `Lee Heating is a plumber`. */
function nounOf(sheet: SheetFacts): CertainFact<TradeName> | null {
  const noun = sheetLine(sheet, 'trade') ?? sheetLine(sheet, 'company');
  if (noun === null) return null;
  return signed(noun, { noun, companyNoun: sheetLine(sheet, 'company') ?? noun });
}

/** A client may sign another trade than the one that was read: then its type is unknown. */
function sameNoun({ value }: CertainFact<TradeName>, { noun }: ReadFacts['trade']): boolean {
  return value.noun.toLowerCase() === noun.toLowerCase();
}

function phoneOf(sheet: SheetFacts, country: string | null): CertainFact | null {
  const line = sheetLine(sheet, 'phone');
  const number = line === null ? null : parsePhone(line, sheetLine(sheet, 'country') ?? country);
  return line !== null && number ? signed(line, number.number) : null;
}

function addressOf(sheet: SheetFacts): CertainFact<PostalAddressParts> | null {
  const street = sheetLine(sheet, 'street');
  if (street === null || !showsStreet(sheet)) return null;
  const [city, region, postalCode] = [
    sheetLine(sheet, 'city'),
    sheetLine(sheet, 'region'),
    sheetLine(sheet, 'postalCode'),
  ];
  return signed(street, { street, city, region, postalCode });
}

/** The town of the address, otherwise the first that is served. */
function townOf(sheet: SheetFacts): CertainFact<Town> | null {
  const city = sheetLine(sheet, 'city') ?? sheetLine(sheet, 'towns');
  return city === null ? null : signed(city, { city, region: sheetLine(sheet, 'region') });
}

function hoursOf(sheet: SheetFacts): CertainFact<Week> | null {
  const intervals: Week['intervals'][number][] = [];
  const [closedDays, appointmentDays]: [number[], number[]] = [[], []];
  for (const [day, field] of SHEET_DAYS.entries()) {
    const line = sheetLine(sheet, field);
    const hours = line === null ? null : readDayHours(line);
    if (!hours || 'problem' in hours) continue;
    if (hours.kind === 'open') intervals.push(...hours.times.map((time) => ({ day, ...time })));
    else (hours.kind === 'closed' ? closedDays : appointmentDays).push(day);
  }
  if (intervals.length + closedDays.length + appointmentDays.length === 0) return null;
  return signed('hours', { intervals, closedDays, appointmentDays });
}

function extrasOf(sheet: SheetFacts): SignedExtras {
  const emergency = sheetLine(sheet, 'emergency');
  return {
    // A blank street is asked for, unless it must not be shown.
    hidesAddress: sheetLine(sheet, 'addressShown') === 'no' || (sheet.street !== undefined && !showsStreet(sheet)),
    email: signedLine(sheet, 'email'),
    emergency: emergency === null ? null : emergency === 'yes',
    emergencyWho: signedLine(sheet, 'emergencyWho'),
    prices: signedLines(sheet, 'prices'),
    licenceKind: signedLine(sheet, 'licenceKind'),
    licenceNumber: signedLine(sheet, 'licenceNumber'),
    insurer: signedLine(sheet, 'insurer'),
    credentials: signedLines(sheet, 'credentials'),
    founded: signedLine(sheet, 'founded'),
    owner: signedLine(sheet, 'owner'),
    ownerTitle: signedLine(sheet, 'ownerTitle'),
    profiles: signedLines(sheet, 'profiles'),
  };
}
