import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PageStyle } from '../../components/page-style';
import clientsStyles from './clients.css?inline';

const TABS = [
  { to: '/admin/clients', label: 'Monday' },
  { to: '/admin/clients/all', label: 'All Clients' },
  { to: '/admin/clients/funnel', label: 'Funnel' },
  { to: '/admin/clients/assistants', label: 'Assistants' },
];

/** The heading and the views of the clients. */
export function ClientsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="wide pt-6">
      <PageStyle href="clients" precedence="page" text={clientsStyles} />
      <h1 className="text-2xl">Clients</h1>
      <nav aria-label="Views" className="mt-3 border-b-2 border-ink">
        <ul className="flex flex-wrap">
          {TABS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}
                className="flex min-h-12 items-center px-4 font-semibold whitespace-nowrap hover:text-signal aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
