import type { ClientDetail } from '@named-first/contract';
import type { FormEvent } from 'react';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { useClientChange } from './use-clients';

type Client = ClientDetail['client'];
type Settings = { accountManager: string | null; timeZone: string; website?: string };

/** United States time zones come first; the browser supplies the others. */
const ZONES = [
  ...new Set([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    ...Intl.supportedValuesOf('timeZone'),
  ]),
];

/** The settings of a client: account manager, time zone, website. */
export function ClientSettings({ client, onClose }: { client: Client; onClose: () => void }) {
  const { mutate, isPending } = useClientChange<Settings>({
    send: (settings) => callApi('changeClient', { parts: { id: client.id }, body: settings }),
    done: 'Client saved',
    failed: 'Failed to save the client.',
    onDone: onClose,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const website = String(form.get('website') ?? '').trim();
    mutate({
      accountManager: String(form.get('accountManager') ?? '').trim() || null,
      timeZone: String(form.get('timeZone')),
      ...(website !== '' && website !== client.website ? { website } : {}),
    });
  };
  return (
    <Dialog title={`Edit ${client.businessName}`} onClose={onClose}>
      <form onSubmit={save} className="mt-5">
        <Field
          label="Account manager"
          name="accountManager"
          maxLength={100}
          autoComplete="off"
          defaultValue={client.accountManager ?? ''}
        />
        <Field
          label="Website"
          name="website"
          maxLength={2048}
          autoComplete="off"
          defaultValue={client.website ?? client.websiteTyped}
        />
        <Field
          label="Time zone"
          name="timeZone"
          required
          list="client-time-zones"
          autoComplete="off"
          defaultValue={client.timeZone}
        />
        <datalist id="client-time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" isBusy={isPending}>
            {isPending && <SpinnerIcon />} Save
          </Button>
          <Button look="plain" onClick={onClose}>
            Keep as It Is
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
