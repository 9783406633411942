import { asc, eq } from 'drizzle-orm';
import { panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type CsvCell, csvLines } from '../../csv-file.ts';
import type { AssistantDeps } from '../deps.ts';

const HEADINGS = [
  'asked',
  'provider',
  'model',
  'question',
  'try',
  'state',
  'reason',
  'answered from',
  'answer',
  'sources',
  'cost in dollars',
];

/** The answers of a run as a file. Cells that a spreadsheet would run as formulas are escaped. */
export async function exportAnswers({ db }: AssistantDeps, runId: string): Promise<string> {
  const [run] = await db.select({ id: panelRuns.id }).from(panelRuns).where(eq(panelRuns.id, runId));
  if (!run) throw new AppError('not-found', { message: 'This run is not there any more.' });
  const rows = await db
    .select()
    .from(panelAnswers)
    .where(eq(panelAnswers.runId, runId))
    .orderBy(asc(panelAnswers.provider), asc(panelAnswers.questionId), asc(panelAnswers.sample));
  return csvLines([HEADINGS, ...rows.map(cellsOf)]);
}

function cellsOf(row: typeof panelAnswers.$inferSelect): CsvCell[] {
  const { answer } = row;
  const read = answer?.state === 'answered' ? answer : null;
  return [
    row.askedAt?.toISOString() ?? null,
    row.provider,
    row.cohort?.served ?? null,
    row.question.text,
    row.sample + 1,
    row.state,
    row.reason,
    read ? (read.searched ? 'web search' : 'memory, without a search') : null,
    read?.text ?? (answer?.state === 'refused' ? answer.words : null),
    read?.cited.map(({ url }) => url).join(' ') ?? null,
    (row.costMicros / 1_000_000).toFixed(6),
  ];
}
