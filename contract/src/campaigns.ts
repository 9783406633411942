import * as z from 'zod';

/** The columns of a campaign file, by the field of the contact that each one fills. */
export const CAMPAIGN_COLUMNS = {
  businessName: 'Business',
  website: 'Website',
  firstName: 'First Name',
  lastName: 'Last Name',
  title: 'Title',
  location: 'Location',
  email: 'Email',
} as const;
export type CampaignField = keyof typeof CAMPAIGN_COLUMNS;

/** Columns that a file may omit. */
export const OPTIONAL_CAMPAIGN_FIELDS: readonly CampaignField[] = ['title', 'location'];

/** The maximum size of a file in bytes, and the maximum number of rows below its header. */
export const CAMPAIGN_FILE_LIMIT = 10 * 1024 * 1024;
export const CAMPAIGN_ROW_LIMIT = 50_000;
export const CAMPAIGN_NAME_LIMIT = 200;

export const CAMPAIGN_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What the upload card says about an invalid file or an incomplete form. */
export const CAMPAIGN_MESSAGES = {
  fileType: { title: 'Invalid file type', description: 'Please upload a CSV file' },
  missing: { title: 'Missing information', description: 'Please select a file and enter a campaign name' },
  uploaded: { title: 'Campaign created successfully', description: 'Processing scans in the background...' },
  uploadFailed: { title: 'Upload failed', description: 'Failed to upload CSV' },
  empty: 'No campaigns yet. Upload a CSV to get started.',
} as const;

/** A campaign as lists show it. Times are ISO 8601 in UTC. */
export const campaignSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** The number of rows that are scanned, without the refused ones. */
  totalContacts: z.number(),
  completedScans: z.number(),
  failedScans: z.number(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** Set while the campaign is paused. A paused or cancelled campaign keeps one of the four statuses. */
  pausedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  refusedRows: z.number(),
  contactAllowed: z.boolean(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Rounded; 0 for a campaign without contacts. */
export function campaignPercent(campaign: Pick<Campaign, 'totalContacts' | 'completedScans' | 'failedScans'>): number {
  if (campaign.totalContacts === 0) return 0;
  return Math.round(((campaign.completedScans + campaign.failedScans) / campaign.totalContacts) * 100);
}

/** The default name of a campaign: the file name without `.csv`. */
export function campaignNameOf(fileName: string): string {
  return fileName
    .replace(/\.csv$/i, '')
    .trim()
    .slice(0, CAMPAIGN_NAME_LIMIT);
}

export function isCsvFileName(fileName: string): boolean {
  return /\.csv$/i.test(fileName);
}

/** `POST /api/admin/campaigns/upload` (multipart): the fields next to the file `csv`. */
export const campaignUploadSchema = z.object({
  name: z
    .string({ error: CAMPAIGN_MESSAGES.missing.description })
    .trim()
    .min(1, CAMPAIGN_MESSAGES.missing.description)
    .max(CAMPAIGN_NAME_LIMIT, `The campaign name must be at most ${CAMPAIGN_NAME_LIMIT} characters`),
  /** The checkbox "these people may be written to". */
  contactAllowed: z
    .enum(['on', 'true', 'off', 'false', ''])
    .optional()
    .transform((box) => box === 'on' || box === 'true'),
});

export const refusedRowSchema = z.object({ row: z.number(), cells: z.array(z.string()), reason: z.string() });
export type RefusedRow = z.infer<typeof refusedRowSchema>;

/** `POST /api/admin/campaigns/check` (multipart `csv`): what uploading this file would do. Stores nothing. */
export const campaignCheckSchema = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  /** All columns of the file in order, each with the expected column that it was matched to. */
  columns: z.array(z.object({ name: z.string(), takenFor: z.string().nullable() })),
  /** Optional columns that the file lacks. */
  absent: z.array(z.string()),
  goodRows: z.number(),
  /** The number of different websites in the good rows. Each is scanned once. */
  websites: z.number(),
  refused: z.number(),
  /** The first refused rows, long ones shortened. The whole list can be downloaded after the upload. */
  refusedRows: z.array(refusedRowSchema),
});
export type CampaignCheck = z.infer<typeof campaignCheckSchema>;

/** How many refused rows a check shows. */
export const CHECK_SHOWS_REFUSED = 100;

export const campaignRowSchema = z.object({
  id: z.string(),
  /** As a spreadsheet counts: the header is row 1. */
  row: z.number(),
  businessName: z.string(),
  website: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  status: z.enum(CAMPAIGN_STATUSES),
  score: z.number().nullable(),
  errorMessage: z.string().nullable(),
  /** When a failed scan is retried automatically. */
  retryAt: z.string().nullable(),
  leadId: z.string().nullable(),
  completedAt: z.string().nullable(),
});
export type CampaignRow = z.infer<typeof campaignRowSchema>;

/** The query of `GET /api/admin/campaigns/{id}`. */
export const campaignQuerySchema = z.object({
  status: z.enum(CAMPAIGN_STATUSES, { error: `status may be ${CAMPAIGN_STATUSES.join(', ')}` }).optional(),
  /** Return the rows after this one. */
  after: z.coerce.number('after must be a row number').int().min(0).max(2_000_000_000).optional(),
  limit: z.coerce.number('limit must be a whole number from 1 to 200').int().min(1).max(200).optional(),
});
export type CampaignQuery = z.infer<typeof campaignQuerySchema>;

/** `GET /api/admin/campaigns/{id}` */
export const campaignDetailSchema = z.object({
  campaign: campaignSchema,
  /** Average of the contacts that have a score, rounded; null until one has. */
  averageScore: z.number().nullable(),
  /** Ten bars: 0 to 9, 10 to 19, … 90 to 100. */
  scores: z.array(z.number()),
  /** Contacts whose scan or repeated scan has not ended. */
  remaining: z.number(),
  /** Estimated from the speed of the last minutes, not counting paused time; null without enough data. */
  secondsLeft: z.number().nullable(),
  rows: z.array(campaignRowSchema),
  /** Pass as `after` to get the next page; null on the last page. */
  nextAfter: z.number().nullable(),
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;
