import { Link, useLocation } from 'react-router';

/** The screens of the back office, in order. */
const SCREENS = [
  { label: 'Leads', path: '/admin' },
  { label: 'Campaigns', path: '/admin/campaigns' },
  { label: 'Blog', path: '/admin/blog' },
  { label: 'Inbox', path: '/admin/inbox' },
];

export function AdminNavigation() {
  const { pathname } = useLocation();
  const current = pathname.replace(/\/$/, '');
  return (
    <nav aria-label="Back office" className="max-md:order-last max-md:-mx-2 max-md:w-full">
      <ul className="flex items-center max-md:justify-between">
        {SCREENS.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="relative inline-flex min-h-12 items-center px-2 font-medium hover:text-signal sm:px-3 aria-[current=page]:font-bold aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-signal sm:aria-[current=page]:after:inset-x-3"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
