import { brand } from '@named-first/contract';

/** The logo: an assistant's answer whose first line is filled in. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <path d="M4 4h32v25H19l-9 8v-8H4Z" className="fill-ink" />
      <path d="M9.5 12.25h21" className="stroke-mark" strokeWidth="5.5" />
      <path d="M9.5 21.5h13" className="stroke-paper" strokeWidth="2.5" opacity=".75" />
    </svg>
  );
}

/** The logo with the agency's name, as a link to the home page. */
export function Logo({ href = '/' }: { href?: string }) {
  return (
    <a href={href} className="inline-flex min-h-12 items-center gap-2.5 rounded-sm text-ink no-underline">
      <LogoMark />
      <span className="font-display text-xl font-extrabold tracking-tight whitespace-nowrap">{brand.name}</span>
    </a>
  );
}
