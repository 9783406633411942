import { randomBytes } from 'node:crypto';

/** The unguessable part of a report's address: 144 random bits. */
export function newReportToken(): string {
  return randomBytes(18).toString('base64url');
}

/** The public address of a lead's report. */
export function reportUrl({ publicUrl }: { publicUrl: string }, token: string): string {
  return new URL(`/report/${token}`, publicUrl).href;
}
