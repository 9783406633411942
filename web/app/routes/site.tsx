import { Outlet } from 'react-router';
import { SiteLayout } from '../components/layout/site-layout';

export default function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}
