import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorIcon } from './icons';

type Labelled = { label: string; error?: string | undefined; name: string };

/** The ids that connect a control to its label and its error line. */
type Wiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

/**
 * One labelled input. Connects label, error and ARIA attributes for every form. The error line always takes up space.
 */
export function Field({ label, error, className, ...input }: ComponentProps<'input'> & Labelled) {
  return (
    <Frame label={label} error={error} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Frame>
  );
}

export function TextAreaField({ label, error, className, ...area }: ComponentProps<'textarea'> & Labelled) {
  return (
    <Frame label={label} error={error} className={className}>
      {(wiring) => <textarea {...area} {...wiring} />}
    </Frame>
  );
}

export function SelectField({ label, error, className, ...select }: ComponentProps<'select'> & Labelled) {
  return (
    <Frame label={label} error={error} className={className}>
      {(wiring) => <select {...select} {...wiring} />}
    </Frame>
  );
}

type FrameProps = Pick<Labelled, 'label' | 'error'> & {
  className: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

function Frame({ label, error, className, children }: FrameProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={clsx('text-left', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
        className: 'field block',
      })}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The line exists before there is an error, so that showing one moves nothing and is announced. */
export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex min-h-8 items-start gap-1.5 pt-1.5 text-sm font-medium text-bad">
      {message && (
        <>
          <ErrorIcon className="mt-0.5 size-4" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
