import { ButtonAnchor } from '../ui/button';
import { CloseIcon } from '../ui/icons';
import { useNavigationLinks } from './navigation';

/**
 * The side drawer of small screens: a modal `<dialog>`, so the browser handles focus, Escape and the inert page behind.
 * `drawer-script.js`, which every page loads, closes it when a link is followed. The script opens it only in browsers
 * without `command` buttons, because opening a dialog twice throws.
 */
export function Drawer({ current }: { current: string }) {
  const links = useNavigationLinks();
  return (
    <dialog id="site-drawer" aria-label="Menu" className="drawer">
      <div className="flex h-full flex-col gap-4 p-4">
        <button
          type="button"
          aria-label="Close menu"
          className="inline-flex size-12 items-center justify-center self-end rounded-sm border-2 border-ink"
          {...{ command: 'close', commandfor: 'site-drawer' }}
        >
          <CloseIcon className="size-6" />
        </button>
        <nav aria-label="Menu">
          <ul>
            {links.map(({ label, path }) => (
              <li key={path} className="border-b border-line">
                <a
                  href={path}
                  aria-current={path === current ? 'page' : undefined}
                  className="flex min-h-14 items-center border-l-4 border-transparent pl-3 text-lg font-medium hover:text-signal aria-[current=page]:border-signal aria-[current=page]:font-bold"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonAnchor href="/pricing" className="mt-2">
          Get Started
        </ButtonAnchor>
      </div>
    </dialog>
  );
}
