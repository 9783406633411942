import type { InboxItems, InboxList } from '@named-first/contract';
import type { ReactNode } from 'react';
import { INBOX_LOOKS, type InboxColumn } from './inbox-lists';

type AnyItem = InboxItems[InboxList];
type InboxTableProps = { list: InboxList; items: AnyItem[] };

/** The entries of one list: a table on wide screens, cards on narrow ones. */
export function InboxTable({ list, items }: InboxTableProps) {
  // The items belong to this list, so its columns can read them.
  const look = INBOX_LOOKS[list];
  const columns = look.columns as InboxColumn<AnyItem>[];
  const action = look.action as ((item: AnyItem) => ReactNode) | undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the cards' display value removes the elements' implicit roles
    <table role="table" aria-label={look.label} className="inbox mt-4 w-full text-sm">
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map(({ heading, isLong }) => (
            <th key={heading} scope="col" data-long={isLong} className="py-3 pr-4 text-left font-semibold">
              {heading}
            </th>
          ))}
          {action && (
            <th scope="col">
              <span className="sr-only">Action</span>
            </th>
          )}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {items.map((item) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={item.id} role="row" className="border-b border-line">
            {columns.map(({ heading, cell }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <td key={heading} role="cell" data-label={heading}>
                <div className="min-w-0">{cell(item)}</div>
              </td>
            ))}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            {action && <td role="cell">{action(item)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
