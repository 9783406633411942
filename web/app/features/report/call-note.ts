import {
  answersCallLines,
  kindNotice,
  longDate,
  noScoreWords,
  type ReportView,
  type ScanReport,
  scoreBand,
} from '@named-first/contract';

/** One line of the note, under a short heading. */
export type CallNoteLine = { heading: string; words: string };

/** The input of the note. `sinceFirst` is null while there is one scan. */
type CallNoteFacts = Pick<ReportView, 'report' | 'changes' | 'answers' | 'signed'> & {
  sinceFirst?: ReportView['changes'];
};

const MAX_QUESTIONS = 3;
const MAX_SIGNS = 3;
const MAX_CONTRADICTIONS = 5;

/**
 * What to know before calling a lead, from the report alone: the score, the finding to open with, a fix that takes
 * under an hour, buyers' questions without an answer, which assistants are blocked, and what to ask because no scan can
 * see it.
 */
export function callNote({ report, changes, answers, signed, sinceFirst = null }: CallNoteFacts): CallNoteLine[] {
  if (!report) return [];
  return [
    ...kind(report),
    { heading: 'Where they stand', words: standing(report) },
    ...changed(changes),
    ...(isSameSpan(changes, sinceFirst) ? [] : changedSinceFirst(sinceFirst)),
    ...contradicted(signed),
    ...opening(report),
    ...quickWin(report),
    ...unanswered(report),
    ...shutOut(report),
    ...answersCallLines(answers),
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
        .slice(0, MAX_SIGNS)
        .map(({ words }) => words)
        .join(' '),
    },
  ];
}

function standing({ score, noScore, scoreReason, caps, scannedAt }: ScanReport): string {
  // Reports of older engines have a reason written only for the owner.
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

/** With two scans, the last change is the whole change. */
function isSameSpan(changes: ReportView['changes'], sinceFirst: ReportView['changes']): boolean {
  return changes?.before.scannedAt === sinceFirst?.before.scannedAt;
}

function changedSinceFirst(sinceFirst: ReportView['changes']): CallNoteLine[] {
  if (!sinceFirst) return [];
  const { before, after, turned, engines } = sinceFirst;
  const titles = (direction: 'better' | 'worse') =>
    turned.filter((check) => check.direction === direction).map(({ title }) => title);
  const [better, worse] = [titles('better'), titles('worse')];
  const words = [
    `${before.score ?? 'No score'} on ${longDate(before.scannedAt)}, ${after.score ?? 'no score'} now.`,
    ...(engines ? [`We measured with another engine then (${engines.before}), so do not compare the two.`] : []),
    ...(better.length > 0 ? [`Better: ${better.join('; ')}.`] : []),
    ...(worse.length > 0 ? [`Worse: ${worse.join('; ')}.`] : []),
  ];
  return [{ heading: 'Since their first scan', words: words.join(' ') }];
}

/** Mention these to a client first: the site contradicts what they signed. */
function contradicted(signed: ReportView['signed']): CallNoteLine[] {
  if (!signed || signed.contradictions.length === 0) return [];
  const words = signed.contradictions
    .slice(0, MAX_CONTRADICTIONS)
    .map(({ label, site, told }) => `${label}: the site says “${site}”, they signed “${told}”.`)
    .join(' ');
  return [{ heading: 'Their site says otherwise', words }];
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
  return [{ heading: 'Their buyers ask in vain', words: open.slice(0, MAX_QUESTIONS).join(' ') }];
}

function shutOut({ assistants }: ScanReport): CallNoteLine[] {
  const out = assistants.filter(({ verdict }) => verdict === 'no').map(({ name }) => name);
  return out.length > 0 ? [{ heading: 'Shut out today', words: `${out.join(', ')}.` }] : [];
}
