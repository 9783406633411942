import { randomBytes } from 'node:crypto';

/** The secret part of a report's URL: 144 random bits. */
export function newReportToken(): string {
  return randomBytes(18).toString('base64url');
}

/** The public URL of a lead's report. */
export function reportUrl({ publicUrl }: { publicUrl: string }, token: string): string {
  return new URL(`/report/${token}`, publicUrl).href;
}
