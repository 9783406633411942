import { CAMPAIGN_COLUMNS, type CampaignField, parseWebsite } from '@named-first/contract';
import * as z from 'zod';
import { cleanText } from '../../../../db/clean-text.ts';
import type { ColumnMap } from './map-columns.ts';

export type CampaignContact = {
  businessName: string;
  website: string;
  firstName: string;
  lastName: string;
  title: string | null;
  location: string | null;
  email: string;
  /** The key of a website, the same for all ways of writing it. */
  site: string;
};

export type JudgedRow = { contact: CampaignContact } | { reason: string };

const MAX_LENGTHS: Record<CampaignField, number> = {
  businessName: 200,
  website: 2048,
  firstName: 100,
  lastName: 100,
  title: 300,
  location: 300,
  email: 254,
};

const emailSchema = z.email();
const QUOTED = 80;

/**
 * A line as a contact, or why it cannot be one. Reports all reasons at once, so that a list can be corrected in one
 * pass.
 */
export function judgeRow(cells: readonly string[], map: ColumnMap, columns: number): JudgedRow {
  // Cells with unquoted delimiters push the rest into the wrong columns.
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) {
    return { reason: `The line has ${cells.length} cells where the header has ${columns}.` };
  }
  const read = (field: CampaignField) => {
    const index = map[field];
    return index === undefined ? '' : cleanText(cells[index] ?? '').trim();
  };
  const website = parseWebsite(read('website'));
  const fields = Object.keys(CAMPAIGN_COLUMNS) as CampaignField[];
  const problems = fields.flatMap((field) => problemOf(field, read(field), website.ok));
  if (read('firstName') === '' && read('lastName') === '') problems.push('First Name and Last Name are missing');
  if (problems.length > 0 || !website.ok) return { reason: `${problems.join('. ')}.` };
  return {
    contact: {
      businessName: read('businessName'),
      website: read('website'),
      firstName: read('firstName'),
      lastName: read('lastName'),
      title: read('title') || null,
      location: read('location') || null,
      email: read('email'),
      site: website.website.site,
    },
  };
}

function problemOf(field: CampaignField, value: string, websiteOk: boolean): string[] {
  const name = CAMPAIGN_COLUMNS[field];
  const required = field === 'businessName' || field === 'website' || field === 'email';
  if (required && value === '') return [`${name} is missing`];
  if (value.length > MAX_LENGTHS[field]) return [`${name} is longer than ${MAX_LENGTHS[field]} characters`];
  if (field === 'website' && !websiteOk) return [`Website "${shortened(value)}" is not a website address`];
  if (field === 'email' && !emailSchema.safeParse(value).success) {
    return [`Email "${shortened(value)}" is not an e-mail address`];
  }
  return [];
}

function shortened(value: string): string {
  return value.length > QUOTED ? `${value.slice(0, QUOTED)}…` : value;
}
