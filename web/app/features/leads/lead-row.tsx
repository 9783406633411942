import { type Lead, pathOf } from '@named-first/contract';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { Ref } from 'react';
import { ExternalIcon } from '../../components/ui/icons';
import type { features } from './lead-columns';

type LeadRowProps = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  row: Row<typeof features, Lead>;
  onOpen: (id: string) => void;
};

/** One lead: a table row, or a card on narrow screens. Its name opens the panel. */
export function LeadRow({ ref, index, row, onOpen }: LeadRowProps) {
  const lead = row.original;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the card's display value removes the element's implicit role
    <tr ref={ref} role="row" data-index={index} aria-rowindex={index + 2} className="lead-row">
      {row.getAllCells().map((cell) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <td key={cell.id} role="cell" data-column={cell.column.id}>
          {cell.column.id === 'name' ? (
            <button type="button" className="lead-name" onClick={() => onOpen(lead.id)} aria-haspopup="dialog">
              {lead.name}
            </button>
          ) : (
            <FlexRender cell={cell} />
          )}
        </td>
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <td role="cell" data-column="report">
        <a
          href={pathOf('getAdminReport', { leadId: lead.id })}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-12 items-center gap-2 font-semibold whitespace-nowrap underline decoration-2 underline-offset-4 hover:text-signal"
        >
          View Report
          <span className="sr-only"> of {lead.name}</span>
          <ExternalIcon className="size-4" />
        </a>
      </td>
    </tr>
  );
}
