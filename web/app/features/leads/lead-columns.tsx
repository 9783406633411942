import type { Lead } from '@named-first/contract';
import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { formatDay } from '../../components/admin/format-date-time';
import { ScoreBadge } from '../../components/admin/score-badge';
import { COLUMN_NAMES } from './column-names';

export const features = tableFeatures({ rowSortingFeature });

const helper = createColumnHelper<typeof features, Lead>();

/** The cells of one lead. Text that is too long for its column is cut off; the panel shows all of it. */
export const columns = helper.columns([
  helper.accessor('createdAt', {
    header: COLUMN_NAMES.createdAt,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatDay(getValue())}</time>,
  }),
  helper.accessor('name', { header: COLUMN_NAMES.name }),
  helper.accessor('businessName', { header: COLUMN_NAMES.businessName }),
  helper.accessor('email', {
    header: COLUMN_NAMES.email,
    cell: ({ row: { original } }) => (
      <>
        <span className="block truncate">{original.email}</span>
        {original.phone && <span className="block truncate text-soft">{original.phone}</span>}
      </>
    ),
  }),
  helper.accessor('website', {
    header: COLUMN_NAMES.website,
    cell: ({ getValue }) => getValue().replace(/^https?:\/\/|\/$/g, ''),
  }),
  helper.accessor('aiVisibilityScore', {
    header: COLUMN_NAMES.aiVisibilityScore,
    cell: ({ getValue }) => <ScoreBadge score={getValue()} />,
  }),
]);
