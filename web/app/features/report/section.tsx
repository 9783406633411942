import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; intro?: string; children: ReactNode };

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-2xl text-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
