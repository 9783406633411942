import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../../api/query-client';
import { Logo } from '../layout/logo';
import { SkipLink } from '../layout/skip-link';
import { preloadToasts, Toaster } from '../ui/toaster';
import { AdminNavigation } from './admin-navigation';
import { LogoutButton } from './logout-button';

/** The frame of the back office: its navigation, one query client and the toasts. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useEffect(preloadToasts, []);
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <header className="no-print border-b border-line bg-paper">
        <div className="wide flex flex-wrap items-center gap-x-6 py-2">
          <Logo />
          <AdminNavigation />
          <LogoutButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-16 outline-none">
        {children}
      </main>
      <div className="max-md:[--below-header:7rem]">
        <Toaster />
      </div>
    </QueryClientProvider>
  );
}
