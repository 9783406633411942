import {
  DESK_NOTE_LIMIT,
  type DeskChange,
  type DeskEntry,
  LEAD_STAGES,
  type LeadDesk,
  type LeadStage,
  LOST_REASON_LIMIT,
} from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../api/client';
import { clientWords, deskEventTitle, STAGE_WORDS } from '../../../components/admin/desk-words';
import { formatDateTime } from '../../../components/admin/format-date-time';
import { Button } from '../../../components/ui/button';
import { Field, SelectField, TextAreaField } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { useLeadChange } from './use-desk';

type LeadDeskProps = { leadId: string; desk: LeadDesk };

/** The sale to one lead: stage, next call, notes, and the history of all three. */
export function LeadDeskSection({ leadId, desk }: LeadDeskProps) {
  return (
    <section aria-labelledby="lead-desk" className="mt-8 border-t-2 border-ink pt-4">
      <h3 id="lead-desk" className="text-xl">
        Desk
      </h3>
      {desk.client && (
        <p className="mt-3">
          <Link to={`/admin/clients/${desk.client.id}`} className="font-semibold underline underline-offset-4">
            {clientWords(desk.client.state)}: {desk.client.businessName}
          </Link>
        </p>
      )}
      <StandingForm key={`${desk.stage} ${desk.nextCallAt} ${desk.lostReason}`} leadId={leadId} desk={desk} />
      <NoteForm leadId={leadId} />
      <ol>
        {desk.history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function StandingForm({ leadId, desk }: LeadDeskProps) {
  const [stage, setStage] = useState<LeadStage>(desk.stage);
  const { mutate, isPending } = useLeadChange<DeskChange>({
    send: (change) => callApi('changeLead', { parts: { id: leadId }, body: change }),
    done: 'Saved',
    failed: 'Failed to save the lead.',
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const call = String(form.get('nextCall'));
    mutate({
      stage,
      ...(stage === 'lost' ? { lostReason: String(form.get('lostReason')) } : {}),
      // The typed time is in the caller's time zone, which the browser knows.
      nextCallAt: call === '' ? null : new Date(call).toISOString(),
    });
  };
  return (
    <form onSubmit={save} className="mt-4 grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <SelectField
        label="Stage"
        name="stage"
        value={stage}
        onChange={({ target }) => setStage(LEAD_STAGES.find((one) => one === target.value) ?? 'new')}
      >
        {LEAD_STAGES.map((one) => (
          <option key={one} value={one}>
            {STAGE_WORDS[one]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Next call (your time)"
        name="nextCall"
        type="datetime-local"
        defaultValue={desk.nextCallAt === null ? '' : localMoment(desk.nextCallAt)}
      />
      {stage === 'lost' && (
        <Field
          label="Why it is lost"
          name="lostReason"
          required
          maxLength={LOST_REASON_LIMIT}
          defaultValue={desk.lostReason ?? ''}
          autoComplete="off"
          className="sm:col-span-2"
        />
      )}
      <div className="pb-4 sm:col-span-2">
        <Button type="submit" isBusy={isPending}>
          {isPending && <SpinnerIcon />} Save
        </Button>
      </div>
    </form>
  );
}

/** A date and time as a `datetime-local` field needs it: `2026-03-02T15:04`, in the browser's time zone. */
function localMoment(iso: string): string {
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function NoteForm({ leadId }: { leadId: string }) {
  const { mutate, isPending } = useLeadChange<{ text: string }>({
    send: (note) => callApi('addLeadNote', { parts: { id: leadId }, body: note }),
    done: 'Note added',
    failed: 'Failed to save the note.',
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    mutate({ text: String(new FormData(form).get('text')) }, () => form.reset());
  };
  return (
    <form onSubmit={save}>
      <TextAreaField label="Note" name="text" rows={2} required maxLength={DESK_NOTE_LIMIT} />
      <Button type="submit" look="plain" isBusy={isPending}>
        {isPending && <SpinnerIcon />} Add Note
      </Button>
    </form>
  );
}

function Entry({ entry: { at, event } }: { entry: DeskEntry }) {
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold wrap-anywhere">{deskEventTitle(event)}</strong>
        <time dateTime={at} className="text-sm text-soft">
          {formatDateTime(at)}
        </time>
      </p>
      {event.kind === 'note' && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{event.text}</p>}
    </li>
  );
}
