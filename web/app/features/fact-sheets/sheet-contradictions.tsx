import type { SheetContradiction } from '@named-first/contract';
import { formatDateTime } from '../../components/admin/format-date-time';
import { Excerpt } from './sheet-evidence';

type SheetContradictionsProps = { contradictions: readonly SheetContradiction[]; readAt: string | null };

/** Where a client's site contradicts what they signed. */
export function SheetContradictions({ contradictions, readAt }: SheetContradictionsProps) {
  return (
    <section aria-labelledby="sheet-contradictions" className="mt-6 max-w-4xl">
      <h2 id="sheet-contradictions" className="border-b-2 border-ink py-3 text-xl">
        Where the site says otherwise
      </h2>
      {readAt === null && <p className="py-3 text-soft">The site has not been read yet.</p>}
      {readAt !== null && contradictions.length === 0 && (
        <p className="py-3 text-soft">Nowhere. Read on {formatDateTime(readAt)}.</p>
      )}
      <ul>
        {contradictions.map(({ field, label, site, told, evidence }) => (
          <li key={field} className="border-b border-line py-3">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{label}:</strong> the site says “{site}”, they signed “{told}”.
            </p>
            {evidence.slice(0, 1).map((one) => (
              <Excerpt key={one.url} evidence={one} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
