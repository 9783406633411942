import { ANSWER_STATES, type QuestionAnswer, type ScanReport } from '@named-first/contract';
import { VerdictSign } from '../../components/verdict';
import { Receipts } from './receipts';
import { Section } from './section';
import { factName, sourceWords } from './shared-report';

/** What an assistant can truthfully say about the business, each fact with the words it came from. */
export function TruthCard({ business: { facts, questions } }: Pick<ScanReport, 'business'>) {
  return (
    <Section
      id="truth"
      title="What AI can truthfully say about you"
      intro="Only what your site says. Whatever is missing here, an assistant has to guess or leave out."
    >
      <div className="ticket p-5 sm:p-6">
        {facts.length === 0 && <p>We found nothing on the site that an assistant could state as a fact about you.</p>}
        <dl className="divide-y divide-line">
          {facts.map(({ kind, value, source, evidence }) => (
            <div key={`${kind} ${value}`} className="grid gap-x-5 gap-y-0.5 py-3 first:pt-0 sm:grid-cols-[9rem_1fr]">
              <dt className="text-soft">{factName(kind)}</dt>
              <dd className="min-w-0">
                <span className="font-semibold">{value}</span>{' '}
                <span className={source === 'conflict' ? 'text-bad' : 'text-soft'}>({sourceWords(source)})</span>
                <Receipts evidence={evidence} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {questions.length > 0 && <Questions questions={questions} />}
    </Section>
  );
}

function Questions({ questions }: { questions: QuestionAnswer[] }) {
  return (
    <>
      <h3 className="mt-8 text-xl">What buyers ask</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {questions.map(({ id, question, state }) => (
          <li key={id} className="flex gap-2.5">
            <VerdictSign status={ANSWER_STATES[state].status} className="mt-0.5 size-5" />
            <span>
              {question} <span className="text-soft">{ANSWER_STATES[state].words}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
