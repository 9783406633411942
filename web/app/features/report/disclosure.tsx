import type { ReactNode } from 'react';

type DisclosureProps = { title: string; open?: boolean; children: ReactNode };

/** A disclosure that works without a script. Always open in print. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="disclosure mt-4 border-t border-line">
      <summary className="flex min-h-12 items-center gap-2 pt-2 font-semibold text-signal hover:underline">
        <Caret />
        {title}
      </summary>
      {children}
    </details>
  );
}

/** Points down, or up while its disclosure is open. */
export function Caret() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="caret size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m5 9 7 7 7-7" />
    </svg>
  );
}
