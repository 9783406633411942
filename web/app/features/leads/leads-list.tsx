import { LoadFailed, Place } from '../../components/admin/place';
import type { LeadsView } from './leads-address';
import { LeadsTable } from './leads-table';
import type { useLeads } from './use-leads';

type LeadsListProps = {
  list: ReturnType<typeof useLeads>;
  view: LeadsView;
  onSort: (change: Partial<LeadsView>) => void;
  onOpen: (id: string) => void;
};

/** The table, or a placeholder while it is loading or empty. */
export function LeadsList({ list, view, onSort, onOpen }: LeadsListProps) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (list.isError && list.leads.length === 0) {
    return <LoadFailed what="The leads" error={list.error} onAgain={() => list.refetch()} />;
  }
  if (list.total === 0) return <Place>{view.q === '' ? 'No leads yet' : 'No leads match your search'}</Place>;
  return <LeadsTable list={list} view={view} onSort={onSort} onOpen={onOpen} />;
}
