import { Link, useLocation } from 'react-router';

const VIEWS = [
  { to: '/admin', label: 'All Leads' },
  { to: '/admin/desk', label: 'Desk' },
  { to: '/admin/prospects', label: 'Prospects' },
];

/** Tabs for the three views of possible customers: the table of leads, the desk, and the prospects. */
export function LeadsViews() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Views" className="mt-3 border-b-2 border-ink">
      <ul className="flex">
        {VIEWS.map(({ to, label }) => (
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
  );
}
