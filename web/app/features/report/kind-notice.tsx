import { kindNotice, type ScanReport } from '@named-first/contract';
import { Receipts } from './receipt';

const MOST_SIGNS = 4;

/** What the report says before anything else: the site is no local business, or still holds sample text. */
export function KindNotice({ business }: { business: ScanReport['business'] }) {
  const notice = kindNotice(business);
  if (!notice) return null;
  const signs = (business.sampleText.length > 0 ? business.sampleText : business.kindSigns).slice(0, MOST_SIGNS);
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
                <Receipts evidence={[evidence]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
