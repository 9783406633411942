import type { Assistants } from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/client';
import { Button } from '../../../components/ui/button';
import { Field, SelectField } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { dollars, PURPOSES } from './assistant-words';
import { useAssistantsChange } from './use-assistants';

type Purpose = (typeof PURPOSES)[number]['purpose'];

/** Starts a round of questions. The button shows the cost before it is spent. */
export function AskMarket({ costs }: Pick<Assistants, 'costs'>) {
  const [purpose, setPurpose] = useState<Purpose>('sample');
  const { mutate, isPending } = useAssistantsChange<Record<string, FormDataEntryValue>>({
    send: (body) => callApi('startPanel', { body: body as never }),
    done: 'The questions are on their way',
    failed: 'Nobody was asked.',
  });
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(Object.fromEntries(new FormData(event.currentTarget)));
  };
  const { asks, usualMicros, mostMicros } = costs[purpose];
  return (
    <form onSubmit={start} className="mt-4">
      <Field label="Trade" name="trade" placeholder="plumbing" maxLength={60} required autoComplete="off" />
      <Field label="Town" name="town" placeholder="Tacoma, WA" maxLength={100} required autoComplete="off" />
      <SelectField
        label="Round"
        name="purpose"
        value={purpose}
        onChange={({ target }) => setPurpose(PURPOSES.find((one) => one.purpose === target.value)?.purpose ?? 'sample')}
      >
        {PURPOSES.map((one) => (
          <option key={one.purpose} value={one.purpose}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <p aria-live="polite">
        Up to {asks} questions: usually {dollars(usualMicros)}, at most {dollars(mostMicros)}.
      </p>
      <Button type="submit" className="mt-3" isBusy={isPending}>
        {isPending && <SpinnerIcon />} Ask
      </Button>
    </form>
  );
}
