import type { LeadStage } from '@named-first/contract';
import { STAGE_WORDS } from './desk-words';

const LOOKS: Record<LeadStage, string> = {
  new: 'bg-sunk text-soft',
  called: 'bg-sunk text-ink',
  meeting: 'bg-warn-tint text-warn',
  offered: 'bg-warn-tint text-warn',
  won: 'bg-good-tint text-good',
  lost: 'bg-bad-tint text-bad',
};

export function StageBadge({ stage }: { stage: LeadStage }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${LOOKS[stage]}`}>
      {STAGE_WORDS[stage]}
    </span>
  );
}
