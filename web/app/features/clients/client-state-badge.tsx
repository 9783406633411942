import type { ClientState } from '@named-first/contract';
import { clsx } from 'clsx';
import { STATE_WORDS } from './client-words';

const LOOKS: Record<ClientState, string> = {
  onboarding: 'border-transparent bg-signal-tint text-signal',
  active: 'border-transparent bg-good-tint text-good',
  past_due: 'border-transparent bg-bad-tint text-bad',
  ending: 'border-transparent bg-warn-tint text-warn',
  ended: 'border-edge text-soft',
};

export function ClientStateBadge({ state }: { state: ClientState }) {
  return (
    <span
      data-state={state}
      className={clsx(
        'inline-flex rounded-full border px-2.5 py-0.5 text-sm font-bold whitespace-nowrap',
        LOOKS[state],
      )}
    >
      {STATE_WORDS[state]}
    </span>
  );
}
