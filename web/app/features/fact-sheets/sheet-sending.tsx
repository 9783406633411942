import { type ClientSheet, SHEET_FIELD_IDS, SHEET_FIELDS } from '@named-first/contract';
import { type FormEvent, useId } from 'react';
import { callApi } from '../../api/client';
import { formatDateTime } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { SelectField } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { useSheetChange } from './use-sheet';

type SheetSendingProps = { sheet: ClientSheet; draft: NonNullable<ClientSheet['draft']> };

/** Mails the draft to the person who signs it, and shows the state of the last mail. */
export function SheetSending({ sheet: { client, approvers }, draft }: SheetSendingProps) {
  const heading = useId();
  const { mutate, isPending } = useSheetChange<string>(client.id, {
    send: (email) =>
      callApi('sendClientSheet', { parts: { id: client.id }, body: { revision: draft.revision, email } }),
    done: 'Mailed for sign-off',
    failed: 'Failed to mail the sheet.',
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('email')));
  };
  return (
    <section aria-labelledby={heading} className="ticket p-6">
      <h2 id={heading} className="text-xl">
        Sign-off
      </h2>
      {draft.sending && <LastSending sending={draft.sending} state={draft.state} />}
      <form onSubmit={send} className="mt-4">
        <SelectField label="Who signs" name="email" defaultValue={draft.sending?.email ?? approvers[0]?.email}>
          {approvers.map(({ name, email }) => (
            <option key={email} value={email}>
              {name}, {email}
            </option>
          ))}
        </SelectField>
        <Button type="submit" isBusy={isPending} className="w-full">
          {isPending && <SpinnerIcon />} {draft.state === 'sent' ? 'Send Again' : 'Send for Sign-off'}
        </Button>
      </form>
      <p className="mt-3 text-sm text-soft">Save first: what is mailed is the sheet as it was saved last.</p>
    </section>
  );
}

type LastSendingProps = Pick<NonNullable<ClientSheet['draft']>, 'state'> & {
  sending: NonNullable<NonNullable<ClientSheet['draft']>['sending']>;
};

function LastSending({ sending, state }: LastSendingProps) {
  const { name, sentAt, expiresAt, answeredAt, answeredBy, changes, note } = sending;
  if (answeredAt === null) {
    return (
      <p className="mt-3">
        Mailed to {name} on {formatDateTime(sentAt)}.{' '}
        {state === 'sent'
          ? `No answer yet; the link works until ${formatDateTime(expiresAt)}.`
          : 'The sheet was changed since, so that link leads to nothing.'}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <p>
        {answeredBy} asked for changes on {formatDateTime(answeredAt)}:
      </p>
      <dl className="mt-2">
        {SHEET_FIELD_IDS.map(
          (field) =>
            changes?.[field] && (
              <div key={field} className="border-t border-line py-2">
                <dt className="font-semibold">{SHEET_FIELDS[field].label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{changes[field]}</dd>
              </div>
            ),
        )}
      </dl>
      {note && <p className="border-t border-line py-2 wrap-anywhere whitespace-pre-wrap">{note}</p>}
    </div>
  );
}
