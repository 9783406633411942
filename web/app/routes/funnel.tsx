import { Outlet } from 'react-router';
import { SlimLayout } from '../components/layout/slim-layout';

export default function Funnel() {
  return (
    <SlimLayout note="Free AI visibility scan">
      <Outlet />
    </SlimLayout>
  );
}
