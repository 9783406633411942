import { longDate, type ReportView } from '@named-first/contract';
import { FactExcerpt } from './excerpt';
import { Section } from './section';

/** What a client signed takes precedence over their site: every place where the two differ. */
export function SignedFacts({ signed }: { signed: NonNullable<ReportView['signed']> }) {
  const { contradictions, signedAt, signedBy } = signed;
  return (
    <Section
      id="signed"
      title="What you signed, and what your site says"
      intro={`The texts to paste are written from the facts that ${signedBy || 'you'} signed on ${longDate(signedAt)}.`}
    >
      {contradictions.length === 0 ? (
        <p>Your site says nothing else.</p>
      ) : (
        <ul className="ticket may-break divide-y divide-line px-5 sm:px-6">
          {contradictions.map(({ field, label, site, told, evidence }) => (
            <li key={field} className="break-inside-avoid py-4">
              <p className="wrap-anywhere">
                <strong className="font-semibold">{label}:</strong> your site says “{site}”, you told us “{told}”.
              </p>
              {evidence.slice(0, 1).map((one) => (
                <FactExcerpt key={one.url} evidence={one} value={site} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
