import { CAMPAIGN_MESSAGES, CAMPAIGN_NAME_LIMIT, campaignNameOf, isCsvFileName } from '@named-first/contract';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { FileField } from '../../components/admin/file-field';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { FileCheck } from './file-check';
import { useFileCheck, useUpload } from './use-upload';

/** Choosing a file checks it at once, so that the screen shows what would happen before anything does. */
export function UploadCard() {
  const fileInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [contactAllowed, setContactAllowed] = useState(false);
  const check = useFileCheck();
  const reset = () => {
    if (fileInput.current) fileInput.current.value = '';
    setFile(null);
    setName('');
    setContactAllowed(false);
    check.reset();
  };
  const upload = useUpload({ onUploaded: reset });
  // A second click may come before the button is rendered as busy.
  const isSending = useRef(false);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    check.reset();
    if (chosen && !isCsvFileName(chosen.name)) {
      target.value = '';
      setFile(null);
      toast({ ...CAMPAIGN_MESSAGES.fileType, destructive: true });
      return;
    }
    setFile(chosen);
    if (!chosen) return;
    if (name.trim() === '') setName(campaignNameOf(chosen.name));
    check.mutate(chosen);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    if (!file || name.trim() === '') return toast({ ...CAMPAIGN_MESSAGES.missing, destructive: true });
    isSending.current = true;
    const settled = () => {
      isSending.current = false;
    };
    upload.mutate({ csv: file, name, contactAllowed }, { onSettled: settled });
  };

  return (
    <section aria-labelledby="upload-title" className="ticket p-5 sm:p-6">
      <h2 id="upload-title" className="text-xl">
        Upload CSV
      </h2>
      <p className="mt-1 text-sm text-soft">
        One business a line, up to 50,000 lines and 10 MB. Columns: Business, Website, First Name, Last Name, Title,
        Location, Email.
      </p>
      <form onSubmit={submit} noValidate className="mt-4">
        <div className="grid gap-x-6 md:grid-cols-2">
          <FileField
            label="CSV File"
            name="csv"
            accept=".csv,text/csv"
            ref={fileInput}
            onChange={choose}
            disabled={upload.isPending}
          />
          <Field
            label="Campaign Name"
            name="name"
            value={name}
            maxLength={CAMPAIGN_NAME_LIMIT}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            disabled={upload.isPending}
          />
        </div>
        <FileCheck check={check} onAgain={() => file && check.mutate(file)} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <label className="flex min-h-12 max-w-prose grow basis-80 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              name="contactAllowed"
              checked={contactAllowed}
              onChange={({ target }) => setContactAllowed(target.checked)}
              disabled={upload.isPending}
              className="mt-0.5 size-6 shrink-0 accent-signal"
            />
            <span>
              <span className="font-semibold">These people may be written to</span>
              <span className="block text-sm text-soft">
                Each of them gets their report and the seven-day course by e-mail. Leave it off to scan without writing
                to anybody.
              </span>
            </span>
          </label>
          <Button type="submit" isBusy={upload.isPending}>
            {upload.isPending && <SpinnerIcon />} {upload.isPending ? 'Uploading...' : 'Upload and Start'}
          </Button>
        </div>
      </form>
    </section>
  );
}
