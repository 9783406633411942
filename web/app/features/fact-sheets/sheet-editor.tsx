import {
  type ClientSheet,
  type Evidence,
  type SheetFacts,
  type SheetFieldId,
  type SheetReading,
  sheetField,
  sheetIssues,
} from '@named-first/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { callApi } from '../../api/client';
import { ApiCallError } from '../../api/transport';
import { Button } from '../../components/ui/button';
import { Field, SelectField, TextAreaField } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { bestEvidence, Excerpt } from './sheet-evidence';
import { factsOfForm, fieldOfRefusal, SHEET_ROWS } from './sheet-rows';
import { useSheetChange } from './use-sheet';

type SheetEditorProps = { sheet: ClientSheet; draft: NonNullable<ClientSheet['draft']>; onAgain: () => void };
type Problems = Partial<Record<SheetFieldId, string>>;

/** The draft, field by field, with the evidence that a scan found and what the site says differently. */
export function SheetEditor({ sheet: { client, reading }, draft, onAgain }: SheetEditorProps) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isStale, setStale] = useState(false);
  const { mutate, isPending } = useSheetChange<SheetFacts>(client.id, {
    send: (facts) =>
      callApi('saveClientSheet', { parts: { id: client.id }, body: { revision: draft.revision, facts } }),
    done: 'Sheet saved',
    failed: 'Failed to save the sheet.',
    onRefused: (error) => {
      if (!(error instanceof ApiCallError)) return false;
      if (error.status === 412) setStale(true);
      const about = fieldOfRefusal(error.text);
      if (about) show({ [about.field]: about.words });
      return error.status === 412 || about !== null;
    },
  });
  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const facts = factsOfForm(new FormData(event.currentTarget));
    // Only the server validates phone numbers.
    const found = Object.fromEntries(sheetIssues(facts, () => true).map(({ path, message }) => [path, message]));
    show(found);
    if (Object.keys(found).length === 0) mutate(facts);
  };
  const use = (field: SheetFieldId, lines: readonly string[]) => {
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (input) input.value = lines.join('\n');
    input?.focus();
  };
  const read = new Map(reading?.readings.map((one) => [one.field, one]));
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="border-b-2 border-ink py-3 text-xl">
        Version {draft.version}
      </h2>
      {isStale && <Stale onAgain={onAgain} />}
      <form ref={form} onSubmit={save} noValidate className="mt-4">
        {SHEET_ROWS.map(({ name, fields }) => (
          <fieldset key={name} className="mb-6">
            <legend className="text-lg font-semibold">{name}</legend>
            {fields.map((field) => (
              <EditedField
                key={field}
                field={field}
                lines={draft.facts[field] ?? []}
                problem={problems[field]}
                evidence={bestEvidence(draft.evidence[field])}
                reading={read.get(field)}
                onUse={(lines) => use(field, lines)}
              />
            ))}
          </fieldset>
        ))}
        <Button type="submit" isBusy={isPending}>
          {isPending && <SpinnerIcon />} Save the Sheet
        </Button>
      </form>
    </section>
  );
}

/** The typed text stays on the screen until the writer discards it. */
function Stale({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="ticket mt-4 p-4">
      <p>
        Somebody else changed this sheet since you opened it. Nothing was overwritten, and what you typed is still here.
        Copy what you need before you load theirs.
      </p>
      <Button look="plain" className="mt-3" onClick={onAgain}>
        Load Their Version
      </Button>
    </div>
  );
}

type EditedFieldProps = {
  field: SheetFieldId;
  lines: readonly string[];
  problem: string | undefined;
  evidence: Evidence | undefined;
  reading: SheetReading | undefined;
  onUse: (lines: readonly string[]) => void;
};

function EditedField({ field, lines, problem, evidence, reading, onUse }: EditedFieldProps) {
  const { label, most, hint } = sheetField(field);
  const useWords = most === 1 ? 'Use this' : 'Use these';
  const differs = reading && reading.lines.join('\n') !== lines.join('\n');
  return (
    <div className="mt-3">
      <Control field={field} lines={lines} problem={problem} />
      {hint && !problem && <p className="-mt-6 mb-2 text-sm text-soft">{hint}</p>}
      {evidence && <Excerpt evidence={evidence} />}
      {differs && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span className="min-w-0 wrap-anywhere">
            The site says{reading.certain ? '' : ', in one place,'} “{reading.lines.join(', ')}”.
          </span>
          <Button
            look="quiet"
            className="px-2!"
            aria-label={`${useWords} for ${label}`}
            onClick={() => onUse(reading.lines)}
          >
            {useWords}
          </Button>
        </p>
      )}
    </div>
  );
}

type ControlProps = Pick<EditedFieldProps, 'field' | 'lines' | 'problem'>;

function Control({ field, lines, problem }: ControlProps) {
  const { label, most, longest, rule } = sheetField(field);
  const shared = { label, name: field, error: problem };
  if (rule === 'yes-no') {
    return (
      <SelectField {...shared} defaultValue={lines[0] ?? ''}>
        <option value="">Not known</option>
        <option value="yes">yes</option>
        <option value="no">no</option>
      </SelectField>
    );
  }
  if (most > 1)
    return (
      <TextAreaField {...shared} rows={Math.min(8, Math.max(3, lines.length + 1))} defaultValue={lines.join('\n')} />
    );
  return <Field {...shared} maxLength={longest} autoComplete="off" defaultValue={lines[0] ?? ''} />;
}
