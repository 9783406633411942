import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type CardTableProps = {
  label: string;
  headings: string[];
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** A table on wide screens; on narrow ones `campaigns.css` makes each row a card. */
export function CardTable({ label, headings, isBusy, className, children }: CardTableProps) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: the card's display value removes the element's implicit role
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      className={clsx('campaigns mt-4 w-full text-sm', className)}
    >
      <thead className="max-lg:hidden">
        <tr className="border-b-2 border-ink">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="h-12 px-3 text-left font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

type CellProps = { name: string; label?: string; children: ReactNode };

/** In a card, the figure has a label instead of a column heading. */
export function Cell({ name, label, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" data-column={name} className="figures">
      {label && (
        <span aria-hidden="true" className="block text-soft lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
