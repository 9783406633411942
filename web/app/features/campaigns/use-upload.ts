import { CAMPAIGN_MESSAGES } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendForm } from '../../api/send-form';
import { ApiCallError } from '../../api/transport';
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

/** Checks what uploading the file would do. */
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

/** The message of our server; null if something else answered, or nothing did. */
export function wordsOf(error: unknown): string | null {
  return error instanceof ApiCallError && error.isOurs ? error.text : null;
}
