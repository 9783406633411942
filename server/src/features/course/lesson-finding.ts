import { COURSE_LESSONS, type HowTo, type Insight, type LessonFinding } from '@named-first/contract';

/** Long enough for readers to recognise their own words, short enough for a mail. */
const MAX_EXCERPT_LENGTH = 240;
const MAX_EVIDENCE = 2;
const MAX_STEPS = 6;
const MAX_PASTE_LENGTH = 1200;

/**
 * The finding that lesson `day` shows: the most relevant failing check among its checks. The first lesson shows the
 * worst finding of the report. Later lessons do not repeat it, except for the last one if nothing else is left.
 *
 * @param insights of the lead's report; null if the server has no report.
 * @param howTo of the same report: where to make each change.
 */
export function lessonFinding(
  insights: readonly Insight[] | null,
  day: number,
  howTo: readonly HowTo[] = [],
): LessonFinding {
  const shown = (insight: Insight) => found(insight, howTo);
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

/** The worst finding that no lesson has shown yet. */
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

/** Sorts by possible gain, then errors before warnings. */
function byWorth(one: Insight, other: Insight): number {
  const badness = ({ status }: Insight) => (status === 'error' ? 1 : 0);
  return other.pointsToGain - one.pointsToGain || badness(other) - badness(one) || other.weight - one.weight;
}

function found({ title, description, evidence, fix, pointsToGain }: Insight, howTo: readonly HowTo[]): LessonFinding {
  const paste = fix.paste.find(({ text }) => text.length <= MAX_PASTE_LENGTH);
  return {
    state: 'found',
    title,
    description,
    evidence: evidence
      .slice(0, MAX_EVIDENCE)
      .map((evidence) => ({ ...evidence, excerpt: shortened(evidence.excerpt, MAX_EXCERPT_LENGTH) })),
    summary: fix.summary,
    steps: fix.steps.slice(0, MAX_STEPS),
    paste: paste ? { label: paste.label, language: paste.language, text: paste.text } : null,
    where: whereOf(fix.changes[0], howTo),
    pointsToGain,
  };
}

/** The steps for the first change of a fix: those for the site's builder, otherwise the general ones. */
function whereOf(change: Insight['fix']['changes'][number] | undefined, howTo: readonly HowTo[]) {
  const entry = howTo.find((one) => one.change === change);
  if (!entry) return null;
  const { title, here, general } = entry;
  const known = here !== null && here.state !== 'unverified';
  return { title, builder: known ? here.name : null, steps: known ? here.steps : general };
}

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
