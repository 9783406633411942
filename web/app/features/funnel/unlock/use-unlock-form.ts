import type { UnlockForm } from '@named-first/contract';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiCallError, sendJson } from '../../../api/client';
import { toast } from '../../../components/ui/toast-store';
import { leadRequest } from './lead-request';
import type { RefusedPost } from './plain-post.server';
import { problemsWith, problemWith, readForm, type UnlockErrors } from './unlock-rules';

export type UnlockFormProps = { website: string | null; score: number | null; refused: RefusedPost | undefined };

/** The state of the unlock form: its errors, and whether it is being sent. */
export function useUnlockForm({ website, score, refused }: UnlockFormProps) {
  const [errors, setErrors] = useState<UnlockErrors>(refused?.errors ?? {});
  const [isSending, setSending] = useState(false);
  // A second submit can arrive before React has disabled the form.
  const isBusy = useRef(false);
  const navigate = useNavigate();

  const send = async (form: UnlockForm) => {
    if (!website || !score) {
      toast({
        title: 'Missing Information',
        description: 'Please start a new scan from the homepage.',
        destructive: true,
      });
      return;
    }
    try {
      await sendJson('POST', '/api/leads', leadRequest({ form, website, score }));
    } catch (error) {
      toast({ title: 'Submission Failed', description: wordsFor(error), destructive: true });
      return;
    }
    await navigate('/success');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = readForm(new FormData(event.currentTarget));
    const problems = problemsWith(form);
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) return focusOn(event.currentTarget, first);
    isBusy.current = true;
    setSending(true);
    await send(form);
    isBusy.current = false;
    setSending(false);
  };

  /** A field that was refused is judged again with every key, so its error goes as soon as it is mended. */
  const recheck = ({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement>) => {
    const field = name as keyof UnlockForm;
    if (errors[field]) setErrors({ ...errors, [field]: problemWith(field, value) });
  };

  return { errors, isSending, submit, recheck };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** What the server said; the browser's own words for a lost connection help nobody. */
function wordsFor(error: unknown): string {
  return error instanceof ApiCallError ? error.message : 'Unable to submit your information. Please try again.';
}
