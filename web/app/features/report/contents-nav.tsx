import type { Chapter } from './chapters';

/** The contents of the report: at the side on a wide screen, along the top on a narrow one. Plain links. */
export function ContentsNav({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav
      aria-label="Contents of this report"
      className="no-print sticky top-0 z-10 border-b border-line bg-paper max-lg:-mx-[clamp(1rem,4vw,2.5rem)] lg:top-8 lg:self-start lg:border-b-0"
    >
      <ul className="contents-list flex gap-x-1 overflow-x-auto max-lg:px-[clamp(0.5rem,3vw,2rem)] lg:flex-col">
        {chapters.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center px-2.5 text-sm font-semibold text-soft hover:text-ink lg:min-h-10 lg:border-l-2 lg:border-line lg:pl-4 lg:hover:border-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
