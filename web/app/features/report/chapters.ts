import { type ReportView, type ScanReport, wasBusinessRead } from '@named-first/contract';

export type Chapter = { id: string; name: string };

/** The chapters that this report has, in order. A chapter without content is left out, here and on the page alike. */
export function chaptersOf(report: ScanReport, { history }: Pick<ReportView, 'history'>): Chapter[] {
  const { assistants, recommendations, insights, business, notVisible } = report;
  const canTry = report.baseScore !== null && recommendations.length > 0;
  const chapters: [boolean, Chapter][] = [
    [true, { id: 'score', name: 'Score' }],
    [history.length > 1, { id: 'changes', name: 'What changed' }],
    [assistants.length > 0, { id: 'assistants', name: 'Assistants' }],
    [recommendations.length > 0, { id: 'fixes', name: 'Top fixes' }],
    [canTry, { id: 'what-if', name: 'What if' }],
    [wasBusinessRead(business), { id: 'truth', name: 'What AI can say' }],
    [business.questions.length > 0, { id: 'questions', name: 'Buyer questions' }],
    [insights.length > 0, { id: 'insights', name: `All ${insights.length} insights` }],
    [notVisible.length > 0, { id: 'not-visible', name: 'Not visible' }],
    [true, { id: 'method', name: 'How it is scored' }],
  ];
  return chapters.flatMap(([present, chapter]) => (present ? [chapter] : []));
}
