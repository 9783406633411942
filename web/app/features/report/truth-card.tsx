import {
  asksAsLocal,
  type Evidence,
  type ScanReport,
  type StatedFact,
  sourceWords,
  type VerdictStatus,
  wasBusinessRead,
} from '@named-first/contract';
import { VerdictSign } from '../../components/verdict';
import { FactExcerpt } from './excerpt';
import { Section } from './section';
import { type TruthRow, truthRows } from './truth-rows';

const SOURCE_STATUS: Record<StatedFact['source'], VerdictStatus> = {
  text: 'success',
  both: 'success',
  markup: 'warning',
  conflict: 'error',
};

/** Places that visitors do not see, although they are not labels for machines. */
const UNSEEN = new Set<Evidence['place']>(['meta', 'description', 'script', 'link', 'llms.txt']);

/** Prefers the sentence that people can see over the hidden label. Shows both sides of a conflict. */
function chosenEvidence(evidence: Evidence[], source: StatedFact['source']): Evidence[] {
  const seen = evidence
    .filter(({ place }) => place !== 'markup')
    .sort((a, b) => Number(UNSEEN.has(a.place)) - Number(UNSEEN.has(b.place)));
  const hidden = evidence.filter(({ place }) => place === 'markup');
  if (source === 'conflict') return [...seen.slice(0, 1), ...hidden.slice(0, 1)];
  return [...seen, ...hidden].slice(0, 1);
}

/** What an assistant can truthfully say about the business, each fact with its evidence. */
export function TruthCard({ business }: Pick<ScanReport, 'business'>) {
  if (!wasBusinessRead(business)) return null;
  const rows = truthRows(business);
  const blanks = rows.filter(({ facts }) => facts.length === 0).length;
  return (
    <Section
      id="truth"
      title="What AI can truthfully say about you"
      intro={`Only what your own site says, word for word.${asksAsLocal(business.kind) ? ` ${blankWords(blanks)}` : ''}`}
    >
      <dl className="ticket may-break divide-y divide-line px-5 sm:px-6">
        {rows.map((row) => (
          <Row key={row.kind} row={row} />
        ))}
      </dl>
    </Section>
  );
}

function blankWords(blanks: number): string {
  if (blanks === 0) return 'Nothing an assistant is usually asked for is missing.';
  return `Where a line is blank, an assistant has to guess or leave you out. ${blanks === 1 ? 'One line is' : `${blanks} lines are`} blank.`;
}

function Row({ row: { kind, label, facts } }: { row: TruthRow }) {
  return (
    <div className="grid break-inside-avoid items-start gap-x-6 gap-y-1 py-4 sm:grid-cols-[8.5rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      {facts.length === 0 ? (
        <dd className="rounded-sm border border-dashed border-edge px-3 py-1.5 text-soft">Not found on your site</dd>
      ) : kind === 'town' || kind === 'service' ? (
        <ShortFacts facts={facts} />
      ) : (
        <dd className="min-w-0 space-y-3">
          {facts.map((fact) => (
            <Fact key={fact.value} fact={fact} />
          ))}
        </dd>
      )}
    </div>
  );
}

function Fact({ fact: { value, source, evidence } }: { fact: StatedFact }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="font-display text-lg leading-snug font-bold" data-fact>
          {value}
        </span>
        <Source source={source} />
      </p>
      {chosenEvidence(evidence, source).map((one) => (
        <FactExcerpt key={`${one.url} ${one.excerpt}`} evidence={one} value={value} />
      ))}
    </div>
  );
}

/** Short facts as a list, grouped by source. Facts found in the same sentence share one excerpt. */
function ShortFacts({ facts }: { facts: StatedFact[] }) {
  const sources = [...new Set(facts.map(({ source }) => source))];
  return (
    <dd className="min-w-0 space-y-3">
      {sources.map((source) => {
        const told = facts.filter((fact) => fact.source === source);
        return (
          <div key={source}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <span className="font-display text-lg leading-snug font-bold">
                {told.map(({ value }, index) => (
                  <span key={value}>
                    {index > 0 && ' · '}
                    <span data-fact>{value}</span>
                  </span>
                ))}
              </span>
              <Source source={source} />
            </p>
            {evidenceFor(told).map(({ evidence, value }) => (
              <FactExcerpt key={`${evidence.url} ${evidence.excerpt}`} evidence={evidence} value={value} />
            ))}
          </div>
        );
      })}
    </dd>
  );
}

/**
 * The evidence for each different sentence, at most three. Names that are not in a sentence share one excerpt for each
 * page.
 */
function evidenceFor(facts: StatedFact[]) {
  const seen = new Set<string>();
  return facts
    .flatMap(({ value, source, evidence: all }) => {
      const [evidence] = chosenEvidence(all, source);
      const words = evidence?.excerpt === value ? evidence.url : (evidence?.excerpt ?? '');
      if (!evidence || seen.has(words)) return [];
      seen.add(words);
      return [{ evidence, value }];
    })
    .slice(0, 3);
}

function Source({ source }: Pick<StatedFact, 'source'>) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-soft">
      <VerdictSign status={SOURCE_STATUS[source]} className="size-4" />
      {sourceWords(source)}
    </span>
  );
}
