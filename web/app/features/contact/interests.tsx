import { INTERESTS } from '@named-first/contract';
import { useEffect, useId, useRef } from 'react';
import { FieldError } from '../../components/ui/field';

type InterestsProps = {
  /** The interests in the no-JS form post that this page answers. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (isAnyTicked: boolean) => void;
};

/** The checkboxes of interests. At least one is required. */
export function Interests({ chosen, error, onChange }: InterestsProps) {
  const errorId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const look = () => onChange(fieldset.current?.querySelector(':checked') != null);

  // Boxes checked before the scripts ran, or restored by the browser, are only in the DOM.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; every later change is an event
  useEffect(look, []);

  return (
    <fieldset ref={fieldset} onChange={look} aria-describedby={errorId}>
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
              defaultChecked={chosen.includes(id)}
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
