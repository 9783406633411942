import type { ClientContact } from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { ClientSection, Nothing } from './client-section';
import { useClientChange } from './use-clients';

type Draft = Omit<ClientContact, 'id'>;
type ClientContactsProps = { clientId: string; contacts: ClientContact[] };

const ROLES = [
  { key: 'getsReports', label: 'reports' },
  { key: 'getsAlerts', label: 'alerts' },
  { key: 'approves', label: 'approves work' },
] as const;

/** The contacts at the client who get reports and alerts, and who approve work. */
export function ClientContacts({ clientId, contacts }: ClientContactsProps) {
  const [isAdding, setAdding] = useState(false);
  const { mutate, isPending } = useClientChange<Draft[]>({
    send: (drafts) => callApi('saveClientContacts', { parts: { id: clientId }, body: { contacts: drafts } }),
    done: 'Contacts saved',
    failed: 'Failed to save the contacts.',
    onDone: () => setAdding(false),
  });
  const drafts = contacts.map(({ id: _id, ...draft }) => draft);
  return (
    <ClientSection
      id="client-contacts"
      heading="Contacts"
      action={
        !isAdding && (
          <Button look="quiet" className="px-2!" onClick={() => setAdding(true)}>
            Add Contact
          </Button>
        )
      }
    >
      {contacts.length === 0 && !isAdding && <Nothing>No contacts.</Nothing>}
      <ul>
        {contacts.map((contact) => (
          <li
            key={contact.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <strong className="font-semibold">{contact.name}</strong>, {contact.email}
              </p>
              <p className="text-sm text-soft">{rolesOf(contact)}</p>
            </div>
            <Button
              look="quiet"
              className="px-2!"
              aria-label={`Remove ${contact.name}`}
              isBusy={isPending}
              onClick={() => mutate(drafts.filter(({ email }) => email !== contact.email))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <NewContact
          isSaving={isPending}
          onAdd={(contact) => mutate([...drafts, contact])}
          onClose={() => setAdding(false)}
        />
      )}
    </ClientSection>
  );
}

function rolesOf(contact: Draft): string {
  const roles = ROLES.filter(({ key }) => contact[key]).map(({ label }) => label);
  return roles.length === 0 ? 'gets nothing' : roles.join(', ');
}

type NewContactProps = { isSaving: boolean; onAdd: (contact: Draft) => void; onClose: () => void };

function NewContact({ isSaving, onAdd, onClose }: NewContactProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = new FormData(event.currentTarget);
    onAdd({
      name: String(form.get('name')),
      email: String(form.get('email')),
      getsReports: form.has('getsReports'),
      getsAlerts: form.has('getsAlerts'),
      approves: form.has('approves'),
    });
  };
  return (
    <form onSubmit={add} className="mt-4">
      <Field label="Name" name="name" required maxLength={200} autoComplete="off" />
      <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="font-semibold">Gets</legend>
        {ROLES.map(({ key, label }) => (
          <label key={key} className="inline-flex min-h-12 items-center gap-2">
            <input type="checkbox" name={key} defaultChecked={key === 'getsReports'} className="size-5 accent-signal" />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-2 flex gap-3">
        <Button type="submit" isBusy={isSaving}>
          {isSaving && <SpinnerIcon />} Add
        </Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
