/** Two arrows; the one of the current direction is filled. */
export function SortMark({ direction }: { direction: 'asc' | 'desc' | false }) {
  const strength = (own: 'asc' | 'desc') => (direction === own ? 1 : 0.3);
  return (
    <svg viewBox="0 0 10 16" className="h-4 w-2.5 shrink-0" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M5 0 10 6.500H0Z" opacity={strength('asc')} />
      <path d="M5 16 0 9.500h10Z" opacity={strength('desc')} />
    </svg>
  );
}
