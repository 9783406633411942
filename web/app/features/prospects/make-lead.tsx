import type { Prospect } from '@named-first/contract';
import type { FormEvent } from 'react';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { useProspectChange } from './use-prospects';

type Person = { name: string; businessName: string; email: string; phone: string };
type MakeLeadProps = { prospect: Prospect; onClose: () => void };

/** Asks who owns a prospect's website, and creates a lead. */
export function MakeLead({ prospect: { id, website }, onClose }: MakeLeadProps) {
  const { mutate, isPending } = useProspectChange<Person>({
    send: (person) => callApi('makeProspectLead', { parts: { id }, body: person }),
    done: 'Lead made',
    failed: 'Failed to make the lead.',
  });
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(Object.fromEntries(new FormData(event.currentTarget)) as Person, onClose);
  };
  return (
    <Dialog title="Make a lead" onClose={onClose}>
      <p className="wrap-anywhere text-soft">{website}. Nobody gets a mail.</p>
      <form onSubmit={make} className="mt-4">
        <Field label="Name" name="name" required minLength={2} maxLength={200} autoComplete="off" />
        <Field label="Business name" name="businessName" required minLength={2} maxLength={200} autoComplete="off" />
        <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
        <Field label="Phone (if you know it)" name="phone" type="tel" maxLength={50} autoComplete="off" />
        <Button type="submit" isBusy={isPending}>
          {isPending && <SpinnerIcon />} Make Lead
        </Button>
      </form>
    </Dialog>
  );
}
