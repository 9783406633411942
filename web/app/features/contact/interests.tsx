import { INTERESTS } from '@named-first/contract';
import { type ChangeEvent, useId } from 'react';
import { FieldError } from '../../components/ui/field';

type InterestsProps = {
  ticked: readonly string[];
  error: string | undefined;
  onChange: (ticked: string[]) => void;
};

/** At least one must be ticked before the form can be sent. */
export function Interests({ ticked, error, onChange }: InterestsProps) {
  const errorId = useId();
  const change = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) =>
    onChange(checked ? [...ticked, value] : ticked.filter((id) => id !== value));
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-1.5 font-semibold">What can we help with? *</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {INTERESTS.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-[3.25rem] cursor-pointer items-center gap-3 rounded-sm border-2 border-edge bg-sheet px-3.5 py-2 hover:border-ink has-checked:border-signal has-checked:bg-signal-tint has-disabled:cursor-default has-disabled:opacity-65"
          >
            <input
              type="checkbox"
              name="interests"
              value={id}
              checked={ticked.includes(id)}
              onChange={change}
              className="size-5 shrink-0 accent-signal"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
