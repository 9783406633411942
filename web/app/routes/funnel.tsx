import { Outlet } from 'react-router';
import { FunnelLayout } from '../components/layout/funnel-layout';

export default function Funnel() {
  return (
    <FunnelLayout>
      <Outlet />
    </FunnelLayout>
  );
}
