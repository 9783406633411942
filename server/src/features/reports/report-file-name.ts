import type { ReportPart } from '@named-first/contract';

/** Long enough to distinguish reports, short enough for every file system. */
const MAX_NAME_LENGTH = 80;

const PART_NAMES: Record<ReportPart, string> = { report: 'AI visibility report', 'hand-over': 'Changes for the site' };

/** The file name of a business's report, without characters that file systems reject. */
export function reportFileName(businessName: string, part: ReportPart = 'report'): string {
  const name = businessName
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const short = Array.from(name).slice(0, MAX_NAME_LENGTH).join('').trim();
  return `${short === '' ? '' : `${short} - `}${PART_NAMES[part]}.pdf`;
}

/**
 * A Content-Disposition header that saves a file under its name: in ASCII for old clients, and in full for others (RFC
 * 6266 §4.3 and appendix D, RFC 8187).
 */
export function attachmentHeader(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
