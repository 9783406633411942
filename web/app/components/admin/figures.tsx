import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FiguresProps = { className?: string; children: ReactNode };

/** A ruled column of figures with labels. */
export function Figures({ className, children }: FiguresProps) {
  return <dl className={clsx('grid content-between border-y-2 border-ink py-4', className)}>{children}</dl>;
}

type FigureProps = {
  name: string;
  /** Undefined while unknown. */
  value: ReactNode;
  /** The total or a share, in smaller type next to the value. */
  aside?: string | false | undefined;
};

export function Figure({ name, value, aside }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm font-semibold text-soft">{name}</dt>
      <dd className="figures font-display text-xl font-extrabold whitespace-nowrap">
        {value ?? <NotLoaded />}
        {aside && <small className="text-base font-medium text-soft">{aside}</small>}
      </dd>
    </div>
  );
}

/** A placeholder for a figure that is not loaded or failed to load. */
export function NotLoaded() {
  return (
    <span role="img" aria-label="not loaded" className="font-medium text-soft">
      –
    </span>
  );
}
