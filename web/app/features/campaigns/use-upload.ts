import { CAMPAIGN_MESSAGES } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiCallError } from '../../api/client';
import { sendForm } from '../../api/send-form';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { toast } from '../../components/ui/toast-store';
import { CAMPAIGNS_KEY } from './use-campaigns';

export type Upload = { csv: File; name: string; contactAllowed: boolean };

/** Uploads a file, which starts its campaign. */
export function useUpload({ onUploaded }: { onUploaded: () => void }) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ csv, name, contactAllowed }: Upload) => {
      const form = new FormData();
      form.set('name', name);
      if (contactAllowed) form.set('contactAllowed', 'on');
      form.set('csv', csv);
      return sendForm('uploadCampaign', form);
    },
    onSuccess: () => {
      toast(CAMPAIGN_MESSAGES.uploaded);
      onUploaded();
      return queries.invalidateQueries({ queryKey: [CAMPAIGNS_KEY] });
    },
    onError: (error) => {
      const { title, description } = CAMPAIGN_MESSAGES.uploadFailed;
      showFailure(error, title, wordsOf(error) ?? description);
    },
  });
}

/** Asks what an upload of the file would do. */
export function useFileCheck() {
  const check = useMutation({
    mutationFn: (csv: File) => {
      const form = new FormData();
      form.set('csv', csv);
      return sendForm('checkCampaign', form);
    },
  });
  useSignInRedirect(check.error);
  return check;
}

/** What our server said; null when something else answered, or nothing. */
export function wordsOf(error: unknown): string | null {
  return error instanceof ApiCallError && error.isOurs ? error.text : null;
}
