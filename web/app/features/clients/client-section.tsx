import type { ReactNode } from 'react';

type ClientSectionProps = { id: string; heading: string; action?: ReactNode; children: ReactNode };

/** A ruled section of a client's page with its heading. */
export function ClientSection({ id, heading, action, children }: ClientSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-ink">
        <h2 id={id} className="py-3 text-xl">
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty section. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-soft">{children}</p>;
}
