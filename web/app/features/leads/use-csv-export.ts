import type { LeadPage } from '@named-first/contract';
import { useMutation } from '@tanstack/react-query';
import { addressOf, callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';
import { type LeadsView, leadsQuery } from './leads-address';

/**
 * Downloads the leads of a view as a CSV file. Counts them first, because a browser does not report how a download
 * ended.
 */
export function useCsvExport(view: LeadsView) {
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi<'listLeads', LeadPage>('listLeads', { query: leadsQuery(view, { limit: '1' }) }),
    onSuccess: ({ total }) => {
      if (total === 0) return toast({ title: 'No data to export', destructive: true });
      download(addressOf('exportLeads', { query: leadsQuery(view) }));
      toast({ title: 'CSV exported successfully', description: `Exported ${total} leads` });
    },
    onError: (error) => showFailure(error, 'Error'),
  });
  return { exportCsv: () => mutate(), isExporting: isPending };
}

/** Uses a link, so that the file streams to disk and is never completely in memory. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
