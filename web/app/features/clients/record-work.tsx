import { CHECKS, type Deliverable, type WorkEntryRequest, type WorkProof } from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Field, SelectField } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { useClientChange } from './use-clients';

type Kind = WorkEntryRequest['kind'];

const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: 'done', label: 'Done' },
  { kind: 'carried', label: 'Carry over to the next month' },
  { kind: 'skipped', label: 'Skip' },
];

const PROOFS: Record<WorkProof, string> = {
  address: 'Address where it can be seen',
  file: 'File or place where it is kept',
  check: 'Address where it can be seen',
};

type RecordWorkProps = { clientId: string; deliverable: Deliverable; onClose: () => void };

/** Records that work was done, with its proof, or why it was skipped or carried over. */
export function RecordWork({ clientId, deliverable, onClose }: RecordWorkProps) {
  const [kind, setKind] = useState<Kind>('done');
  const { mutate, isPending } = useClientChange<WorkEntryRequest>({
    send: (entry) => callApi('recordClientWork', { parts: { id: clientId, deliverable: deliverable.id }, body: entry }),
    done: 'Work recorded',
    failed: 'Failed to record the work.',
    onDone: onClose,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(entryOf(new FormData(event.currentTarget), kind));
  };
  return (
    <Dialog title={deliverable.title} onClose={onClose}>
      <form onSubmit={save} className="mt-5">
        <SelectField
          label="What"
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one.kind === target.value)?.kind ?? 'done')}
        >
          {KINDS.filter((one) => one.kind !== 'carried' || deliverable.period !== 'once').map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </SelectField>
        <Field
          label="How many"
          name="count"
          type="number"
          min={1}
          max={Math.max(1, deliverable.open)}
          defaultValue={1}
          required
        />
        {kind === 'done' && <Proof deliverable={deliverable} />}
        <Field
          label={kind === 'done' ? 'Note (optional)' : 'Reason'}
          name="note"
          maxLength={2000}
          required={kind !== 'done'}
          autoComplete="off"
        />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" isBusy={isPending}>
            {isPending && <SpinnerIcon />} Save
          </Button>
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Proof({ deliverable: { proof, needsApproval } }: { deliverable: Deliverable }) {
  return (
    <>
      {proof === 'check' && (
        <SelectField label="Check that turned" name="checkId" required>
          {CHECKS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Field label={PROOFS[proof]} name="evidence" maxLength={2048} required={proof !== 'check'} autoComplete="off" />
      {needsApproval && <Field label="Approved by" name="approvedBy" maxLength={200} required autoComplete="off" />}
    </>
  );
}

function entryOf(form: FormData, kind: Kind): WorkEntryRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim() || null;
  const checkId = CHECKS.find(({ id }) => id === form.get('checkId'))?.id ?? null;
  return {
    kind,
    count: Number(form.get('count')),
    evidence: text('evidence'),
    checkId,
    note: text('note'),
    approvedBy: text('approvedBy'),
  };
}
