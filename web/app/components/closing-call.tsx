import type { ReactNode } from 'react';
import { ButtonAnchor } from './ui/button';

type Action = { label: string; path: string };

type ClosingCallProps = { title: string; children: ReactNode; first: Action; second?: Action };

/** The end of a page: one sentence and one or two next steps, with a short list that the reader wants to lead. */
export function ClosingCall({ title, children, first, second }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-call" className="wrap mt-24">
      <div className="grid items-center gap-x-16 gap-y-10 rounded-md border border-line bg-band p-6 text-on-band sm:p-10 md:grid-cols-[1.5fr_1fr] lg:p-14">
        <div>
          <h2 id="closing-call" className="text-3xl font-extrabold">
            {title}
          </h2>
          <p className="mt-4 max-w-xl text-lg text-on-band-soft">{children}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonAnchor href={first.path} look="on-band">
              {first.label}
            </ButtonAnchor>
            {second && (
              <ButtonAnchor href={second.path} look="on-band-plain">
                {second.label}
              </ButtonAnchor>
            )}
          </div>
        </div>
        <ShortList />
      </div>
    </section>
  );
}

/** A minimal version of the answer picture. Decorative: the text next to it says the same. */
function ShortList() {
  return (
    <ol aria-hidden="true" className="space-y-5 font-display text-xl font-bold max-md:hidden">
      <li className="rounded-sm border-l-4 border-on-band bg-on-band px-4 py-4 text-band">1. Your business</li>
      {['w-3/5', 'w-2/5'].map((width, index) => (
        <li key={width} className="flex items-center gap-3 px-4 text-on-band-soft">
          {index + 2}. <span className={`unread ${width} bg-on-band-soft! opacity-40`} />
        </li>
      ))}
    </ol>
  );
}
