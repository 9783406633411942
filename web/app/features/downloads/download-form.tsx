import { DOWNLOAD_RULES, type DownloadId } from '@named-first/contract';
import { useState } from 'react';
import { callFromPage } from '../../api/page-client';
import { failureWords } from '../../components/forms/failure-words';
import { FormNotice } from '../../components/forms/form-notice';
import { Honeypot, readHoneypot } from '../../components/forms/honeypot';
import { usePostedForm } from '../../components/forms/use-posted-form';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import type { DownloadAnswer } from './form-post.server';

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'fullName', label: 'Full Name (optional)', autoComplete: 'name' },
  { name: 'company', label: 'Company (optional)', autoComplete: 'organization' },
] as const;

type DownloadFormProps = {
  document: DownloadId;
  /** The success message of the toast. */
  successText: string;
  answer: DownloadAnswer | undefined;
  onSent: (email: string) => void;
};

export function DownloadForm({ document, successText, answer, onSent }: DownloadFormProps) {
  const [notice, setNotice] = useState(answer?.notice ?? null);
  const { errors, isSending, recheck, handlers } = usePostedForm({
    rules: DOWNLOAD_RULES,
    problems: answer?.errors,
    send: async (fields, data) => {
      setNotice(null);
      try {
        await callFromPage('requestDocument', { body: { ...fields, document, ...readHoneypot(data) } });
      } catch (error) {
        setNotice(failureWords(error));
        toast({ title: 'Error', description: 'Failed to submit. Please try again.', destructive: true });
        return;
      }
      onSent(fields.email);
      toast({ title: 'Success!', description: successText });
    },
  });
  return (
    <form method="post" noValidate {...handlers} className="mt-5">
      <FormNotice text={notice} />
      <fieldset disabled={isSending} aria-label="Where to send it" className="space-y-1">
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            {...field}
            defaultValue={answer?.fields[field.name]}
            error={errors[field.name]}
            onChange={recheck}
          />
        ))}
        <Honeypot />
        <Button type="submit" name="document" value={document} className="w-full">
          {isSending ? (
            <>
              <SpinnerIcon /> Sending...
            </>
          ) : (
            'Email Me the Link'
          )}
        </Button>
      </fieldset>
    </form>
  );
}
