import type { ScanReport } from '@named-first/contract';
import { Section } from './section';
import { longDate } from './shared-report';

export function Method({ report }: { report: ScanReport }) {
  const { method, notes, notVisible, pages, engineVersion, scannedAt, measuredWeight } = report;
  return (
    <Section id="method" title="How this was measured">
      <p>{method}</p>
      <p className="mt-2 text-soft">
        Engine {engineVersion}, {longDate(scannedAt)}. {Math.round(measuredWeight)} of 100 points could be measured.
      </p>
      <Lines title="Worth knowing" lines={notes} />
      <Lines title="What no scan from outside can see" lines={notVisible} />
      <Lines
        title="Pages we read"
        lines={pages.map(({ url, status, words }) => `${url} (${status ?? 'no answer'}, ${words} words)`)}
      />
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 break-words marker:text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
