import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { ErrorIcon } from './icons';

type FieldProps = ComponentProps<'input'> & { label: string; error?: string | undefined; name: string };

/** One labelled input. Wires label, error and aria once, so that no form forgets. Its error line keeps its place. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={clsx('text-left', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="field"
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The line is there before there is an error, so that showing one moves nothing and is announced. */
function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex min-h-7 items-start gap-1.5 pt-1 text-sm font-medium text-bad">
      {message && (
        <>
          <ErrorIcon className="mt-0.5 size-4" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
