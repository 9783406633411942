import { SHEET_FIELDS, type SheetFacts, type SheetFieldId } from '@named-first/contract';
import type { ReactNode } from 'react';
import { SHEET_ROWS } from './sheet-rows';

type SheetFactsListProps = { facts: SheetFacts; children?: (field: SheetFieldId) => ReactNode };

/** A read-only fact sheet, by group. Names blank fields, because they are not published. */
export function SheetFactsList({ facts, children }: SheetFactsListProps) {
  return SHEET_ROWS.map(({ name, fields }) => (
    <section key={name} aria-label={name} className="mt-8">
      <h3 className="border-b-2 border-ink pb-2 text-lg">{name}</h3>
      <dl>
        {fields.map((field) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{SHEET_FIELDS[field].label}</dt>
            <dd className="min-w-0">
              <Lines lines={facts[field] ?? []} />
              {children?.(field)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The lines of one field. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-soft">Not given</p>;
  return lines.map((line) => (
    <p key={line} className="wrap-anywhere">
      {line}
    </p>
  ));
}
