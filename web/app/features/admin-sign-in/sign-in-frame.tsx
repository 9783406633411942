import { brand } from '@named-first/contract';
import type { ReactNode } from 'react';
import { LogoMark } from '../../components/layout/logo';
import { Toaster } from '../../components/ui/toaster';

type SignInFrameProps = { title: string; words: string; children: ReactNode };

/** The card of the two pages that are open to people who are not signed in. */
export function SignInFrame({ title, words, children }: SignInFrameProps) {
  return (
    <main id="main" className="grid flex-1 place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <a href="/" className="mb-8 flex min-h-12 items-center gap-2.5 text-ink">
          <LogoMark />
          <span className="font-display text-xl font-extrabold tracking-tight">{brand.name}</span>
        </a>
        <div className="ticket p-6 sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 text-soft">{words}</p>
          {children}
        </div>
      </div>
      <Toaster />
    </main>
  );
}
