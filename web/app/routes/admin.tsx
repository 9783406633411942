import { Outlet } from 'react-router';
import { AdminLayout } from '../components/admin/admin-layout';

export const handle = { hydrate: true };

export default function Admin() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
