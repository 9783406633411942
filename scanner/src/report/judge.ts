import {
  BUILDER_PLUGINS,
  BUILDERS,
  type Cap,
  CHANGE_KINDS,
  CHECKS,
  type ChangeKind,
  type CheckDefinition,
  type CheckId,
  checkDefinition,
  ENGINE_VERSION,
  type HowTo,
  type Insight,
  type Judged,
  type NoScore,
  noScoreWords,
  pasteTable,
  pointsToGain,
  type Recommendation,
  type ScanReport,
  type SiteBuilder,
  type SubScoreId,
  scoreOf,
  subScoreOf,
} from '@named-first/contract';
import type { SiteArtifacts } from '../artifacts.ts';
import { CHANGES_OF_CHECKS } from '../check/changes/changes-of-checks.ts';
import { howTo, inForm, pasteForm } from '../check/changes/how-to.ts';
import { type CheckFault, runCheck } from '../check/check.ts';
import { checks } from '../check/index.ts';
import { type Fix, type Judgement, notMeasured } from '../check/verdict.ts';
import { isRead, languageName } from '../lexicon/languages-read.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { type BuilderFacts, builderName } from '../understand/site/builder.ts';
import { deriveSiteFacts } from '../understand/site-facts.ts';
import { judgeAssistants } from './assistants.ts';
import { capsOf } from './caps.ts';
import { deriveComparableFacts } from './comparable-facts.ts';
import { unlessEmptyFrame } from './empty-frame.ts';
import { METHOD, NOT_VISIBLE } from './honesty.ts';
import { notAsked } from './not-asked.ts';
import { deriveStatedFacts } from './stated-facts.ts';

/** Site states without a page to judge; every insight is then "not checked". */
const UNJUDGED_STATES = new Set<SiteFacts['site']['state']>([
  'unreachable',
  'challenge',
  'not-html',
  'robots-refuses-us',
  'no-own-website',
  'login',
  'parked',
  'too-costly',
]);

type JudgedCheck = Judged & { id: CheckDefinition['id']; subScore: SubScoreId; judgement: Judgement };

/**
 * Judges saved artifacts. Pure: the same artifacts give the same report, byte for byte. Never throws on artifacts,
 * however broken the site. If the site could not be read, the report has a null score and a reason. Calls `onFault` for
 * every check that threw.
 */
export function judge(artifacts: SiteArtifacts, onFault: (fault: CheckFault) => void = () => {}): ScanReport {
  return reportOf(deriveSiteFacts(artifacts), artifacts, onFault);
}

/** The report for facts that are already derived. */
export function reportOf(
  facts: SiteFacts,
  artifacts: Pick<SiteArtifacts, 'startedAt'>,
  onFault: (fault: CheckFault) => void = () => {},
): ScanReport {
  const judged = CHECKS.map((row) => judgeCheck(row, facts, onFault));
  const statusOf = (id: string) => {
    const check = judged.find((candidate) => candidate.id === id);
    return check?.measured ? check.status : null;
  };
  const caps = capsOf(facts, statusOf);
  const score = finalScore(facts, judged, caps);
  const noScore = score.score === null ? whyNoScore(facts, score.measuredWeight) : null;
  const insights = judged.map((check) => insightOf(check, judged, score.caps, facts));
  return {
    engineVersion: ENGINE_VERSION,
    website: facts.site.website,
    finalUrl: facts.site.finalUrl,
    scannedAt: artifacts.startedAt,
    state: facts.site.state,
    score: score.score,
    scoreReason: noScore && noScoreWords(noScore, 'owner'),
    noScore,
    baseScore: score.base,
    measuredWeight: score.measuredWeight,
    caps: [...score.caps],
    subScores: {
      letIn: subScoreOf(judged, 'letIn'),
      readable: subScoreOf(judged, 'readable'),
      trusted: subScoreOf(judged, 'trusted'),
    },
    assistants: judgeAssistants(facts, statusOf),
    insights,
    recommendations: recommendationsOf(insights),
    business: {
      kind: facts.kind.kind,
      kindSigns: [...facts.kind.signs],
      sampleText: [...facts.kind.sampleText],
      trade: facts.trade.trade,
      tradeVotes: facts.trade.votes.map((vote) => ({ ...vote })),
      shape: facts.trade.shape,
      facts: deriveStatedFacts(facts),
      questions: facts.questions.questions.map(({ id, question, state, evidence }) => ({
        id,
        question,
        state,
        evidence,
      })),
      comparable: deriveComparableFacts(facts, artifacts.startedAt),
    },
    builder: builderOf(facts.site.builder),
    howTo: howToOf(insights, facts.site.builder),
    pages: facts.pages.map((page) => ({
      url: page.url,
      role: page.role,
      status: page.status,
      words: page.document.mainWords,
      title: page.document.title?.text ?? '',
    })),
    notes: [...facts.site.notes],
    notVisible: [...NOT_VISIBLE],
    method: METHOD,
  };
}

function judgeCheck(row: CheckDefinition, facts: SiteFacts, onFault: (fault: CheckFault) => void): JudgedCheck {
  const judgement = judgementOf(row, facts, onFault);
  return {
    id: row.id,
    weight: row.weight,
    subScore: row.subScore,
    status: judgement.status,
    measured: judgement.measured,
    judgement,
  };
}

