import { ASSISTANT_VERDICTS, type AssistantVerdict } from '@named-first/contract';
import { VerdictChip } from '../../components/verdict';
import { Section } from './section';

export function Assistants({ assistants }: { assistants: AssistantVerdict[] }) {
  if (assistants.length === 0) return null;
  return (
    <Section id="assistants" title="Assistant by assistant" intro={summary(assistants)}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {assistants.map(({ id, name, verdict, reason }) => (
          <li key={id} className="rounded-sm border border-line bg-sheet p-4">
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-lg">{name}</h3>
              <VerdictChip {...ASSISTANT_VERDICTS[verdict]} />
            </div>
            <p className="mt-2 text-sm text-soft">{reason}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function summary(assistants: AssistantVerdict[]): string | undefined {
  if (assistants.every(({ verdict }) => verdict === 'unknown')) return undefined;
  const open = assistants.filter(({ verdict }) => verdict === 'yes').length;
  const shut = assistants.filter(({ verdict }) => verdict === 'no').map(({ name }) => name);
  if (open === assistants.length) return `All ${open} can read and use your site as it stands today.`;
  const rest = shut.length > 0 ? ` Shut out: ${shut.join(', ')}.` : '';
  return `${open} of ${assistants.length} can read and use your site as it stands today.${rest}`;
}
