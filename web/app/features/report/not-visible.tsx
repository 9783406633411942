import type { ScanReport } from '@named-first/contract';
import { UnknownIcon } from '../../components/ui/icons';
import { Section } from './section';

/** Half of what decides an answer is not on the site; the report says so. */
export function NotVisible({ notVisible }: Pick<ScanReport, 'notVisible'>) {
  if (notVisible.length === 0) return null;
  return (
    <Section
      id="not-visible"
      title="What no outside scan can see"
      intro="These weigh on answers too. Nobody can read them from your website, so they are not in the score."
    >
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {notVisible.map((line) => (
          <li key={line} className="flex gap-3">
            <UnknownIcon className="mt-0.5 size-5 text-soft" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
