import { SHEET_FIELDS, type SheetFieldId } from '@named-first/contract';

type Difference = { field: SheetFieldId; before: string[]; after: string[] };

/** What a version changed compared with the one before, field by field. */
export function SheetDifferences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="py-3 text-soft">Nothing was changed.</p>;
  return (
    <dl>
      {differences.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-semibold">{SHEET_FIELDS[field].label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <p className="text-soft">
              Before: <del>{before.join(', ') || 'blank'}</del>
            </p>
            <p>
              Now: <ins className="no-underline">{after.join(', ') || 'blank'}</ins>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
