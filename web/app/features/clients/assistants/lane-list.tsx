import type { Assistants } from '@named-first/contract';
import { callApi } from '../../../api/client';
import { Button } from '../../../components/ui/button';
import { dollars, LANE_STATES, type Lane } from './assistant-words';
import { useAssistantsChange } from './use-assistants';

type LaneListProps = Pick<Assistants, 'lanes' | 'today'>;

/** Every assistant, whether it is asked, and why not. */
export function LaneList({ lanes, today }: LaneListProps) {
  return (
    <section aria-labelledby="lanes" className="min-w-0">
      <h2 id="lanes" className="border-b-2 border-ink pb-2 text-xl">
        Who is asked
      </h2>
      <ul>
        {lanes.map((lane) => (
          <LaneRow key={lane.provider} lane={lane} />
        ))}
      </ul>
      <p className="mt-3">
        Today: {dollars(today.spentMicros)} of {dollars(today.limitMicros)}, with what is reserved for open questions.
      </p>
    </section>
  );
}

function LaneRow({ lane }: { lane: Lane }) {
  const { provider, label, model, state, why, priceWarning, todayMicros } = lane;
  const { mutate, isPending } = useAssistantsChange<void>({
    send: () => callApi('openAssistantLane', { parts: { provider } }),
    done: `${label} is asked again`,
    failed: 'Failed to open it.',
  });
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base font-semibold wrap-anywhere">{label}</h3>
        <span className="font-semibold">{LANE_STATES[state]}</span>
      </div>
      {model !== null && (
        <p className="text-sm text-soft wrap-anywhere">
          {model}, {dollars(todayMicros)} today
        </p>
      )}
      {why !== null && <p className="mt-1 text-sm wrap-anywhere">{why}</p>}
      {priceWarning !== null && <p className="mt-1 text-sm wrap-anywhere">{priceWarning}</p>}
      {state === 'paused' && (
        <Button look="plain" className="mt-2" isBusy={isPending} onClick={() => mutate()}>
          Ask again
        </Button>
      )}
    </li>
  );
}
