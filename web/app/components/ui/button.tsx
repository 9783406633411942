import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

type Look = 'signal' | 'plain' | 'quiet' | 'on-band' | 'on-band-plain';

const LOOKS: Record<Look, string> = {
  signal: 'border-transparent bg-signal text-on-signal hover:bg-signal-deep',
  plain: 'border-ink text-ink hover:bg-ink hover:text-paper',
  // The signal color has too little contrast with the dark band, so the border is light there.
  'on-band': 'border-on-band bg-signal text-on-signal hover:bg-signal-deep',
  'on-band-plain': 'border-on-band text-on-band hover:bg-on-band hover:text-band',
  quiet: 'border-transparent text-ink underline decoration-2 underline-offset-4 hover:text-signal',
};

/** The classes of every button and of every link that looks like one. The border shows in forced colors. */
export function buttonClass(look: Look = 'signal', extra?: string): string {
  return clsx(
    'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border-2 px-5 py-2.5 text-center font-semibold leading-snug transition-colors',
    'disabled:cursor-default disabled:opacity-65 aria-disabled:cursor-default aria-disabled:opacity-65',
    LOOKS[look],
    extra,
  );
}

type Looks = { look?: Look };

type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** An action is running: pressing the button does nothing. Unlike a disabled button, it keeps the focus. */
    isBusy?: boolean;
  };

export function Button({ look, className, type = 'button', isBusy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
      {...rest}
    />
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that loads a new document, for every link out of the funnel. */
export function ButtonAnchor({ look, className, children, ...rest }: ComponentProps<'a'> & Looks) {
  return (
    <a className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  );
}

/** A link inside the funnel, followed without loading a document. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof Link> & Looks) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}
