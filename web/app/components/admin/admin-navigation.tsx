import { Link, useLocation } from 'react-router';

/** The screens of the back office, in order. */
const SCREENS = [
  { label: 'Leads', path: '/admin' },
  { label: 'Clients', path: '/admin/clients' },
  { label: 'Campaigns', path: '/admin/campaigns' },
  { label: 'Blog', path: '/admin/blog' },
  { label: 'Inbox', path: '/admin/inbox' },
];

export function AdminNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Back office" className="max-md:order-last max-md:-mx-2 max-md:w-full">
      <ul className="flex flex-wrap items-center max-md:justify-between">
        {SCREENS.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={currentOf(path, pathname)}
              className="relative inline-flex min-h-12 items-center px-1 font-medium hover:text-signal sm:px-3 aria-[current]:font-bold aria-[current]:after:absolute aria-[current]:after:inset-x-1 aria-[current]:after:bottom-1.5 aria-[current]:after:h-[3px] aria-[current]:after:bg-signal sm:aria-[current]:after:inset-x-3"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a screen is the page shown, or leads to it. Every path begins with the first screen's, so that one must match whole. */
function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  const current = pathname.replace(/\/$/, '');
  if (path === current) return 'page';
  return path !== SCREENS[0]?.path && current.startsWith(`${path}/`) ? 'true' : undefined;
}
