import { type AskedProvider, type FailureReason, lanesOf } from '@named-first/answers';
import type { Tx } from '../../../db/database.ts';
import { plainMail } from '../../../mail/mail-kinds.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { AssistantDeps } from '../deps.ts';

/** To the agency: an assistant was paused, and why. */
export const LANE_PAUSED_MAIL = plainMail('assistant-paused');

type PausedLane = { provider: AskedProvider; model: string; reason: FailureReason; message: string };

export async function queueLanePausedMail(deps: AssistantDeps, tx: Tx, lane: PausedLane): Promise<void> {
  const { publicUrl, mailTo, assistants } = deps.settings;
  const label = lanesOf(assistants.lanes).find(({ provider }) => provider === lane.provider)?.label ?? lane.provider;
  await queueMail(deps, tx, {
    messageKey: `assistant-paused:${lane.provider}:${deps.clock.now().toISOString()}`,
    kind: LANE_PAUSED_MAIL,
    to: mailTo,
    data: {
      label,
      model: lane.model,
      why: whyPaused(lane.reason),
      message: lane.message,
      adminUrl: `${publicUrl}/admin/clients/assistants`,
    },
    leadId: null,
  });
}

/** Why a lane is paused, as a sentence for the agency. */
export function whyPaused(reason: string | null): string {
  switch (reason) {
    case 'bad-key':
      return 'The key is not accepted.';
    case 'no-credit':
      return 'The account has no credit left.';
    case 'model-gone':
      return 'The model is not offered any more. Set another one.';
    default:
      return 'It failed three times in a row.';
  }
}
