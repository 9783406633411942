import { type ReportView, type ScanReport, wasBusinessRead } from '@named-first/contract';

export type Chapter = { id: string; name: string };

/** The chapters of this report, in order. The contents and the page both leave out a chapter without content. */
export function chaptersOf(
  report: ScanReport,
  { history, answers, signed }: Pick<ReportView, 'history' | 'answers' | 'signed'>,
): Chapter[] {
  const { assistants, recommendations, insights, business, notVisible } = report;
  const canTry = report.baseScore !== null && recommendations.length > 0;
  const chapters: [boolean, Chapter][] = [
    [true, { id: 'score', name: 'Score' }],
    [history.length > 1, { id: 'changes', name: 'What changed' }],
    [assistants.length > 0, { id: 'assistants', name: 'Assistants' }],
    [recommendations.length > 0, { id: 'fixes', name: 'Top fixes' }],
    [canTry, { id: 'what-if', name: 'What if' }],
    [signed !== undefined, { id: 'signed', name: 'What you signed' }],
    [wasBusinessRead(business), { id: 'truth', name: 'What AI can say' }],
    [answers !== undefined, { id: 'named', name: 'Do they name you' }],
    [business.questions.length > 0, { id: 'questions', name: 'Buyer questions' }],
    [insights.length > 0, { id: 'insights', name: `All ${insights.length} insights` }],
    [notVisible.length > 0, { id: 'not-visible', name: 'Not visible' }],
    [true, { id: 'method', name: 'How it is scored' }],
  ];
  return chapters.flatMap(([present, chapter]) => (present ? [chapter] : []));
}
