import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { pagePath } from './navigation';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** Header and footer of the public pages. Links load documents, because most of these pages do not run React. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const current = pagePath(pathname);
  return (
    <>
      <SkipLink />
      <TopBar current={current} />
      <Drawer current={current} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
