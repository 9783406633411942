import { lanesOf } from '@named-first/answers';
import type { Settings } from '../../../settings/settings.ts';

/** Why no assistant is asked, as a sentence; null if at least one is. */
export function nobodyAsked({ lanes, switchedOff }: Settings['assistants']): string | null {
  if (switchedOff) return 'Nobody is asked, because ASSISTANTS is off.';
  if (lanesOf(lanes).length > 0) return null;
  return 'Nobody is asked, because no assistant has a key. Set OPENAI_API_KEY, ANTHROPIC_API_KEY or PERPLEXITY_API_KEY.';
}
