import { UNLOCK_RULES, type UnlockForm } from '@named-first/contract';
import { useNavigate } from 'react-router';
import { callFromPage } from '../../../api/page-client';
import { ApiCallError } from '../../../api/transport';
import { readHoneypot } from '../../../components/forms/honeypot';
import { usePostedForm } from '../../../components/forms/use-posted-form';
import { toast } from '../../../components/ui/toast-store';
import type { RefusedPost } from './form-post.server';
import { leadRequest } from './lead-request';

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
      await callFromPage('captureLead', { body: { ...leadRequest({ form, website, score }), ...readHoneypot(data) } });
    } catch (error) {
      toast({ title: 'Submission Failed', description: wordsFor(error), destructive: true });
      return;
    }
    await navigate('/success');
  };

  return usePostedForm<keyof UnlockForm>({ rules: UNLOCK_RULES, problems: refused?.errors, send });
}

/** The server's message. The browser's own message for a lost connection is not helpful. */
function wordsFor(error: unknown): string {
  return error instanceof ApiCallError ? error.message : 'Unable to submit your information. Please try again.';
}
