import { UNLOCK_RULES, type UnlockForm } from '@named-first/contract';
import { useNavigate } from 'react-router';
import { ApiCallError, callApi } from '../../../api/client';
import { readHoneypot } from '../../../components/forms/honeypot';
import { usePostedForm } from '../../../components/forms/use-posted-form';
import { toast } from '../../../components/ui/toast-store';
import { leadRequest } from './lead-request';
import type { RefusedPost } from './plain-post.server';

export type UnlockFormProps = { website: string | null; score: number | null; refused: RefusedPost | undefined };

/** The state of the unlock form. */
export function useUnlockForm({ website, score, refused }: UnlockFormProps) {
  const navigate = useNavigate();

  const send = async (form: UnlockForm, data: FormData) => {
    if (!website || !score) {
      toast({
        title: 'Missing Information',
        description: 'Please start a new scan from the homepage.',
        destructive: true,
      });
      return;
    }
    try {
      await callApi('captureLead', { body: { ...leadRequest({ form, website, score }), ...readHoneypot(data) } });
    } catch (error) {
      toast({ title: 'Submission Failed', description: wordsFor(error), destructive: true });
      return;
    }
    await navigate('/success');
  };

  return usePostedForm<keyof UnlockForm>({ rules: UNLOCK_RULES, problems: refused?.errors, send });
}

/** What the server said; the browser's own words for a lost connection help nobody. */
function wordsFor(error: unknown): string {
  return error instanceof ApiCallError ? error.message : 'Unable to submit your information. Please try again.';
}