function judgementOf(row: CheckDefinition, facts: SiteFacts, onFault: (fault: CheckFault) => void): Judgement {
  if (UNJUDGED_STATES.has(facts.site.state) || facts.pages.length === 0) return notChecked(facts);
  return notAsked(row.id, facts.kind.kind) ?? unlessEmptyFrame(row.id, runCheck(checks[row.id], facts, onFault), facts);
}

function notChecked(facts: SiteFacts): Judgement {
  return notMeasured(`We could not check this. ${facts.site.stateReason ?? 'Your home page could not be read.'}`);
}

/** Sites that never get an overall score, because it would mislead whatever was measured. */
function neverScored({ site, kind, language }: SiteFacts): NoScore | null {
  if (site.noScore) return site.noScore;
  if (kind.kind === 'not-a-business') return { cause: 'not-a-business', detail: '' };
  if (!isRead(language.language)) return { cause: 'language-not-read', detail: languageName(language.language) };
  return null;
}

/** A parked page is not judged but still has a score: nothing there can be recommended. */
function finalScore(facts: SiteFacts, judged: readonly Judged[], caps: readonly Cap[]) {
  const score = scoreOf(judged, caps);
  if (facts.site.state === 'parked') return { ...score, score: 0 };
  return neverScored(facts) ? { ...score, score: null, base: null } : score;
}

function whyNoScore(facts: SiteFacts, measuredWeight: number): NoScore {
  return neverScored(facts) ?? { cause: 'too-little-measured', detail: String(measuredWeight) };
}

/** An example in English that an owner would copy: `"Done in [number] days" can.` */
const ENGLISH_EXAMPLE = /["“][^"”]*\[[^\]"”]+\][^"”]*["”]/;

/**
 * The fix with the texts that fit the site. Our sentences are English and would be wrong on a page in another language,
 * so only code is offered there.
 */
function fixFor({ description, fix: { messages = [], ...fix } }: Judgement, isEnglish: boolean): Fix {
  if (isEnglish) return { ...fix, paste: [...fix.paste, ...messages] };
  const paste = fix.paste.filter(
    (text) => (text.language !== 'text' && text.language !== 'markdown') || pasteTable(text),
  );
  const hasExample = [description, fix.summary, ...fix.steps].some((text) => ENGLISH_EXAMPLE.test(text));
  const steps = hasExample ? [...fix.steps, 'Write it in the language of your site.'] : fix.steps;
  return { ...fix, steps, paste: [...paste, ...messages] };
}

function insightOf(
  check: JudgedCheck,
  judged: readonly Judged[],
  caps: readonly Cap[],
  { language, site }: Pick<SiteFacts, 'language' | 'site'>,
): Insight {
  const { title, category, impact, weight, effort, fixedBy } = checkDefinition(check.id);
  const { judgement } = check;
  const { work = { fixedBy, effort }, ...fix } = fixFor(judgement, language.isEnglish);
  return {
    id: check.id,
    category,
    title,
    description: judgement.description,
    status: judgement.status,
    impact,
    weight,
    measured: judgement.measured,
    evidence: judgement.evidence,
    fix: { ...inFormOf(check.id, fix, site.builder), ...work },
    pointsToGain: pointsToGain(judged, caps, check.id),
  };
}

/** The fix with the changes it needs, and its pastes in the form that the site's builder accepts. */
function inFormOf<F extends Fix>(id: CheckId, fix: F, builder: BuilderFacts): F & { changes: ChangeKind[] } {
  if (fix.summary === '') return { ...fix, changes: [] };
  const changes = fix.changes ?? CHANGES_OF_CHECKS[id];
  const forms = changes.flatMap((change) => pasteForm(change, builder) ?? []);
  return { ...fix, paste: fix.paste.map((text) => inForm(text, forms)), changes: [...changes] };
}

function builderOf(builder: BuilderFacts): SiteBuilder {
  const nameOf = (id: string) => [...BUILDERS, ...BUILDER_PLUGINS].find((row) => row.id === id)?.name ?? id;
  return {
    id: builder.id,
    name: builderName(builder),
    plugins: builder.plugins.map((id) => ({ id, name: nameOf(id) })),
    signs: builder.signs.map(({ builder: id, plugin, words, evidence }) => ({
      words: `${nameOf(plugin ?? id)}: ${words}`,
      evidence,
    })),
  };
}

/** Each kind of change once, in the order of the catalogue. */
function howToOf(insights: readonly Insight[], builder: BuilderFacts): HowTo[] {
  const asked = new Set(insights.flatMap(({ fix }) => fix.changes));
  return CHANGE_KINDS.filter((change) => asked.has(change)).map((change) => howTo(change, builder));
}

const EFFORT_ORDER = { quick: 0, afternoon: 1, project: 2 } as const;

/**
 * Fixes worth doing, most points first; for equal points the smaller effort, then the heavier check, then catalogue
 * order.
 */
function recommendationsOf(insights: readonly Insight[]): Recommendation[] {
  return insights
    .filter((insight) => insight.measured && insight.status !== 'success')
    .sort(
      (a, b) =>
        b.pointsToGain - a.pointsToGain ||
        EFFORT_ORDER[a.fix.effort] - EFFORT_ORDER[b.fix.effort] ||
        b.weight - a.weight,
    )
    .map((insight) => ({
      insightId: insight.id,
      title: insight.title,
      description: insight.fix.summary,
      pointsToGain: insight.pointsToGain,
      effort: insight.fix.effort,
      fixedBy: insight.fix.fixedBy,
    }));
}
