import { CAMPAIGN_COLUMNS, type CampaignField, OPTIONAL_CAMPAIGN_FIELDS } from '@named-first/contract';

/** The column of the file for each field of a contact. */
export type ColumnMap = Partial<Record<CampaignField, number>>;

/** Ten times as many as in the widest CRM export. */
export const MAX_COLUMNS = 1000;

/** From this length on, a misspelled name is unlikely to be a different word. */
const LONG_NAME = 7;

const FIELDS = Object.keys(CAMPAIGN_COLUMNS) as CampaignField[];

/** Column names in the exports of mail tools, CRMs and directories; letters and digits only. */
const OTHER_NAMES: Record<CampaignField, string[]> = {
  businessName: [
    'businessname',
    'company',
    'companyname',
    'organization',
    'organisation',
    'organizationname',
    'account',
  ],
  website: [
    'websiteurl',
    'websiteaddress',
    'url',
    'domain',
    'domainname',
    'web',
    'webaddress',
    'webpage',
    'site',
    'homepage',
    'companywebsite',
  ],
  firstName: ['first', 'fname', 'givenname', 'forename', 'contactfirstname'],
  lastName: ['last', 'lname', 'surname', 'familyname', 'contactlastname'],
  title: ['jobtitle', 'position', 'role', 'job', 'contacttitle'],
  location: ['city', 'town', 'place', 'address', 'citystate', 'region', 'companylocation'],
  email: ['emailaddress', 'mail', 'mailaddress', 'contactemail', 'workemail', 'businessemail', 'primaryemail'],
};

/**
 * Finds the expected columns in a header, in any order: first by their own names, then by common synonyms, then by
 * similar spellings of either. Each column is matched at most once; unmatched columns are kept but ignored.
 */
export function mapColumns(header: readonly string[]): ColumnMap {
  const names = header.map(plainName);
  const map: ColumnMap = {};
  const taken = new Set<number>();
  const take = (matches: (name: string, field: CampaignField) => boolean) => {
    for (const field of FIELDS) {
      if (map[field] !== undefined) continue;
      const index = names.findIndex((name, at) => name !== '' && !taken.has(at) && matches(name, field));
      if (index === -1) continue;
      map[field] = index;
      taken.add(index);
    }
  };
  take((name, field) => name === plainName(CAMPAIGN_COLUMNS[field]));
  take((name, field) => OTHER_NAMES[field].includes(name));
  take((name, field) => isNear(name, plainName(CAMPAIGN_COLUMNS[field]), { short: 1, long: 2 }));
  // Short synonyms are excluded, because they resemble too many words: "Last" must not match "List", nor "Account"
  // "Amount".
  take((name, field) => OTHER_NAMES[field].some((other) => isNear(name, other, { short: 0, long: 1 })));
  return map;
}

/** The names of the columns that a file lacks, required or optional ones. */
export function lackingColumns(map: ColumnMap, kind: 'required' | 'optional'): string[] {
  return FIELDS.filter((field) => map[field] === undefined)
    .filter((field) => OPTIONAL_CAMPAIGN_FIELDS.includes(field) === (kind === 'optional'))
    .map((field) => CAMPAIGN_COLUMNS[field]);
}

/** Normalises names: `E-Mail ` equals `email`, `Prénom` equals `prenom`. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** True if the spelling differs by so few typos that it is the same name; "Site" must not match "Title". */
function isNear(name: string, expected: string, slips: { short: number; long: number }): boolean {
  const allowed = expected.length >= LONG_NAME ? slips.long : slips.short;
  return Math.abs(name.length - expected.length) <= allowed && editDistance(name, expected) <= allowed;
}

/** The number of letters to insert, delete, replace or swap with a neighbor (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
