import { kindNotice, longDate, noScoreWords, type ReportView, type ScanReport, scoreBand } from '@named-first/contract';

/** One line of the note, under a short heading. */
export type CallNoteLine = { heading: string; words: string };

const MOST_QUESTIONS = 3;
const MOST_SIGNS = 3;

/**
 * What to have in mind before calling a lead, from the report alone: the score, the finding to open with, a fix that
 * takes under an hour, what buyers ask in vain, who is shut out, and what to ask because no scan can see it.
 */
export function callNote({ report, changes }: Pick<ReportView, 'report' | 'changes'>): CallNoteLine[] {
  if (!report) return [];
  return [
    ...kind(report),
    { heading: 'Where they stand', words: standing(report) },
    ...changed(changes),
    ...opening(report),
    ...quickWin(report),
    ...unanswered(report),
    ...shutOut(report),
    { heading: 'Ask, do not claim', words: `No scan sees this: ${report.notVisible.slice(0, 3).join('; ')}.` },
  ].filter(({ words }) => words !== '');
}

function kind({ business }: ScanReport): CallNoteLine[] {
  const notice = kindNotice(business);
  if (!notice) return [];
  const seen = business.sampleText.length > 0 ? business.sampleText : business.kindSigns;
  return [
    {
      heading: notice.heading,
      words: seen
        .slice(0, MOST_SIGNS)
        .map(({ words }) => words)
        .join(' '),
    },
  ];
}

function standing({ score, noScore, scoreReason, caps, scannedAt }: ScanReport): string {
  // Reports of older engines have words to the owner alone.
  if (score === null) return `No score. ${noScore ? noScoreWords(noScore, 'agency') : (scoreReason ?? '')}`.trim();
  const cap = caps[0] ? ` Capped at ${caps[0].limit}: ${caps[0].reason}` : '';
  return `${score} of 100, “${scoreBand(score)}”, measured ${longDate(scannedAt)}.${cap}`;
}

function changed(changes: ReportView['changes']): CallNoteLine[] {
  if (!changes) return [];
  const { before, after, turned, engines } = changes;
  const better = turned.filter(({ direction }) => direction === 'better').map(({ title }) => title);
  const words = `They checked again: ${before.score ?? 'no score'} before, ${after.score ?? 'no score'} now.`;
  if (engines) {
    const fair = `${words} We measured with another engine then (${engines.before}), so do not compare the two.`;
    return [{ heading: 'Since their last scan', words: fair }];
  }
  return [
    { heading: 'Since their last scan', words: better.length > 0 ? `${words} Mended: ${better.join('; ')}.` : words },
  ];
}

function opening({ recommendations, insights }: ScanReport): CallNoteLine[] {
  const [first] = recommendations;
  const insight = insights.find(({ id }) => id === first?.insightId);
  return first && insight ? [{ heading: `Open with: ${first.title}`, words: insight.description }] : [];
}

function quickWin({ recommendations }: ScanReport): CallNoteLine[] {
  const quick = recommendations.slice(1).find(({ effort, pointsToGain }) => effort === 'quick' && pointsToGain > 0);
  if (!quick) return [];
  const points = quick.pointsToGain === 1 ? '1 point' : `${quick.pointsToGain} points`;
  return [{ heading: `Quick win: ${quick.title}`, words: `${quick.description} Under an hour, ${points}.` }];
}

function unanswered({ business: { questions } }: ScanReport): CallNoteLine[] {
  const open = questions.filter(({ state }) => state !== 'answered').map(({ question }) => question);
  if (open.length === 0) return [];
  return [{ heading: 'Their buyers ask in vain', words: open.slice(0, MOST_QUESTIONS).join(' ') }];
}

function shutOut({ assistants }: ScanReport): CallNoteLine[] {
  const out = assistants.filter(({ verdict }) => verdict === 'no').map(({ name }) => name);
  return out.length > 0 ? [{ heading: 'Shut out today', words: `${out.join(', ')}.` }] : [];
}
