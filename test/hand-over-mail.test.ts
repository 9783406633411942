import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openFixes, readStoredReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { HIGHEST_GRADE, JARGON, readingGrade } from '../scanner/test/reading-grade.ts';
import { handOverMail } from '../web/app/features/report/hand-over/mail-text.ts';

const GOLDEN = resolve(import.meta.dirname, '../scanner/fixtures/golden');
/** Words that point at something that is on the page, but not in the mail. */
const POINTS_AT_THE_PAGE = /\b(?:above|below|here|these|this|that (?:line|text|page))\b/i;
/** The beginning of a sentence that describes something and asks for nothing. */
const NO_TASK = /^(?:Nothing|You|Your|Our|We|It|There|The|A|An|No|One|Both)\b/;

const mails = readdirSync(GOLDEN).flatMap((file): [string, string[]][] => {
  const report = readStoredReport(JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')));
  const fixes = openFixes(report);
  if (fixes.length === 0) return [];
  const address = 'https://named.example/hand-over/abc';
  const mail = handOverMail({ businessName: 'Lee Heating', website: 'leeheating.example', address, fixes });
  return [[file, mail.split('\n').filter((line) => line !== '' && line !== address)]];
});

const isTitle = (line: string) => /^\d+\. /.test(line);

test.each(mails)('an owner can read every line of the mail about %s before sending it', (_file, lines) => {
  const jargon = lines.filter((line) => JARGON.test(line));
  const hard = lines.filter((line) => !isTitle(line) && readingGrade(line) > HIGHEST_GRADE);
  expect({ jargon, hard }).toEqual({ jargon: [], hard: [] });
});

test.each(mails)('every line below a title of the mail about %s is a task and needs no page', (_file, lines) => {
  const tasks = lines.filter((_line, index) => isTitle(lines[index - 1] ?? ''));
  expect(tasks).not.toEqual([]);
  expect(tasks.filter(isTitle)).toEqual([]);
  expect(tasks.filter((line) => POINTS_AT_THE_PAGE.test(line))).toEqual([]);
  expect(tasks.filter((line) => NO_TASK.test(line))).toEqual([]);
});
