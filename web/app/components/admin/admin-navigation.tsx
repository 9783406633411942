import { Link, useLocation } from 'react-router';

type Screen = { label: string; path: string; views?: readonly string[] | undefined };

/**
 * The screens of the back office, in order. `views` are pages of a screen whose paths do not start with the screen's
 * path.
 */
const SCREENS: readonly Screen[] = [
  { label: 'Leads', path: '/admin', views: ['/admin/desk', '/admin/prospects'] },
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
        {SCREENS.map(({ label, path, views }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={currentOf({ path, views }, pathname)}
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

/**
 * Whether a screen is the current page ('page') or an ancestor of it ('true'). Every path starts with the first
 * screen's, so that one must match exactly.
 */
function currentOf({ path, views = [] }: Omit<Screen, 'label'>, pathname: string): 'page' | 'true' | undefined {
  const current = pathname.replace(/\/$/, '');
  if (path === current) return 'page';
  if (views.includes(current)) return 'true';
  return path !== SCREENS[0]?.path && current.startsWith(`${path}/`) ? 'true' : undefined;
}
