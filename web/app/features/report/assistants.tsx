import type { AssistantVerdict } from '@named-first/contract';
import { ASSISTANT_VERDICTS } from '../../components/report-words';
import { VerdictChip } from '../../components/verdict';
import { Section } from './section';

export function Assistants({ assistants }: { assistants: AssistantVerdict[] }) {
  if (assistants.length === 0) return null;
  return (
    <Section id="assistants" title="Can each assistant read your site?">
      <ul className="ticket divide-y divide-line">
        {assistants.map(({ id, name, verdict, reason }) => (
          <li key={id} className="grid gap-x-5 gap-y-1.5 p-4 sm:grid-cols-[8rem_8.5rem_1fr] sm:px-6">
            <p className="font-semibold">{name}</p>
            <p>
              <VerdictChip status={ASSISTANT_VERDICTS[verdict].status} words={ASSISTANT_VERDICTS[verdict].words} />
            </p>
            <p className="text-soft">{reason}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
