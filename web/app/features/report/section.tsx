import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  intro?: ReactNode | undefined;
  className?: string;
  children: ReactNode;
};

/** One chapter of the report. Contents, mails and the check form link to its id. */
export function Section({ id, title, intro, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('chapter mt-16 scroll-mt-4 lg:scroll-mt-8', className)}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {intro && <p className="mt-2.5 max-w-2xl break-after-avoid text-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
