import type { FormEvent } from 'react';
import { callApi } from '../../../api/client';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Field, SelectField, TextAreaField } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { useAssistantsChange } from './use-assistants';

const QUESTIONS = [
  { id: 'find', label: 'Who is a good … in …?' },
  { id: 'urgent', label: 'Who can come today in …?' },
  { id: 'trust', label: 'Which … is licensed and well reviewed?' },
  { id: 'compare', label: 'Compare a few companies in …' },
  { id: 'price', label: 'What does it cost in …?' },
  { id: 'near-me', label: 'Best … near me' },
];

/** Stores an answer that somebody copied from an assistant's app. */
export function PasteAnswer({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useAssistantsChange<FormData>({
    send: (form) => callApi('pasteAnswer', { body: bodyOf(form) as never }),
    done: 'Answer stored',
    failed: 'The answer was not stored.',
    onDone: onClose,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog title="Paste an answer" onClose={onClose}>
      <form onSubmit={save} className="mt-5">
        <Field label="Trade" name="trade" maxLength={60} required autoComplete="off" />
        <Field label="Town" name="town" maxLength={100} required autoComplete="off" />
        <SelectField label="Question" name="question">
          {QUESTIONS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label="Assistant" name="assistant" maxLength={80} required autoComplete="off" />
        <Field label="Asked on" name="date" type="date" required />
        <TextAreaField label="Its answer" name="text" rows={6} required />
        <TextAreaField label="Sources, one address a line (optional)" name="sources" rows={3} />
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

function bodyOf(form: FormData) {
  const { sources, ...fields } = Object.fromEntries(form);
  const lines = String(sources ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { ...fields, sources: lines };
}
