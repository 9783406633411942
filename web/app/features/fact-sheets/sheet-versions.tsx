import type { ClientSheet } from '@named-first/contract';
import { formatDateTime } from '../../components/admin/format-date-time';
import { SheetDifferences } from './sheet-differences';
import { SheetFactsList } from './sheet-facts';

/** Every signed version: who signed it, when, from which address, what it changed and what it said. */
export function SheetVersions({ signed }: Pick<ClientSheet, 'signed'>) {
  return (
    <section aria-labelledby="sheet-versions" className="mt-10 max-w-4xl">
      <h2 id="sheet-versions" className="border-b-2 border-ink py-3 text-xl">
        Signed versions
      </h2>
      {signed.map(({ version, facts, signedAt, signedBy, signedEmail, signedFrom, differences }, at) => (
        <details key={version} className="border-b border-line">
          <summary className="min-h-12 cursor-pointer py-3">
            <strong className="font-semibold">Version {version}</strong>, signed by{' '}
            {signedBy || 'somebody who was erased'} on {formatDateTime(signedAt)}
          </summary>
          <p className="text-sm text-soft wrap-anywhere">
            The link went to {signedEmail || 'an address that was erased'}
            {signedFrom && `, the answer came from ${signedFrom}`}.
          </p>
          {at < signed.length - 1 ? (
            <SheetDifferences differences={differences} />
          ) : (
            <p className="py-3 text-soft">The first version.</p>
          )}
          <details className="mb-4">
            <summary className="inline-flex min-h-12 cursor-pointer items-center underline underline-offset-4">
              All of version {version}
            </summary>
            <SheetFactsList facts={facts} />
          </details>
        </details>
      ))}
    </section>
  );
}
