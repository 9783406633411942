import type { ReactNode } from 'react';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

type SlimLayoutProps = {
  note: string;
  /** Where the logo leads. A page saved as a file needs the full URL. */
  home?: string;
  children: ReactNode;
};

/** The slim frame of the funnel and of reports, without links that distract. */
export function SlimLayout({ note, home = '/', children }: SlimLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="no-print border-b border-line">
        <div className="wrap flex items-center justify-between gap-4 py-2">
          <Logo href={home} />
          <p className="text-sm text-soft max-sm:hidden">{note}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-20 outline-none">
        {children}
      </main>
    </>
  );
}
