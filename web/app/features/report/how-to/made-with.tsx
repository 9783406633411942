import type { ScanReport } from '@named-first/contract';
import { Disclosure } from '../disclosure';
import { EvidenceList } from '../excerpt';

type MadeWithProps = Pick<ScanReport, 'builder' | 'howTo'>;

/** The site's builder and the evidence for it. Empty for reports that did not detect one. */
export function MadeWith({ builder, howTo }: MadeWithProps) {
  if (!builder.name && builder.signs.length === 0 && howTo.length === 0) return null;
  return (
    <aside aria-label="What your site is made with" className="ticket may-break mt-6 px-5 py-4 sm:px-6">
      <p>
        {builder.name ? (
          <>
            Your site is made with <strong className="font-semibold">{withPlugins(builder)}</strong>. Each fix below
            says where to click.
          </>
        ) : (
          'We could not tell what your site is made with, so the steps below fit most systems.'
        )}
      </p>
      {builder.signs.length > 0 && (
        <Disclosure title={builder.name ? 'How we know' : 'What we saw'}>
          <ul className="mt-2 list-disc space-y-1 pl-6 text-sm">
            {[...new Set(builder.signs.map(({ words }) => words))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <EvidenceList evidence={builder.signs.map(({ evidence }) => evidence)} />
        </Disclosure>
      )}
    </aside>
  );
}

function withPlugins({ name, plugins }: ScanReport['builder']): string {
  return [name, ...plugins.map((plugin) => plugin.name)].join(', ');
}
