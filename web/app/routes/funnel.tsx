import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SlimLayout } from '../components/layout/slim-layout';
import { usePreloadedScreens } from '../features/funnel/preload-screens';

export default function Funnel() {
  usePreloadedScreens();
  useFocusOnNextScreen();
  return (
    <SlimLayout note="Free AI visibility scan">
      <Outlet />
    </SlimLayout>
  );
}

/**
 * What was pressed goes with its screen, and the focus with it. The next screen has it at its content, so that a screen
 * reader says where the visitor is now. The first screen is left alone: a document is announced by the browser.
 */
function useFocusOnNextScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
