import { alarmingClaims, CLAIM_NAMES, type ClientAnswers, laneName, saidIn } from '@named-first/contract';
import { periodWords } from '../client-words';
import { saysWords } from './assistant-words';

type ByName = NonNullable<ClientAnswers['byName']>;

/** What assistants say when they are asked about the client by name, and what contradicts the client's site. */
export function AskedByName({ byName: { period, compared, assistants, unanswered, claims } }: { byName: ByName }) {
  const wrong = compared ? alarmingClaims({ claims }) : [];
  return (
    <div className="mt-6">
      <h3 className="font-semibold">Asked about them by name, {periodWords(period)}</h3>
      <p className="mt-1 text-sm text-soft">These answers never count above, because the question says the name.</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {assistants.map((one) => (
          <li key={`${one.provider} ${one.host}`} className="wrap-anywhere">
            {laneName(one)} {saysWords(one)}.
          </li>
        ))}
        {unanswered > 0 && <li>{unanswered === 1 ? 'One assistant' : `${unanswered} assistants`} gave no answer.</li>}
      </ul>
      {!compared && (
        <p className="mt-2 text-sm">Not compared with their site: our scan of it is too old. Scan it again.</p>
      )}
      {wrong.length > 0 && <h4 className="mt-4 text-sm font-semibold">What they get wrong</h4>}
      <ul className="grid gap-3 text-sm">
        {wrong.map((claim) => (
          <li key={`${claim.kind} ${claim.said}`} className="mt-2 wrap-anywhere">
            {CLAIM_NAMES[claim.kind]}, {saidIn(claim)}: “<bdi>{claim.said}</bdi>”.{' '}
            {claim.site ? (
              <>
                Their site says “<bdi>{claim.site.shown}</bdi>”.
              </>
            ) : (
              'Their site says nothing about it.'
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
