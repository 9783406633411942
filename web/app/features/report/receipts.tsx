import type { Evidence } from '@named-first/contract';

/** The receipts: what was read, word for word, and where. */
export function Receipts({ evidence }: { evidence: Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1.5 text-sm">
      {evidence.map(({ url, place, excerpt }) => (
        <li key={`${url} ${place} ${excerpt}`} className="border-l-2 border-edge pl-3">
          <code className="block font-mono break-words whitespace-pre-wrap">{excerpt}</code>
          <span className="break-all text-soft">
            {place}, {url}
          </span>
        </li>
      ))}
    </ul>
  );
}
