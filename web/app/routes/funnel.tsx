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
 * When the screen changes, the pressed control disappears, and the focus with it. Focus the content of the next screen,
 * so that a screen reader announces it. Skip the first screen, because the browser announces a new document.
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
