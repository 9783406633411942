import type { ClientHistoryEntry } from '@named-first/contract';
import type { FormEvent } from 'react';
import { callApi } from '../../api/client';
import { formatDateTime } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { SelectField, TextAreaField } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { ClientSection, Nothing } from './client-section';
import { useClientChange } from './use-clients';

type ClientHistoryProps = { clientId: string; history: ClientHistoryEntry[] };

/** The history of a client, newest first, with a field for notes. */
export function ClientHistory({ clientId, history }: ClientHistoryProps) {
  return (
    <ClientSection id="client-history" heading="History">
      <NoteForm clientId={clientId} />
      {history.length === 0 && <Nothing>Nothing has happened yet.</Nothing>}
      <ol>
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </ClientSection>
  );
}

function Entry({ entry: { at, title, event } }: { entry: ClientHistoryEntry }) {
  const words =
    event.kind === 'note' || event.kind === 'contact'
      ? event.text
      : event.kind === 'refund-asked'
        ? event.reason
        : null;
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold wrap-anywhere">{title}</strong>
        <time dateTime={at} className="text-sm text-soft">
          {formatDateTime(at)}
        </time>
      </p>
      {words && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>}
    </li>
  );
}

type Note = { kind: 'note' | 'contact'; text: string };

function NoteForm({ clientId }: { clientId: string }) {
  const { mutate, isPending } = useClientChange<Note>({
    send: (note) => callApi('addClientNote', { parts: { id: clientId }, body: note }),
    done: 'Saved',
    failed: 'Failed to save the note.',
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    mutate({ kind: String(values.get('kind')) as Note['kind'], text: String(values.get('text')) }, () => form.reset());
  };
  return (
    <form onSubmit={save} className="mt-4 grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <SelectField label="What" name="kind">
        <option value="contact">Talked to the client</option>
        <option value="note">Note</option>
      </SelectField>
      <TextAreaField label="Words" name="text" rows={2} required maxLength={5000} />
      <div className="pb-4 sm:col-start-2">
        <Button type="submit" look="plain" isBusy={isPending}>
          {isPending && <SpinnerIcon />} Save
        </Button>
      </div>
    </form>
  );
}
