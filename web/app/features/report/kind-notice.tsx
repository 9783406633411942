import { kindNotice, type ScanReport } from '@named-first/contract';
import { EvidenceList } from './excerpt';

const MAX_SIGNS = 4;

/** A note before the score: the site is not a local business, or still contains sample text. */
export function KindNotice({ business }: { business: ScanReport['business'] }) {
  const notice = kindNotice(business);
  if (!notice) return null;
  const signs = (business.sampleText.length > 0 ? business.sampleText : business.kindSigns).slice(0, MAX_SIGNS);
  return (
    <section
      aria-labelledby="kind-title"
      className="mt-8 rounded-sm border border-l-4 border-warn bg-warn-tint px-5 py-4 lg:mt-0 lg:mb-8"
    >
      <h2 id="kind-title" className="text-xl">
        {notice.heading}
      </h2>
      <p className="mt-2 max-w-2xl">{notice.words}</p>
      {signs.length > 0 && (
        <>
          <p className="mt-3 font-semibold">What we saw</p>
          <ul className="mt-1 list-disc space-y-2 pl-5">
            {signs.map(({ words, evidence }) => (
              <li key={`${words} ${evidence.url} ${evidence.excerpt}`}>
                {words}
                <EvidenceList evidence={[evidence]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
