import { COURSE_LESSONS, type Insight, type LessonFinding } from '@named-first/contract';

/** Enough of a receipt to recognise one's own words, little enough for a mail. */
const LONGEST_EXCERPT = 240;
const MOST_RECEIPTS = 2;
const MOST_STEPS = 6;
const LONGEST_PASTE = 1200;

/**
 * What lesson `day` shows of a report: the most relevant failing check of its subject. The first lesson is about the
 * worst finding of all; no later one shows it again but the last, when nothing else is left.
 *
 * @param insights of the lead's report; null when there is no report of our own.
 */
export function lessonFinding(insights: readonly Insight[] | null, day: number): LessonFinding {
  if (!insights) return { state: 'unread' };
  const failing = insights.filter(fails).toSorted(byWorth);
  const worst = failing[0];
  if (!worst) return { state: 'clear' };
  if (day === 1) return shown(worst);
  if (day === COURSE_LESSONS.length) return shown(lastOf(failing, worst));
  const ofSubject = failing.filter((insight) => isAbout(insight, day));
  const fresh = ofSubject.find((insight) => insight !== worst);
  if (fresh) return shown(fresh);
  return ofSubject.length > 0 ? { state: 'covered', title: worst.title } : { state: 'clear' };
}

/** The worst finding that no lesson has shown. */
function lastOf(failing: Insight[], worst: Insight): Insight {
  const days = COURSE_LESSONS.map((_, index) => index + 1).slice(1, -1);
  const seen = new Set([worst, ...days.map((day) => failing.find((one) => one !== worst && isAbout(one, day)))]);
  return failing.find((insight) => !seen.has(insight)) ?? worst;
}

function fails(insight: Insight): boolean {
  return insight.measured && insight.status !== 'success';
}

function isAbout(insight: Insight, day: number): boolean {
  const ids: readonly string[] = COURSE_LESSONS[day - 1]?.checks ?? [];
  return ids.includes(insight.id);
}

/** What would gain most comes first, then what is wrong before what could be better. */
function byWorth(one: Insight, other: Insight): number {
  const badness = ({ status }: Insight) => (status === 'error' ? 1 : 0);
  return other.pointsToGain - one.pointsToGain || badness(other) - badness(one) || other.weight - one.weight;
}

function shown({ title, description, evidence, fix, pointsToGain }: Insight): LessonFinding {
  const paste = fix.paste.find(({ text }) => text.length <= LONGEST_PASTE);
  return {
    state: 'found',
    title,
    description,
    evidence: evidence
      .slice(0, MOST_RECEIPTS)
      .map((receipt) => ({ ...receipt, excerpt: shortened(receipt.excerpt, LONGEST_EXCERPT) })),
    summary: fix.summary,
    steps: fix.steps.slice(0, MOST_STEPS),
    paste: paste ? { label: paste.label, language: paste.language, text: paste.text } : null,
    pointsToGain,
  };
}

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
