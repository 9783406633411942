import { ButtonAnchor } from '../ui/button';
import { MenuIcon } from '../ui/icons';
import { Logo } from './logo';
import { useNavigationLinks } from './navigation';

export function TopBar({ current }: { current: string }) {
  const links = useNavigationLinks();
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap flex items-center justify-between gap-4 py-2">
        <Logo />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {links.map(({ label, path }) => (
              <li key={path}>
                <a
                  href={path}
                  aria-current={path === current ? 'page' : undefined}
                  className="relative inline-flex min-h-12 items-center px-2.5 text-sm font-medium text-ink hover:text-signal aria-[current=page]:font-bold xl:px-3.5 xl:text-base aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-signal"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonAnchor href="/contact" className="max-lg:hidden">
          Get Started
        </ButtonAnchor>
        <MenuButton />
      </div>
    </header>
  );
}

function MenuButton() {
  return (
    <button
      type="button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      className="inline-flex size-12 items-center justify-center rounded-sm border-2 border-ink lg:hidden"
      {...{ command: 'show-modal', commandfor: 'site-drawer' }}
    >
      <MenuIcon className="size-6" />
    </button>
  );
}
