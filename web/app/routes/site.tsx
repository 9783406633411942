import { Outlet } from 'react-router';
import { SiteLayout } from '../components/layout/site-layout';
import { PageProblem } from '../features/not-found/page-problem';
import type { Route } from './+types/site';

export default function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <PageProblem error={error} />
    </SiteLayout>
  );
}
