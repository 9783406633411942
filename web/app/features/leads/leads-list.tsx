import type { ReactNode } from 'react';
import { failureWords } from '../../components/forms/failure-words';
import { Button } from '../../components/ui/button';
import type { LeadsView } from './leads-address';
import { LeadsTable } from './leads-table';
import type { useLeads } from './use-leads';

type LeadsListProps = {
  list: ReturnType<typeof useLeads>;
  view: LeadsView;
  onSort: (change: Partial<LeadsView>) => void;
  onOpen: (id: string) => void;
};

/** The table, or what stands in its place while there is none. */
export function LeadsList({ list, view, onSort, onOpen }: LeadsListProps) {
  if (list.isPending) return <Place>Loading...</Place>;
  if (list.isError && list.leads.length === 0) {
    return (
      <Place>
        <p role="alert">The leads could not be loaded. {failureWords(list.error)}</p>
        <Button look="plain" className="mt-4" onClick={() => list.refetch()}>
          Try again
        </Button>
      </Place>
    );
  }
  if (list.total === 0) return <Place>{view.q === '' ? 'No leads yet' : 'No leads match your search'}</Place>;
  return <LeadsTable list={list} view={view} onSort={onSort} onOpen={onOpen} />;
}

function Place({ children }: { children: ReactNode }) {
  return <div className="ticket mt-4 px-6 py-16 text-center text-lg text-soft">{children}</div>;
}
